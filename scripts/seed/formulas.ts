import { asIngredient, substanceOfTables } from "../../packages/core/src/clinical/materia/materia-view.ts";
import { formulaForm } from "../../packages/core/src/contracts/materia/materia-routes.ts";
import * as Materia from "../../packages/core/src/materia/index.ts";
import { referenceSubstance } from "../../packages/core/src/reference/substances.ts";

/** Grams a day by the substance's pinyin in one word. */
type Grams = Readonly<Record<string, number>>;

/** Adds a formula of the actor's own and shares it. */
export async function shareFormula(name: string, patterns: string[], grams: Grams) {
  const ingredients = Object.entries(grams).map(([id, weight]) => {
    const row = referenceSubstance(id);
    if (!row) throw new Error(`no substance ${id}`);
    return asIngredient(substanceOfTables(row), weight);
  });
  await Materia.newFormula(formulaForm.parse({ name, patterns, ingredients, shared: true }));
}
