import * as Catalogues from "../catalogues/index.ts";
import { NOTHING_PUBLISHED } from "../clinical/catalogues/catalogues.ts";
import { substanceName } from "../clinical/materia/materia-view.ts";
import {
  type FormulaFacts,
  formulaFacts,
  type SubstanceFacts,
  substanceFacts,
} from "../contracts/materia/materia.ts";
import type { FormulaForm, SubstanceForm } from "../contracts/materia/materia-routes.ts";
import { invalidField } from "../platform/errors.ts";
import { referenceSubstance } from "../reference/substances.ts";
import { entriesOf } from "./own-entries.ts";
import { readListed, readVisible } from "./reading.ts";

const substances = entriesOf<SubstanceFacts>({
  kind: "substance",
  blank: substanceFacts.parse({}),
  nameOf: substanceName,
});
const formulas = entriesOf<FormulaFacts>({
  kind: "formula",
  blank: formulaFacts.parse({ name: "-" }),
  nameOf: ({ name }) => name,
  check: requireIngredients,
});

/**
 * Throws 400 naming the first ingredient that is a duplicate or unknown. A user's own ingredient is not looked up: the formula
 * stores its names and stays as it is when that entry is deleted. No request where the product ships them all, otherwise
 * two at most.
 */
async function requireIngredients({ ingredients }: FormulaFacts) {
  const isShipped = (substance: string) => substance.startsWith("sub_") || referenceSubstance(substance);
  const shipped = ingredients.every(({ substance }) => isShipped(substance));
  const { substances: written } = shipped
    ? NOTHING_PUBLISHED
    : await Catalogues.publishedOverlays(["substances"]);
  const seen = new Set<string>();
  ingredients.forEach(({ substance }, index) => {
    const field = `ingredients.${index}.substance`;
    if (seen.has(substance)) throw invalidField(field, "ingredient.duplicate");
    seen.add(substance);
    if (!isShipped(substance) && !written.some(({ key, fields }) => key === substance && fields))
      throw invalidField(field, "substance.unknown");
  });
}

type Entries = Awaited<ReturnType<typeof readVisible>>;
const views = (entries: Entries) => ({
  substances: entries.filter(({ kind }) => kind === "substance").map(substances.view),
  formulas: entries.filter(({ kind }) => kind === "formula").map(formulas.view),
});

/** The actor's own entries and those colleagues share. Two requests. */
export const own = async () => views(await readVisible());

/** A page of the entries verified providers list. One request. Throws 400 for an invalid cursor. */
export async function listed({ cursor }: { cursor?: string | undefined }) {
  const { entries, next } = await readListed(cursor);
  return { ...views(entries), next };
}

/** A user's entry that the actor may read. Three requests at most. Throws 404. */
export const substance = async (id: string) => ({ substance: await substances.get(id) });
export const formula = async (id: string) => ({ formula: await formulas.get(id) });

/** Adds an own substance. One request. Throws 409 `name.exists` or `catalogue.full`. */
export const newSubstance = (form: SubstanceForm) => substances.create(form, (made) => ({ substance: made }));
/** Adds an own formula. One request. Throws as for a substance, and 400 for an ingredient. */
export const newFormula = (form: FormulaForm) => formulas.create(form, (made) => ({ formula: made }));

type Based = { version: number };
/** Changes an own substance. Three requests at most. Throws 404, 403 `….not_own`, 409 `….stale` or `name.exists`. */
export const editSubstance = async (id: string, form: SubstanceForm & Based) => ({
  substance: await substances.edit(id, form),
});
export const editFormula = async (id: string, form: FormulaForm & Based) => ({
  formula: await formulas.edit(id, form),
});

/** Deletes an own substance. Three requests at most. Throws 404, 403 `….not_own`. */
export const deleteSubstance = (id: string) => substances.remove(id);
export const deleteFormula = (id: string) => formulas.remove(id);
