import type { z } from "zod";
import { checkSafety } from "../clinical/safety/check.ts";
import type { SafetyInput } from "../clinical/safety/safety-input.ts";
import { prescribedFormula } from "../contracts/visits/sections/formulas.ts";
import type { Medicine } from "../contracts/visits/sections/medication.ts";
import { medication } from "../contracts/visits/sections/medication.ts";
import { prescribedSubstance } from "../contracts/visits/sections/substances.ts";
import { chosenSupplement } from "../contracts/visits/sections/supplements.ts";
import { classicFormulas } from "../reference/classic-formulas.ts";
import { safetyFacts } from "../reference/safety-facts.ts";

type Parts = Partial<Omit<SafetyInput, "patient" | "before">> & {
  patient?: Partial<SafetyInput["patient"]>;
  before?: Partial<SafetyInput["before"]>;
};

/** Safety input with nothing known and nothing chosen, except the given values. */
export const safetyRecord = ({ patient, before, ...parts }: Parts = {}): SafetyInput => ({
  patient: {
    pregnant: false,
    weeks_pregnant: null,
    lactant: false,
    age: 40,
    alerts: "",
    allergies: "",
    medication: "",
    ...patient,
  },
  before: { allergies: "", medication: "", no_allergies: false, conditions: [], history: false, ...before },
  sections: {},
  points: [],
  ...parts,
});

/** The findings of the safety check. */
export const checked = (parts: Parts) => checkSafety(safetyRecord(parts), safetyFacts());
export const rulesOf = (parts: Parts) => checked(parts).hits.map(({ rule }) => rule);

const named = (substance: string, grams: number) => ({ substance, name: substance, grams });

/** Formulas by their ingredients, each with its grams. */
export const formulasOf = (...formulas: readonly Readonly<Record<string, number>>[]) => ({
  items: formulas.map((ingredients, at) =>
    prescribedFormula.parse({
      id: `formula${at}`,
      name: `Formula ${at}`,
      ingredients: Object.entries(ingredients).map(([substance, grams]) => named(substance, grams)),
    }),
  ),
});
/** A classic formula prescribed unchanged from the catalogue. */
export function classicFormulaOf(id: string) {
  const found = classicFormulas.find((one) => one.id === id);
  if (!found) throw new Error(`no formula ${id}`);
  const { pinyin, zh, form } = found;
  const ingredients = found.ingredients.map(({ substance, grams }) => named(substance, grams));
  const prescribed = {
    id: "formula0",
    sources: [id],
    name: pinyin,
    zh,
    form,
    ingredients,
    base: ingredients,
  };
  return { items: [prescribedFormula.parse(prescribed)] };
}
export const substancesOf = (ingredients: Readonly<Record<string, number>>) => ({
  items: Object.entries(ingredients).map(([substance, grams], at) =>
    prescribedSubstance.parse({ id: `substance${at}`, ...named(substance, grams) }),
  ),
});
type Supplement = Omit<z.input<typeof chosenSupplement>, "id" | "contains"> & {
  contains?: readonly string[];
};
export const supplementsOf = (...items: readonly Supplement[]) => ({
  items: items.map((item, at) => chosenSupplement.parse({ id: `supplement${at}`, ...item })),
});
export const medicationOf = (...items: readonly Partial<Medicine>[]) =>
  medication.schema.parse({ items: items.map((item) => ({ drug: item.inn ?? "", ...item })) });
export const pointOf = (id: string, ...technics: number[]) => ({ id, auricular: false, technics });
