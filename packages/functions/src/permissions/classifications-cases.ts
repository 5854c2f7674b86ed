import type { Row } from "./matrix-case.ts";

const release = `icr_${"0".repeat(32)}`;
const reference = "ref_01K0DEM0000000000000000001";
const titles = { title: "Demo reference" };

/**
 * The classification and the bibliography. No release and no reference has these ids, so the rows only test who may
 * call.
 */
export const classification: Record<string, Row> = {
  "classifications.icd-browse": { call: () => ({ params: { chapter: "13" } }) },
  "classifications.clinic-icd": { call: () => ({}) },
  "classifications.save-clinic-icd": {
    call: () => ({ body: { favourites: [], own: [], version: 9999 } }),
    own: [409],
  },
  "classifications.references": { call: () => ({}) },
  "backoffice.icd-list": { call: () => ({ query: { q: "m54" } }) },
  "backoffice.icd-entry": { call: () => ({ params: { code: "M54.5" } }) },
  "backoffice.save-icd-entry": {
    call: () => ({ params: { code: "M54.5" }, body: { en: "Demo", version: 9999 } }),
    own: [409],
  },
  "backoffice.remove-icd-entry": {
    call: () => ({ params: { code: "Z99.9" }, query: { version: "0" } }),
    own: [404],
  },
  "backoffice.icd-releases": { call: () => ({}) },
  "backoffice.start-icd-release": {
    call: () => ({ body: { fingerprint: "f".repeat(64), name: "Demo", codes: 1, chunks: 1 } }),
  },
  "backoffice.add-icd-chunks": {
    call: () => ({ params: { release, at: "0" }, body: { chunks: [[{ code: "A00", en: "Demo" }]] } }),
    own: [404],
  },
  "backoffice.publish-icd-release": { call: () => ({ params: { release }, body: {} }), own: [404] },
  "backoffice.withdraw-icd-release": { call: () => ({ params: { release } }), own: [404] },
  "backoffice.list-references": { call: () => ({}) },
  // A title of its own for each role: the same reference is not added twice.
  "backoffice.create-reference": {
    call: () => ({ body: { title: `Demo reference ${crypto.randomUUID()}` } }),
    own: [201],
  },
  "backoffice.update-reference": {
    call: () => ({ params: { reference }, body: { ...titles, version: 1 } }),
    own: [404],
  },
  "backoffice.reference-uses": { call: () => ({ params: { reference } }) },
  "backoffice.remove-reference": { call: () => ({ params: { reference } }), own: [404] },
};
