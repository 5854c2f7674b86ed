import type { Language } from "../../contracts/kernel/primitives.ts";
import type {
  ListedIngredient,
  ListedNutrient,
  ListedPlant,
  SupplementTables,
} from "../../contracts/supplements/supplements.ts";
import { separate } from "../../text/separate.ts";
import type { PublishedOverlays } from "../catalogues/catalogues.ts";
import type { IngredientFields } from "../catalogues/descriptions/ingredients.ts";
import type { NutrientFields } from "../catalogues/descriptions/nutrients.ts";
import type { PlantFields } from "../catalogues/descriptions/plants.ts";
import type { OverlayEntry } from "../catalogues/overlay.ts";
import { marksOf } from "../catalogues/published-table.ts";
import type { TermFacts } from "../catalogues/term-words.ts";
import type { Words } from "../safety/finding.ts";
import { supplementNames } from "../safety/supplement-names.ts";
import { plantFacts } from "./plant-facts.ts";

const allNames = (name: Words, names: Words) => [
  ...new Set([name.en, name.pt, ...separate(names.en, ","), ...separate(names.pt, ",")]),
];

function listedPlant(key: string, fields: PlantFields, language: Language): ListedPlant {
  const { name, part, uses, cautions, ...facts } = plantFacts(fields);
  const inLanguage = (words: readonly Words[]) => words.map((word) => word[language]);
  return {
    key,
    ...facts,
    name: name[language],
    names: allNames(name, fields.names),
    part: part[language],
    uses: inLanguage(uses),
    cautions: inLanguage(cautions),
  };
}

const listedNutrient = (row: ListedNutrient, fields: NutrientFields, language: Language): ListedNutrient => ({
  ...row,
  unit: fields.unit,
  ul: fields.ul,
  nrv: fields.nrv ?? row.nrv,
  name: fields.name[language],
  names: allNames(fields.name, fields.names),
  note: fields.note[language],
});

/** Vitamins and minerals as the product ships them, with what a visit was signed with in its place. */
export function nutrientsWith(
  shipped: readonly ListedNutrient[],
  kept: TermFacts | undefined,
  language: Language,
): readonly ListedNutrient[] {
  if (!kept) return shipped;
  return shipped.map((row) => {
    const written = kept[row.key] as Omit<NutrientFields, "names"> | undefined;
    return written ? listedNutrient(row, { names: written.name, ...written }, language) : row;
  });
}

type Published = Pick<PublishedOverlays, "nutrients" | "plants">;

/** The tables in one language with what is published over them. A retired or reviewed row is marked. */
export function publishedSupplements(
  tables: SupplementTables,
  { nutrients, plants }: Published,
  language: Language,
): SupplementTables {
  const overNutrients = new Map(nutrients.map((entry) => [entry.key, entry]));
  const overPlants = new Map(plants.map((entry) => [entry.key, entry]));
  const known = new Set(tables.plants.map(({ key }) => key));
  const added = plants.flatMap(({ key, fields }) =>
    fields && !known.has(key) ? [listedPlant(key, fields, language)] : [],
  );
  const withPlant = (row: ListedPlant): ListedPlant => {
    const over = overPlants.get(row.key);
    return over
      ? { ...(over.fields ? listedPlant(row.key, over.fields, language) : row), ...marksOf(over) }
      : row;
  };
  const withNutrient = (row: ListedNutrient): ListedNutrient => {
    const over = overNutrients.get(row.key);
    return over
      ? { ...(over.fields ? listedNutrient(row, over.fields, language) : row), ...marksOf(over) }
      : row;
  };
  return {
    ...tables,
    plants: [...tables.plants, ...added].map(withPlant),
    nutrients: tables.nutrients.map(withNutrient),
  };
}

/**
 * Other ingredients in one language, with what is published over them: what products contain besides the plants and nutrients of
 * the tables. A retired or reviewed one is marked.
 */
export function listedIngredients(
  overlay: readonly OverlayEntry<IngredientFields>[],
  { plants, nutrients }: Pick<SupplementTables, "nutrients" | "plants">,
  language: Language,
): ListedIngredient[] {
  const written = new Map(overlay.map((entry) => [entry.key, entry]));
  const inTables = new Set([...plants, ...nutrients].map(({ key }) => key));
  const shipped = supplementNames.filter(({ key }) => !inTables.has(key));
  const known = new Set(shipped.map(({ key }) => key));
  const changed = (key: string, row: ListedIngredient | undefined): ListedIngredient[] => {
    const over = written.get(key);
    const fields = over?.fields;
    const listed = fields
      ? { key, name: fields.name[language], names: allNames(fields.name, fields.names) }
      : row;
    return listed ? [{ ...listed, ...marksOf(over) }] : [];
  };
  return [
    ...shipped.flatMap(({ key, name, written: { en, pt } }) =>
      changed(key, { key, name: name[language], names: [...new Set([...en, ...pt])] }),
    ),
    ...overlay.flatMap(({ key }) => (known.has(key) || inTables.has(key) ? [] : changed(key, undefined))),
  ];
}
