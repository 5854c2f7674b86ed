import type { Row } from "./matrix-case.ts";

/** For a colleague an unshared entry does not exist, as for another space. A provider reads only its own. */
const ownEntry = (call: Row["call"]): Row => ({
  call,
  names: "supplies",
  colleague: [404],
  archived: [404],
  // A manager who treats no patients has no own entries, so the record is a colleague's.
  except: { manager: { own: [404] } },
});

/** Catalogues that both clinics and providers have. */
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
