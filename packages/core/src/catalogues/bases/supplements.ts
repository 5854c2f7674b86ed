import type { PublishedOverlays } from "../../clinical/catalogues/catalogues.ts";
import type { SupplementFields } from "../../clinical/catalogues/descriptions/supplements.ts";
import { type BaseRow, mergeCatalogue, type OverlayEntry } from "../../clinical/catalogues/overlay.ts";
import { slug } from "../../clinical/catalogues/published-table.ts";
import type { Words } from "../../clinical/safety/finding.ts";
import { shippedProperties } from "../../clinical/supplements/product-properties.ts";
import {
  baseIngredients,
  baseNutrients,
  basePlants,
} from "../../clinical/supplements/supplement-catalogue.ts";
import { type Base, type Option, optionOf } from "./base.ts";
import { byName, unique } from "./taken-options.ts";

/** As long as an appointment's record stores the key of a product. */
const MAX_KEY = 60;

/** The names of another catalogue, the retired ones so marked: an older product may still have them. */
function optionsIn<Fields extends { readonly name: Words }>(
  base: readonly BaseRow<Fields>[],
  published: readonly OverlayEntry<Fields>[],
): Option[] {
  return mergeCatalogue(base, published).map(({ key, fields: { name }, retired }) =>
    optionOf(key, retired ? { en: `${name.en} (retired)`, pt: `${name.pt} (retirado)` } : name),
  );
}

const containable = ({ ingredients, nutrients, plants }: PublishedOverlays) =>
  unique([
    ...optionsIn(basePlants, plants),
    ...optionsIn(baseNutrients, nutrients),
    ...optionsIn(baseIngredients, ingredients),
  ]).sort(byName);

const isWhole = (figure: number | null) => figure === null || Number.isInteger(figure);

export const supplementBase: Base<SupplementFields> = {
  // Whoever runs the service enters the products that are sold where its clinics are.
  rows: () => [],
  nameOf: ({ fields: { name, brand } }) => {
    const withBrand = (text: string) => (brand ? `${text}, ${brand}` : text);
    return { en: withBrand(name.en), pt: withBrand(name.pt || name.en) };
  },
  keyOf: ({ name, brand }) => slug(`${brand} ${name.en}`).slice(0, MAX_KEY).replace(/-+$/, ""),
  options: (published) => ({
    contents: containable(published),
    properties: optionsIn(shippedProperties, published["product-properties"]),
  }),
  chosenFrom: ["ingredients", "nutrients", "plants", "product-properties"],
  faults: ({ name, units, units_per_box, volume, times_per_day, days }) => {
    const wrong = {
      "name.en": slug(name.en) === "" && "required",
      units: units === 0 && "quantity.invalid",
      units_per_box: units_per_box === 0 && "quantity.invalid",
      volume: volume === 0 && "quantity.invalid",
      times_per_day: (times_per_day === 0 || !isWhole(times_per_day)) && "quantity.invalid",
      days: (days === 0 || !isWhole(days)) && "quantity.invalid",
    };
    return Object.fromEntries(
      Object.entries(wrong).filter((one): one is [string, "quantity.invalid" | "required"] =>
        Boolean(one[1]),
      ),
    );
  },
  source: {
    en: "Entered in the back office from the products' labels.",
    pt: "Introduzidos no backoffice a partir dos rótulos dos produtos.",
  },
};
