import type { CatalogueKey, PublishedOverlays } from "../../clinical/catalogues/catalogues.ts";
import { supplementNames } from "../../clinical/safety/supplement-names.ts";
import { plants } from "../../clinical/supplements/plants.ts";
import { nutrients } from "../../reference/nutrients.ts";
import { substances } from "../../reference/substances.ts";
import { type Option, once, optionOf } from "./base.ts";
import { categoryOptions } from "./substance-categories.ts";

/** Each value once, with the first name that it is given. */
export const unique = (options: readonly Option[]) => [
  ...new Map(options.map((one) => [one.value, one] as const).toReversed()).values(),
];
export const byName = (a: Option, b: Option) => a.en.localeCompare(b.en);

/** The substances of the materia medica. */
export const substanceOptions = once(() =>
  substances.map(({ id, pinyin }) => optionOf(id, { en: pinyin, pt: pinyin })),
);

/** What can be taken besides medicines: substances and their categories, plants and nutrients. */
export const takenOptions = once(() =>
  unique([
    ...substanceOptions(),
    ...plants.map(({ key, name }) => optionOf(key, name)),
    ...nutrients.map(({ key, name }) => optionOf(key, name)),
    ...supplementNames.map(({ key, name }) => optionOf(key, name)),
    ...categoryOptions("c:"),
  ]),
);

/** The catalogues whose added entries rules can name. */
export const TAKEN_CATALOGUES = [
  "ingredients",
  "plants",
  "substances",
] as const satisfies readonly CatalogueKey[];

/** What the back office added and published of the substances. */
export const addedSubstances = ({ substances: written }: Pick<PublishedOverlays, "substances">): Option[] =>
  written.flatMap(({ key, fields, retired }) =>
    fields?.pinyin && !retired ? [optionOf(key, { en: fields.pinyin, pt: fields.pinyin })] : [],
  );

/** What it added and published of plants and other ingredients. */
export const addedIngredients = ({ ingredients, plants: written }: PublishedOverlays): Option[] =>
  [...ingredients, ...written].flatMap(({ key, fields, retired }) =>
    fields && !retired ? [optionOf(key, fields.name)] : [],
  );

/** All that it added and published of what can be taken. */
export const addedTaken = (published: PublishedOverlays): Option[] => [
  ...addedSubstances(published),
  ...addedIngredients(published),
];

/** The name of an option, or of a value that is not one by its letters. */
export function namesOf(options: readonly Option[]) {
  const named = new Map(options.map((one) => [one.value, one]));
  return (value: string) => {
    const words = value.replaceAll("_", " ");
    return named.get(value) ?? { en: words, pt: words };
  };
}
