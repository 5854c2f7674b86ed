import type { Language } from "../../contracts/kernel/primitives.ts";
import type { Product, ProductContent, SupplementTables } from "../../contracts/supplements/supplements.ts";
import type { PublishedOverlays } from "../catalogues/catalogues.ts";
import type { SupplementFields } from "../catalogues/descriptions/supplements.ts";
import { type CatalogueRow, mergeCatalogue, type Review } from "../catalogues/overlay.ts";
import { reviewOf } from "../catalogues/published-table.ts";
import type { Words } from "../safety/finding.ts";
import { shippedProperties } from "./product-properties.ts";
import type { ContentUnit } from "./supplement-units.ts";

/** A product that can be recommended: a user's, a provider's, or one of the catalogue of the back office. */
export type OfferedProduct = Product & {
  /** Whether it is of the catalogue. Its id is then the key of its entry. */
  readonly catalogue?: true;
  /** Absent while nobody decided about it. */
  readonly review?: Review;
};

/** Products of the catalogue have keys of small letters; those of users have ids. */
export const isCatalogueProduct = (item: string): boolean => /^[a-z0-9][a-z0-9-]{0,59}$/.test(item);

type Published = Pick<PublishedOverlays, "product-properties" | "supplements">;
type Tables = Pick<SupplementTables, "nutrients" | "plants">;

const NOBODY = { user_id: null, user_name: "", shared: false, company: "", version: null } as const;

/** Products of the catalogue in one language, by name. A retired one is archived: it is read where it was recommended. */
export function catalogueProducts(
  { supplements, "product-properties": written }: Published,
  tables: Tables,
  language: Language,
): OfferedProduct[] {
  // What is not translated is shown in the other language, so that no warning is missing.
  const inLanguage = (words: Words) => words[language] || words.en || words.pt;
  const kinds = new Map<string, ProductContent["kind"]>([
    ...tables.plants.map(({ key }) => [key, "plant"] as const),
    ...tables.nutrients.map(({ key }) => [key, "nutrient"] as const),
  ]);
  const properties = new Map(
    mergeCatalogue(shippedProperties, written).map(({ key, fields }) => [key, fields.name]),
  );
  const { compare } = new Intl.Collator(language);
  const offered = ({ fields, ...entry }: CatalogueRow<SupplementFields>): OfferedProduct => ({
    ...NOBODY,
    id: entry.key,
    catalogue: true,
    archived: entry.retired,
    price: null,
    name: inLanguage(fields.name),
    brand: fields.brand,
    unit: fields.taken_as,
    units_per_box: fields.units_per_box,
    volume: fields.volume,
    volume_unit: fields.volume_unit,
    properties: fields.properties.flatMap((key) => properties.get(key)?.[language] ?? []),
    contents: fields.contents.map(({ item, amount, unit }) => ({
      kind: kinds.get(item) ?? "ingredient",
      key: item,
      amount,
      unit: unit as ContentUnit,
    })),
    // Saving an entry requires these three.
    units: fields.units ?? 1,
    times_per_day: fields.times_per_day ?? 1,
    days: fields.days ?? 1,
    posology: inLanguage(fields.posology),
    cautions: inLanguage(fields.warnings),
    ...reviewOf(entry),
  });
  return mergeCatalogue<SupplementFields>([], supplements)
    .map(offered)
    .toSorted((one, other) => compare(one.name, other.name));
}
