import type { Row } from "./matrix-case.ts";

/** An entry that is not shared is as absent to a colleague as another space's; a provider reaches only its own. */
const ownEntry = (call: Row["call"]): Row => ({
  call,
  names: "supplies",
  colleague: [404],
  archived: [404],
  // A manager who does not treat has made none: the record is always a colleague's.
  except: { manager: { own: [404] } },
});

/** Rows of what clinics and providers keep alike. */
export const supplies: Record<string, Row> = {
  "supplements.tables": { call: () => ({}) },
  "supplements.own": { call: () => ({}) },
  "supplements.listed": { call: () => ({}) },
  "supplements.new-product": { call: () => ({ body: { name: `Demo ${Math.random()}` } }), own: [201] },
  "supplements.edit-product": ownEntry(({ product }) => ({
    params: { id: product },
    body: { version: 1, name: `Demo ${Math.random()}` },
  })),
};
