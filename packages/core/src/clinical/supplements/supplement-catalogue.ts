import { separate } from "../../text/separate.ts";
import type { IngredientFields } from "../catalogues/descriptions/ingredients.ts";
import type { NutrientFields } from "../catalogues/descriptions/nutrients.ts";
import type { PlantFields } from "../catalogues/descriptions/plants.ts";
import { type BaseRow, type CatalogueRow, mergeCatalogue, type Review } from "../catalogues/overlay.ts";
import { oncePublished, publishedTable, reviewOf } from "../catalogues/published-table.ts";
import type { Words } from "../safety/finding.ts";
import { supplementNames } from "../safety/supplement-names.ts";
import { type Nutrient, nutrients } from "./nutrients.ts";
import { plantFacts } from "./plant-facts.ts";
import { plantWord } from "./plant-words.ts";
import { type Plant, plants } from "./plants.ts";

/**
 * Plants, vitamins and minerals, and other ingredients of supplements, with what the back office published over them: what the
 * safety check reads, in browser and on the server.
 */

const NO_WORDS = { en: "", pt: "" };
const writtenByKey = new Map(supplementNames.map((one) => [one.key, one.written]));

/** What texts call an ingredient besides its own names. */
function otherNames(key: string, known: readonly Words[]): Words {
  const written = writtenByKey.get(key);
  if (!written) return NO_WORDS;
  const besides = (language: "en" | "pt") =>
    written[language].filter((name) => !known.some((one) => one[language] === name)).join(", ");
  return { en: besides("en"), pt: besides("pt") };
}

const joined = (words: readonly Words[]): Words => ({
  en: words.map(({ en }) => en).join("; "),
  pt: words.map(({ pt }) => pt).join("; "),
});

const plantFields = ({ key, scientific, name, part, uses, cautions, ...dose }: Plant): PlantFields => ({
  scientific,
  name,
  names: otherNames(key, [name]),
  part,
  dose_min_g: dose.dose_min_g,
  dose_max_g: dose.dose_max_g,
  uses: joined(uses),
  cautions: cautions.map(({ en }) => en),
  other_cautions: NO_WORDS,
});

export const basePlants: readonly BaseRow<PlantFields>[] = plants.map((plant) => ({
  key: plant.key,
  fields: plantFields(plant),
}));
/** The cautions to choose from, which the safety check knows by these words. */
export const plantCautions: readonly Words[] = [
  ...new Set(plants.flatMap(({ cautions }) => cautions.map(({ en }) => en))),
].map(plantWord);

export const baseNutrients: readonly BaseRow<NutrientFields>[] = nutrients.map(({ key, ...nutrient }) => ({
  key,
  fields: { ...nutrient, names: otherNames(key, []) },
}));

const listed: ReadonlySet<string> = new Set([...plants, ...nutrients].map(({ key }) => key));
/** The names of ingredients that are neither plants of the table nor vitamins or minerals. */
export const baseIngredients: readonly BaseRow<IngredientFields>[] = supplementNames
  .filter(({ key }) => !listed.has(key))
  .map(({ key, name }) => ({ key, fields: { name, names: otherNames(key, [name]) } }));

type Reviewed = { readonly review?: Review };
export type KnownPlant = Plant & Reviewed;
export type KnownNutrient = Nutrient & Reviewed;
/** By which words texts name an ingredient. */
type Named = { readonly key: string; readonly forms: readonly string[] };

const namesIn = ({ en, pt }: Words) => [...separate(en, ","), ...separate(pt, ",")];
const byKey = <T extends { readonly key: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.key, row]));

/** All plants, retired ones too: what was recommended is still checked. */
export const plantTable = oncePublished<
  PlantFields,
  { plants: ReadonlyMap<string, KnownPlant>; named: readonly Named[] }
>((overlay) => {
  const rows = mergeCatalogue(basePlants, overlay);
  return {
    plants: byKey(
      rows.map(({ fields, ...row }) => ({ key: row.key, ...plantFacts(fields), ...reviewOf(row) })),
    ),
    named: rows.map(({ key, fields: { scientific, name, names } }) => ({
      key,
      forms: [scientific, name.en, name.pt, ...namesIn(names)],
    })),
  };
});

/** An entry without a reference value is as it ships. */
const nutrientOf = ({
  key,
  fields: { names: _, nrv, ...fields },
  ...row
}: CatalogueRow<NutrientFields>): KnownNutrient => ({ key, ...fields, nrv: nrv ?? 0, ...reviewOf(row) });

/** All vitamins and minerals, retired ones too. */
export const nutrientTable = oncePublished<
  NutrientFields,
  { nutrients: ReadonlyMap<string, KnownNutrient>; named: readonly Named[] }
>((overlay) => {
  const rows = mergeCatalogue(baseNutrients, overlay);
  return {
    nutrients: byKey(rows.map(nutrientOf)),
    named: rows.map(({ key, fields }) => ({ key, forms: namesIn(fields.names) })),
  };
});

/** Other ingredients. One that is retired is no longer found in texts. */
export const ingredientTable = publishedTable(
  () => baseIngredients,
  (rows: readonly CatalogueRow<IngredientFields>[]) => ({
    names: new Map(rows.map(({ key, fields }) => [key, fields.name])),
    named: rows.map(({ key, fields: { name, names } }) => ({
      key,
      forms: [name.en, name.pt, ...namesIn(names)],
    })),
  }),
);
