import type { Row } from "./matrix-case.ts";

/** For a colleague an unshared treatment does not exist, as for another space. */
const ownOne = (call: Row["call"]): Row => ({
  call,
  names: "treatments",
  colleague: [404],
  archived: [404],
  // A manager who treats no patients has no own treatments, so the record is a colleague's.
  except: { manager: { own: [404] } },
});

const name = () => `Demo ${Math.random()}`;
const content = { items: [{ id: "demo0001", technique: "hvla", places: ["L4"] }] };

/** Rows of custom and pre-made treatments. */
export const treatments: Record<string, Row> = {
  "treatments.list-custom": { call: () => ({}) },
  "treatments.create-custom": { call: () => ({ body: { name: name() } }), own: [201] },
  "treatments.get-custom": ownOne(({ treatment }) => ({ params: { treatment } })),
  "treatments.update-custom": ownOne(({ treatment }) => ({
    params: { treatment },
    body: { version: 1, name: name() },
  })),
  "treatments.remove-custom": ownOne(({ treatment }) => ({ params: { treatment } })),
  // Nothing was deleted, so there is nothing to restore.
  "treatments.restore-custom": {
    ...ownOne(({ treatment }) => ({ params: { treatment } })),
    own: [404],
  },
  "treatments.list-pre-made": { call: () => ({ query: { category: "osteopathy" } }) },
  "treatments.create-pre-made": {
    call: () => ({ body: { category: "osteopathy", name: name(), content } }),
    own: [201],
  },
  "treatments.get-pre-made": ownOne(({ preMade }) => ({ params: { pre_made: preMade } })),
  "treatments.update-pre-made": ownOne(({ preMade }) => ({
    params: { pre_made: preMade },
    body: { version: 1, name: name(), content },
  })),
  "treatments.remove-pre-made": ownOne(({ preMade }) => ({ params: { pre_made: preMade } })),
};
