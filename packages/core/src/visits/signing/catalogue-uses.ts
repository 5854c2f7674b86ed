import { pointKeyOf } from "../../clinical/acupuncture/point-key.ts";
import type { CatalogueKey } from "../../clinical/catalogues/catalogues.ts";
import { TERM_CATALOGUES, type TermCatalogue, termKey } from "../../clinical/catalogues/term-words.ts";
import { extensionKey } from "../../clinical/icd/icd-extensions.ts";
import { drugKey } from "../../clinical/safety/drug-keys.ts";
import { isCatalogueProduct } from "../../clinical/supplements/catalogue-products.ts";
import { nutrients } from "../../clinical/supplements/nutrients.ts";
import { plants } from "../../clinical/supplements/plants.ts";
import { baseIngredients } from "../../clinical/supplements/supplement-catalogue.ts";
import type { SectionKey } from "../../contracts/visits/sections.ts";
import type { StoredAcupuncture } from "../stored/visit-items.ts";
import { termsNamed } from "./kept-words.ts";

type Sections = ReadonlyMap<SectionKey, { data: Record<string, unknown> }>;
/** The keys of entries that a visit uses, by catalogue. */
type CatalogueUses = Partial<Record<CatalogueKey, string[]>>;

/** The most entries of a catalogue that one visit counts; more are hardly ever written. */
const MOST = 80;
const NUTRIENTS: ReadonlySet<string> = new Set(nutrients.map(({ key }) => key));
const PLANTS: ReadonlySet<string> = new Set(plants.map(({ key }) => key));
const INGREDIENTS: ReadonlySet<string> = new Set(baseIngredients.map(({ key }) => key));

type Item = Readonly<Record<string, unknown>>;
const listOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === "string");

/** Keys that the back office's catalogues can have; what else a record holds is not counted. */
const KEY = /^[a-z0-9][a-z0-9_-]{0,159}$/;

/**
 * The entries of the back office's catalogues that a signed visit names: what was needled, prescribed, taken and found. Reads
 * the stored data as it is, because older versions wrote it too; what has another form is left out.
 */
export function catalogueUsesOf(
  sections: Sections,
  acupuncture: StoredAcupuncture | undefined,
): CatalogueUses {
  const itemsOf = (key: SectionKey) => listOf(sections.get(key)?.data.items);
  const formulas = itemsOf("formulas");
  const supplements = itemsOf("supplements");
  const ingredients = supplements.flatMap(({ kind, item, contains }) => [
    ...(kind === "plant" || kind === "nutrient" ? textsOf(item) : []),
    ...textsOf(contains),
  ]);
  const medicines = itemsOf("medication").flatMap(({ inn }) => textsOf(inn));
  const extensions = listOf(sections.get("diagnosis")?.data.icd).flatMap(({ extensions: all }) =>
    listOf(all),
  );
  const products = supplements.flatMap(({ kind, item }) => (kind === "product" ? textsOf(item) : []));
  const found: CatalogueUses = {
    drugs: medicines.map((inn) => drugKey({ inn })),
    formulas: formulas.flatMap(({ sources }) => textsOf(sources)),
    "icd-extensions": extensions.flatMap(({ code }) =>
      textsOf(code).map((one) => extensionKey({ code: one })),
    ),
    // Only the published catalogues say of an added key whether it is a plant's or another ingredient's. It is counted in both, and
    // each list reads the keys that it has.
    ingredients: ingredients.filter((key) => !NUTRIENTS.has(key) && !PLANTS.has(key)),
    nutrients: ingredients.filter((key) => NUTRIENTS.has(key)),
    plants: ingredients.filter((key) => !NUTRIENTS.has(key) && !INGREDIENTS.has(key)),
    // A clinic's own points are in no catalogue.
    points: (acupuncture?.points ?? []).flatMap(({ id }) => (id.startsWith("pnt_") ? [] : [pointKeyOf(id)])),
    substances: [
      ...formulas.flatMap(({ ingredients: all }) => listOf(all)),
      ...itemsOf("substances"),
    ].flatMap(({ substance }) => textsOf(substance)),
    // A user's own products, and those of providers, are in no catalogue.
    supplements: products.filter(isCatalogueProduct),
  };
  for (const catalogue of TERM_CATALOGUES)
    found[catalogue] = [...(found[catalogue] ?? []), ...termKeys(sections, catalogue)];
  return Object.fromEntries(
    Object.entries(found).flatMap(([catalogue, keys]) => {
      const distinct = [...new Set(keys)].filter((key) => KEY.test(key)).sort();
      return distinct.length > 0 ? [[catalogue, distinct.slice(0, MOST)]] : [];
    }),
  );
}

function termKeys(sections: Sections, catalogue: TermCatalogue): string[] {
  try {
    return [...termsNamed(sections, catalogue)].map(termKey);
  } catch {
    // An older version wrote a section in a form that today's schema refuses.
    return [];
  }
}
