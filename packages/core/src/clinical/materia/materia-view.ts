import { SYSTEM_OWNED } from "../../contracts/kernel/ownership.ts";
import type {
  ClassicFormula,
  Formula,
  Ingredient,
  KnownSubstance,
  ListedSubstance,
  OwnFormula,
  OwnSubstance,
  Substance,
} from "../../contracts/materia/materia.ts";

/** A substance of the tables in full: what they do not know is empty. */
export const substanceOfTables = (row: ListedSubstance): KnownSubstance => ({
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

/** One that somebody made: nobody checked its dose. */
export const substanceOfOwner = (row: OwnSubstance): KnownSubstance => ({ ...row, dose_checked: null });

/** What a substance is called: pinyin, as the profession writes it, or what its maker calls it. */
export const substanceName = ({
  name,
  pinyin,
  latin,
  zh,
}: Pick<Substance, "name" | "pinyin" | "latin" | "zh">) => name || pinyin || latin || zh;

/** A substance with its grams a day, as a formula or a prescription keeps it. */
export const asIngredient = (substance: Substance, grams: number): Ingredient => ({
  substance: substance.id,
  name: substanceName(substance),
  zh: substance.zh,
  latin: substance.latin,
  grams,
});

/** A classic formula in full, its ingredients named. */
export function formulaOfTables(
  row: ClassicFormula,
  substance: (id: string) => Substance | undefined,
): Formula {
  const { ingredients, ...facts } = row;
  return {
    ...SYSTEM_OWNED,
    ...{ doses_per_day: 2, days: 7, instructions: "", contraindications: "", notes: "" },
    ...facts,
    name: row.pinyin,
    ingredients: ingredients.flatMap(({ substance: id, grams }) => {
      const found = substance(id);
      return found ? [asIngredient(found, grams)] : [];
    }),
  };
}

export const formulaOfOwner = (row: OwnFormula): Formula => ({ ...row, zh_hant: "", dose_checked: null });
