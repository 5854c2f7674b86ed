import type { Ingredient } from "../contracts/materia/materia.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import { referenceSubstance } from "../reference/substances.ts";
import type { Faults } from "./anamnesis-rules.ts";

/**
 * What is wrong with prescribed formulas: an entry that stands twice, a substance twice in one formula (its grams would
 * be read as one or as the other), a substance the tables do not have. What somebody made is not looked up: the record
 * keeps its names whatever becomes of it.
 */
export function formulaFaults({ items }: SectionData<"formulas">): Faults {
  return Object.assign(
    twice(items.map(({ id }) => id)),
    ...items.map(({ ingredients }, at) => ingredientFaults(ingredients, `items.${at}.ingredients`)),
  );
}

/** The same of substances prescribed alone. */
export const substanceFaults = ({ items }: SectionData<"substances">): Faults => ({
  ...twice(items.map(({ id }) => id)),
  ...ingredientFaults(items, "items"),
});

const ingredientFaults = (ingredients: readonly Ingredient[], path: string): Faults =>
  Object.fromEntries(
    ingredients.flatMap(({ substance }, at): [string, string][] => {
      const first = ingredients.findIndex((one) => one.substance === substance);
      if (first < at) return [[`${path}.${at}`, "ingredient.duplicate"]];
      return made(substance) || referenceSubstance(substance)
        ? []
        : [[`${path}.${at}.substance`, "substance.unknown"]];
    }),
  );

/** What somebody made has an id; what the tables have, its pinyin. */
const made = (substance: string) => substance.startsWith("sub_");

const twice = (ids: readonly string[]): Faults =>
  Object.fromEntries(
    ids.flatMap((id, at) => (ids.indexOf(id) < at ? [[`items.${at}.id`, "id.invalid"]] : [])),
  );
