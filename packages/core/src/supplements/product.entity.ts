import { Entity, type EntityItem } from "electrodb";
import { UNITS, VOLUME_UNITS } from "../contracts/supplement-units.ts";
import type { ProductContent } from "../contracts/supplements.ts";
import { ofOwner, ofSpace, ownEntry } from "../db/own-entry.ts";
import { table } from "../db/table.ts";

const [, gsi2] = table.indexes;

/**
 * A product that a user of a clinic made, or that a provider lists.
 *
 * | access pattern                        | index   | key                           |
 * |---------------------------------------|---------|-------------------------------|
 * | a user's products                     | primary | space + user                  |
 * | one product                           | primary | space + user, id              |
 * | what is shared in a space             | gsi1    | space, owner + id             |
 * | what providers list for every clinic  | gsi2    | one partition, company + id   |
 */
export const ProductEntity = new Entity({
  model: { entity: "product", version: "1", service: "meridian" },
  attributes: {
    ...ownEntry,
    /** The provider's company; empty for a clinic's. */
    company: { type: "string", required: true, default: "" },
    /** The company while it is listed for every clinic; only then it is in the index. */
    listed_by: { type: "string", required: true, default: "" },
    name: { type: "string", required: true },
    brand: { type: "string", required: true },
    properties: { type: "list", items: { type: "string" }, required: true },
    contents: { type: "any", required: true },
    unit: { type: UNITS, required: true },
    units_per_box: { type: "any" },
    volume: { type: "any" },
    volume_unit: { type: VOLUME_UNITS, required: true },
    price: { type: "any" },
    units: { type: "number", required: true },
    times_per_day: { type: "number", required: true },
    days: { type: "number", required: true },
    posology: { type: "string", required: true },
    cautions: { type: "string", required: true },
    archived: { type: "boolean", required: true, default: false },
  },
  indexes: {
    primary: ofOwner,
    shared: ofSpace,
    listed: {
      index: gsi2.name,
      condition: ({ listed_by }: { listed_by?: string }) => Boolean(listed_by),
      pk: { field: gsi2.partitionKey, composite: [] },
      sk: { field: gsi2.sortKey, composite: ["listed_by", "id"] },
    },
  },
});

/**
 * Holds a name for a user's product. Its put fails where the name is taken, so two requests at the same moment cannot
 * both have it.
 *
 * | access pattern | index   | key                |
 * |----------------|---------|--------------------|
 * | a name is free | primary | space + user, name |
 */
export const ProductNameEntity = new Entity({
  model: { entity: "productName", version: "1", service: "meridian" },
  attributes: {
    space_id: ownEntry.space_id,
    user_id: ownEntry.user_id,
    id: ownEntry.id,
    /** Folded: neither accents nor capitals make a name another. */
    name: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "user_id"] },
      sk: { field: table.sortKey, composite: ["name"] },
    },
  },
});

/** A stored product, typed where ElectroDB only says "any". */
export type ProductItem = Omit<
  EntityItem<typeof ProductEntity>,
  "contents" | "units_per_box" | "volume" | "price"
> & {
  contents: ProductContent[];
  units_per_box?: number | null;
  volume?: number | null;
  price?: number | null;
};
