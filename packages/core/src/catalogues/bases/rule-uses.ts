import type { CatalogueKey } from "../../clinical/catalogues/catalogues.ts";
import { drugIndex } from "../../clinical/safety/drug-classes.ts";
import { drugKey } from "../../clinical/safety/drug-keys.ts";
import { once } from "./base.ts";

/** How often an entry of a catalogue was used. */
export type Count = (catalogue: CatalogueKey, key: string) => number;

/** The catalogues of what patients take by the hand of a therapist. */
export const TAKEN = ["nutrients", "plants", "substances"] as const;
/** How often a substance, a plant or a nutrient was used; only one of the catalogues has its key. */
export const takenUses = (key: string, count: Count): number =>
  TAKEN.reduce((sum, catalogue) => sum + count(catalogue, key), 0);

const medicinesByClass = once(() => {
  const medicines = new Map<string, string[]>();
  for (const [inn, classes] of drugIndex().classes)
    for (const one of classes) medicines.set(one, [...(medicines.get(one) ?? []), drugKey({ inn })]);
  return medicines;
});

/** How often a medicine was used, or the medicines of a class together. */
export const medicineUses = (named: string, count: Count): number =>
  // Some classes have the name of a medicine that is in them.
  [...new Set([drugKey({ inn: named }), ...(medicinesByClass().get(named) ?? [])])].reduce(
    (sum, key) => sum + count("drugs", key),
    0,
  );
