import type { PublishedOverlays } from "../catalogues/catalogues.ts";
import {
  ingredientTable,
  type KnownNutrient,
  type KnownPlant,
  nutrientTable,
  plantTable,
} from "../supplements/supplement-catalogue.ts";
import { nameOf } from "./drug-classes.ts";
import type { Words } from "./finding.ts";

/** What the safety check knows of the ingredients of supplements. */
export type SupplementFacts = {
  readonly plant: (key: string) => KnownPlant | undefined;
  readonly nutrient: (key: string) => KnownNutrient | undefined;
  /** The name of an ingredient; undefined where it is in no table. */
  readonly nameOf: (key: string) => Words | undefined;
  /** The keys of the ingredients that a text names. */
  readonly namedIn: (text: string) => string[];
};

type Table = { readonly named: readonly { readonly key: string; readonly forms: readonly string[] }[] };

const spelled = new WeakMap<Table, readonly { key: string; forms: readonly string[] }[]>();
/** The names of a table as texts are compared with them. Made once for each table. */
function spelledNames(table: Table) {
  const known =
    spelled.get(table) ?? table.named.map(({ key, forms }) => ({ key, forms: forms.map(nameOf) }));
  spelled.set(table, known);
  return known;
}

/** The catalogues that {@link supplementFacts} reads. */
export const SUPPLEMENT_CATALOGUES = ["ingredients", "nutrients", "plants"] as const;
type Published = Pick<PublishedOverlays, (typeof SUPPLEMENT_CATALOGUES)[number]>;

/** The ingredients with what is published over them. */
export function supplementFacts(published: Published): SupplementFacts {
  const plants = plantTable(published.plants);
  const nutrients = nutrientTable(published.nutrients);
  const ingredients = ingredientTable(published.ingredients);
  return {
    plant: (key) => plants.plants.get(key),
    nutrient: (key) => nutrients.nutrients.get(key),
    nameOf: (key) =>
      plants.plants.get(key)?.name ?? ingredients.names.get(key) ?? nutrients.nutrients.get(key)?.name,
    namedIn: (text) => {
      const words = ` ${nameOf(text)} `;
      return [ingredients, nutrients, plants]
        .flatMap(spelledNames)
        .filter(({ forms }) => forms.some((form) => words.includes(` ${form} `)))
        .map(({ key }) => key);
    },
  };
}
