import type { Row } from "./matrix-case.ts";

/** For a colleague an unshared test does not exist, as for another space. */
const ownTest = (call: Row["call"]): Row => ({
  call,
  names: "catalogue",
  colleague: [404],
  archived: [404],
  // A manager who treats no patients has no own tests, so the record is a colleague's.
  except: { manager: { own: [404] } },
});

const content = {
  name: "Demo test",
  questions: [{ kind: "yes_no", id: "question1", label: "Demo question" }],
};
const options = [
  { id: "option1", label: "None", points: 0 },
  { id: "option2", label: "Severe", points: 3 },
];
const noType = "rsp_01K0DEM0000000000000000001";

/** Rows of custom tests and response types. */
export const tests: Record<string, Row> = {
  "assessments.list": { call: () => ({}) },
  "assessments.create": { call: () => ({ body: { name: "Demo test" } }), own: [201] },
  "assessments.get": ownTest(({ test }) => ({ params: { test } })),
  "assessments.save": ownTest(({ test }) => ({ params: { test }, body: { version: 1, content } })),
  "assessments.publish": {
    ...ownTest(({ test }) => ({ params: { test }, body: { version: 1 } })),
    // The test in this matrix has no questions yet.
    own: [400],
  },
  "assessments.share": ownTest(({ test }) => ({ params: { test }, body: { shared: true } })),
  "assessments.archive": ownTest(({ test }) => ({ params: { test } })),
  "assessments.restore": ownTest(({ test }) => ({ params: { test } })),
  "assessments.remove": ownTest(({ test }) => ({ params: { test } })),
  // Versions that the caller may not see are left out of the answer.
  "assessments.versions": {
    call: ({ test }) => ({ query: { of: `${test}.1` } }),
    names: "catalogue",
    foreign: [200],
    random: [200],
  },
  "assessments.upload-image": {
    call: () => ({ body: { content_type: "image/png", size: 100 } }),
    own: [201],
  },
  "assessments.image": { call: () => ({ params: { image: "tim_01K0DEM0000000000000000001.png" } }) },
  "assessments.response-types": { call: () => ({}) },
  "assessments.create-response-type": {
    call: () => ({ body: { name: `Demo ${Math.random()}`, options } }),
    own: [201],
  },
  // No response type has this id. The row only tests who may call.
  "assessments.update-response-type": {
    call: () => ({ params: { type: noType }, body: { name: "Demo", options, version: 1 } }),
    own: [404],
  },
  "assessments.remove-response-type": { call: () => ({ params: { type: noType } }), own: [404] },
};
