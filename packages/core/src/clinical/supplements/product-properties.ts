import type { ProductPropertyFields } from "../catalogues/descriptions/product-properties.ts";
import { type BaseRow, mergeCatalogue, type OverlayEntry } from "../catalogues/overlay.ts";

/** One per line: key | English | Portuguese. */
const ROWS = `vegan|Vegan|Vegano
vegetarian|Vegetarian|Vegetariano
gluten-free|Gluten free|Sem glúten
lactose-free|Lactose free|Sem lactose
soy-free|Soy free|Sem soja
sugar-free|Without added sugar|Sem açúcar adicionado
sweetener-free|Without sweeteners|Sem edulcorantes
alcohol-free|Alcohol free|Sem álcool
caffeine-free|Caffeine free|Sem cafeína
gmo-free|Without GMOs|Sem OGM
organic|Organic farming|Agricultura biológica
halal|Halal|Halal
kosher|Kosher|Kosher
slow-release|Slow release|Libertação lenta
gastro-resistant|Gastro-resistant|Gastrorresistente
chewable|Chewable|Mastigável
soluble|Soluble in water|Solúvel em água
with-food|Take with food|Tomar com alimentos
without-food|Take away from meals|Tomar fora das refeições
keep-cool|Keep in the refrigerator|Conservar no frigorífico`;

/** The properties that ship with the product. */
export const shippedProperties: readonly BaseRow<ProductPropertyFields>[] = ROWS.split("\n").map((row) => {
  const [key = "", en = "", pt = ""] = row.split("|");
  return { key, fields: { name: { en, pt } } };
});

/** The properties that can be chosen, with what is published over those that ship. */
export const productProperties = (overlay: readonly OverlayEntry<ProductPropertyFields>[]) =>
  mergeCatalogue(shippedProperties, overlay).flatMap(({ key, fields, retired }) =>
    retired ? [] : [{ key, name: fields.name }],
  );
