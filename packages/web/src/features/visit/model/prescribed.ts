import { type Merge, merge, modifiedName } from "@meridian/core/clinical/materia/formula-maths";
import { newPartId } from "@meridian/core/contracts/kernel/part-id";
import type { Formula } from "@meridian/core/contracts/materia/materia";
import type { PrescribedFormula } from "@meridian/core/contracts/visits/sections/formulas";
import type { PrescribedSubstance } from "@meridian/core/contracts/visits/sections/substances";

/** The most formulas one can be combined from, and the most an appointment can hold. */
const MOST_SOURCES = 6;
export const MOST_FORMULAS = 12;

/** A formula's ingredients when it was chosen, to name later changes by. */
const baseOf = ({ ingredients }: Pick<Formula, "ingredients">) =>
  ingredients.map(({ substance, name, grams }) => ({ substance, name, grams }));

/** Whether a substance is retired: it is not chosen any more, neither by itself nor with a formula. */
export type IsRetired = (substance: string) => boolean;

const offeredIngredients = ({ ingredients }: Pick<Formula, "ingredients">, isRetired: IsRetired) =>
  ingredients.filter(({ substance }) => !isRetired(substance));

/** A prescription of a formula of the catalogue, without its retired substances. */
export const prescribedFormula = (formula: Formula, isRetired: IsRetired): PrescribedFormula => ({
  id: newPartId(),
  sources: [formula.id],
  name: formula.name,
  zh: formula.zh,
  base: baseOf(formula),
  ingredients: offeredIngredients(formula, isRetired),
  form: formula.form,
  doses_per_day: formula.doses_per_day,
  days: formula.days,
  instructions: formula.instructions,
});

/** A prescription under a free name, still without ingredients. */
export const emptyFormula = (name: string): PrescribedFormula => ({
  id: newPartId(),
  sources: [],
  name,
  zh: "",
  base: [],
  ingredients: [],
  form: "decoction",
  doses_per_day: 2,
  days: 7,
  instructions: "",
});

/** The names of a formula's retired substances that it was chosen without. */
export const leftOut = ({ base, ingredients }: PrescribedFormula, isRetired: IsRetired): string[] =>
  base
    .filter(
      ({ substance }) => isRetired(substance) && !ingredients.some((one) => one.substance === substance),
    )
    .map(({ name }) => name);

/** Two formulas combined: name, sources, base and ingredients come from both, without retired substances. */
export function mergedWith(
  now: PrescribedFormula,
  formula: Formula,
  how: Merge,
  isRetired: IsRetired,
): PrescribedFormula {
  return {
    ...now,
    name: `${now.name} & ${formula.name}`.slice(0, 160),
    zh: [now.zh, formula.zh].filter(Boolean).join(" ").slice(0, 60),
    sources: [...new Set([...now.sources, formula.id])].slice(0, MOST_SOURCES),
    base: merge(now.base, baseOf(formula), how).slice(0, 60),
    ingredients: merge(now.ingredients, offeredIngredients(formula, isRetired), how).slice(0, 60),
  };
}

/** The names of the substances that are in both formulas. */
export const substancesInBoth = (now: PrescribedFormula, formula: Formula): string[] =>
  now.ingredients
    .filter(({ substance }) => formula.ingredients.some((one) => one.substance === substance))
    .map(({ name }) => name);

/** "Xiao Yao San + Dan Pi − Bo He" */
export const modifiedFormulaName = ({ name, base, ingredients }: PrescribedFormula): string =>
  modifiedName(name, base, ingredients);

/** Adds the formulas prescribed before, except those that are there already. */
export const repeatedFormulas = (now: readonly PrescribedFormula[], before: readonly PrescribedFormula[]) =>
  [
    ...now,
    ...before
      .filter((one) => !now.some((existing) => sameFormula(existing, one)))
      .map((one) => ({ ...one, id: newPartId() })),
  ].slice(0, MOST_FORMULAS);

const sameFormula = (one: PrescribedFormula, other: PrescribedFormula) =>
  one.name === other.name &&
  one.ingredients.length === other.ingredients.length &&
  one.ingredients.every(({ substance, grams }) =>
    other.ingredients.some((line) => line.substance === substance && line.grams === grams),
  );

/** Adds the single substances prescribed before, except those that are there already. */
export const repeatedSubstances = (
  now: readonly PrescribedSubstance[],
  before: readonly PrescribedSubstance[],
) =>
  [
    ...now,
    ...before
      .filter(({ substance }) => !now.some((existing) => existing.substance === substance))
      .map((one) => ({ ...one, id: newPartId() })),
  ].slice(0, 20);
