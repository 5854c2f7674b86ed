import type { Row } from "./matrix-case.ts";

/**
 * For a colleague an unshared entry does not exist, as for another space. A provider's entry is visible only to itself
 * until it is shared.
 */
const ownEntry = (call: Row["call"]): Row => ({
  call,
  names: "supplies",
  colleague: [404],
  archived: [404],
  // A manager who treats no patients has no own entries, so the record is a colleague's.
  except: { manager: { own: [404] } },
});

const substance = () => ({ name: `Demo ${Math.random()}` });
const formula = () => ({
  name: `Demo ${Math.random()}`,
  ingredients: [{ substance: "chaihu", name: "Chái Hú", grams: 9 }],
});

/** Rows of substances and formulas. */
export const materia: Record<string, Row> = {
  "materia.tables": { call: () => ({}) },
  "materia.own": { call: () => ({}) },
  "materia.listed": { call: () => ({}) },
  "materia.new-substance": { call: () => ({ body: substance() }), own: [201] },
  "materia.substance": ownEntry((ids) => ({ params: { id: ids.substance } })),
  "materia.edit-substance": ownEntry((ids) => ({
    params: { id: ids.substance },
    body: { ...substance(), version: 1 },
  })),
  "materia.delete-substance": ownEntry((ids) => ({ params: { id: ids.substance } })),
  "materia.new-formula": { call: () => ({ body: formula() }), own: [201] },
  "materia.formula": ownEntry((ids) => ({ params: { id: ids.formula } })),
  "materia.edit-formula": ownEntry((ids) => ({
    params: { id: ids.formula },
    body: { ...formula(), version: 1 },
  })),
  "materia.delete-formula": ownEntry((ids) => ({ params: { id: ids.formula } })),
};
