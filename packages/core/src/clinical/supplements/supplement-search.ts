import type {
  ListedIngredient,
  ListedNutrient,
  ListedPlant,
} from "../../contracts/supplements/supplements.ts";
import { fold, type Phrase, phraseMatch, phraseOf, wordsOf } from "../../text/fold.ts";
import { nearestRows } from "../../text/near-spelling.ts";
import type { OfferedProduct } from "./catalogue-products.ts";

/** Something that can be recommended. */
export type KnownSupplement =
  | { kind: "product"; product: OfferedProduct }
  | { kind: "plant"; plant: ListedPlant }
  | { kind: "nutrient"; nutrient: ListedNutrient };
/** Something that a product can contain. */
export type KnownContent =
  | Exclude<KnownSupplement, { kind: "product" }>
  | { kind: "ingredient"; ingredient: ListedIngredient };
type Known = KnownSupplement | KnownContent;

type Entry<K extends Known> = { known: K; names: readonly Phrase[]; more: readonly Phrase[] };

/**
 * A match of the name comes before one of the use. Among equal matches a clinic's product comes before a plant, a plant
 * before a nutrient.
 */
const NAME = 100;
const PHRASE = [0, 10, 20, 30, 40] as const;

const textsOf = (known: Known): { names: readonly string[]; more: readonly string[] } => {
  switch (known.kind) {
    case "product": {
      const { name, brand, company, properties } = known.product;
      return { names: [name, `${name} ${brand}`], more: [brand, company, ...properties] };
    }
    case "plant": {
      const { names, scientific, uses } = known.plant;
      return { names: [...names, scientific], more: uses };
    }
    case "nutrient":
      return { names: known.nutrient.names, more: [] };
    case "ingredient":
      return { names: known.ingredient.names, more: [] };
  }
};

const entryOf = <K extends Known>(known: K): Entry<K> => {
  const { names, more } = textsOf(known);
  return { known, names: names.map(phraseOf), more: more.filter(Boolean).map(phraseOf) };
};

function scoreOf(
  { names, more }: Pick<Entry<Known>, "more" | "names">,
  text: string,
  words: readonly string[],
): number {
  const best = (phrases: readonly Phrase[]) =>
    Math.max(0, ...phrases.map((phrase) => PHRASE[phraseMatch(phrase, text, words)]));
  const named = best(names);
  if (named > 0) return NAME + named;
  const served = best(more);
  if (served > 0) return served;
  // Words of the name and of the use together: `demo labs magnesium`, `valeriana sono`.
  const all = [...names, ...more];
  const each = words.every((word) => all.some((phrase) => phraseMatch(phrase, word, [word]) > 0));
  return words.length > 1 && each ? 5 : 0;
}

/** The words of an entry for finding typing errors. */
const spelt = ({ names, more }: Pick<Entry<Known>, "more" | "names">) =>
  [...names, ...more].flatMap((phrase) => phrase.words);

/**
 * Finds supplements by a typed text, ignoring accents and capitals, best first. If nothing matches, it returns similar
 * ones. Archived products are left out.
 */
export type SupplementFinder<K extends Known = KnownSupplement> = (text: string, limit?: number) => K[];

/**
 * Makes a finder over products, plants, nutrients and other ingredients: by name in either language, scientific name, brand, property or
 * use. Every word is folded once, when the finder is made, so that each search is short.
 */
export function supplementFinder<K extends Known>(known: readonly K[]): SupplementFinder<K> {
  const entries = known.filter((one) => one.kind !== "product" || !one.product.archived).map(entryOf);
  return (typed, limit = 10) => {
    const text = fold(typed);
    if (!text) return [];
    const words = wordsOf(typed);
    const found = entries
      .map((entry) => ({ known: entry.known, score: scoreOf(entry, text, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map((one) => one.known);
    const near = found.length > 0 ? found : nearestRows(entries, words, spelt).map((entry) => entry.known);
    return near.slice(0, limit);
  };
}
