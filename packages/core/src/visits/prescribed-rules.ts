import { type AddedKeys, NOTHING_ADDED } from "../catalogues/index.ts";
import type { Ingredient } from "../contracts/materia/materia.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import { substanceFacts } from "../reference/substance-facts.ts";
import type { Faults } from "./anamnesis-rules.ts";

/**
 * Faults of prescribed formulas: duplicate entries, a substance twice in one formula (its dose would be ambiguous), and substances
 * that are neither in the tables nor among those that the back office added. Users' own substances are not looked up: the visit stores their names, so they may be deleted
 * later.
 */
export function formulaFaults({ items }: SectionData<"formulas">, added: AddedKeys = NOTHING_ADDED): Faults {
  return Object.assign(
    duplicateFaults(items.map(({ id }) => id)),
    ...items.map(({ ingredients }, at) => ingredientFaults(ingredients, `items.${at}.ingredients`, added)),
  );
}

/** The same of substances prescribed alone. */
export const substanceFaults = (
  { items }: SectionData<"substances">,
  added: AddedKeys = NOTHING_ADDED,
): Faults => ({
  ...duplicateFaults(items.map(({ id }) => id)),
  ...ingredientFaults(items, "items", added),
});

const ingredientFaults = (ingredients: readonly Ingredient[], path: string, added: AddedKeys): Faults =>
  Object.fromEntries(
    ingredients.flatMap(({ substance }, at): [string, string][] => {
      const first = ingredients.findIndex((one) => one.substance === substance);
      if (first < at) return [[`${path}.${at}`, "ingredient.duplicate"]];
      return isOwnSubstance(substance) || substanceFacts(substance) || added.substances.has(substance)
        ? []
        : [[`${path}.${at}.substance`, "substance.unknown"]];
    }),
  );

/** Users' own substances have an id; those of the tables are named by their pinyin. */
const isOwnSubstance = (substance: string) => substance.startsWith("sub_");

const duplicateFaults = (ids: readonly string[]): Faults =>
  Object.fromEntries(
    ids.flatMap((id, at) => (ids.indexOf(id) < at ? [[`items.${at}.id`, "id.invalid"]] : [])),
  );
