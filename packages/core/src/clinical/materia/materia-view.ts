import { SYSTEM_OWNED } from "../../contracts/kernel/ownership.ts";
import type {
  Formula,
  Ingredient,
  KnownSubstance,
  OwnFormula,
  OwnSubstance,
  Substance,
} from "../../contracts/materia/materia.ts";
import type { PublishedFormula } from "./formula-catalogue.ts";
import type { PublishedSubstance } from "./substance-catalogue.ts";

/** A system substance with all fields; unknown ones are empty. */
export const substanceOfTables = (row: PublishedSubstance): KnownSubstance => ({
  ...SYSTEM_OWNED,
  name: "",
  synonymy: "",
  storage: "",
  presentation: "",
  overdose: "",
  western_uses: "",
  secondary_effects: "",
  indications: "",
  contraindications: "",
  interactions: "",
  ...row,
});

/** A user's own substance; its dose was not checked. */
export const substanceOfOwner = (row: OwnSubstance): KnownSubstance => ({ ...row, dose_checked: null });

/** The name of a substance: pinyin, as the profession writes it, or the name given by the user who added it. */
export const substanceName = ({
  name,
  pinyin,
  latin,
  zh,
}: Pick<Substance, "name" | "pinyin" | "latin" | "zh">) => name || pinyin || latin || zh;

/** A substance with grams a day, as formulas and prescriptions store it. */
export const asIngredient = (substance: Substance, grams: number): Ingredient => ({
  substance: substance.id,
  name: substanceName(substance),
  zh: substance.zh,
  latin: substance.latin,
  grams,
});

/** A classic formula with the names of its ingredients. */
export function formulaOfTables(
  row: PublishedFormula,
  substance: (id: string) => Substance | undefined,
): Formula {
  const { ingredients, ...facts } = row;
  return {
    ...SYSTEM_OWNED,
    doses_per_day: 2,
    days: 7,
    instructions: "",
    contraindications: "",
    notes: "",
    ...facts,
    name: row.pinyin,
    ingredients: ingredients.flatMap(({ substance: id, grams }) => {
      const found = substance(id);
      return found ? [asIngredient(found, grams)] : [];
    }),
  };
}

export const formulaOfOwner = (row: OwnFormula): Formula => ({ ...row, zh_hant: "", dose_checked: null });
