import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { UNITS, VOLUME_UNITS } from "../clinical/supplements/supplement-units.ts";
import type { ProductContent } from "../contracts/supplements/supplements.ts";
import { ofOwner, ofProviders, ofSpace, ownEntry } from "../db/catalogue-entry.ts";

/**
 * A product that a user of a clinic made, or that a provider lists.
 *
 * | access pattern                        | index   | key                           |
 * |---------------------------------------|---------|-------------------------------|
 * | a user's products                     | primary | space + user                  |
 * | one product                           | primary | space + user, id              |
 * | what is shared in a space             | gsi1    | space, id; only while shared  |
 * | what providers list for every clinic  | gsi2    | one partition, id; the same   |
 */
export const ProductEntity = new Entity({
  model: { entity: "product", version: "1", service: "meridian" },
  attributes: {
    ...ownEntry,
    name: { type: "string", required: true },
    brand: { type: "string", required: true },
    properties: { type: "list", items: { type: "string" }, required: true },
    contents: { type: CustomAttributeType<ProductContent[]>("any"), required: true },
    unit: { type: UNITS, required: true },
    units_per_box: { type: CustomAttributeType<number | null>("any") },
    volume: { type: CustomAttributeType<number | null>("any") },
    volume_unit: { type: VOLUME_UNITS, required: true },
    price: { type: CustomAttributeType<number | null>("any") },
    units: { type: "number", required: true },
    times_per_day: { type: "number", required: true },
    days: { type: "number", required: true },
    posology: { type: "string", required: true },
    cautions: { type: "string", required: true },
    archived: { type: "boolean", required: true, default: false },
  },
  indexes: { primary: ofOwner, shared: ofSpace, listed: ofProviders },
});

/** A stored product. */
export type ProductItem = EntityItem<typeof ProductEntity>;
