import { Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

const count = { type: "number", required: true, default: 0 } as const;

/**
 * What happened in a month (UTC) in all spaces together. Counted in the transaction in which it happens.
 *
 * | access pattern | index   | key             |
 * |----------------|---------|-----------------|
 * | one month      | primary | constant, month |
 */
export const MonthEntity = new Entity({
  model: { entity: "business_month", version: "1", service: "meridian" },
  attributes: {
    kind: { type: ["month"] as const, required: true, default: "month" },
    /** `YYYY-MM`. */
    month: { type: "string", required: true },
    spaces: count,
    trials: count,
    /** Spaces that paid for the first time after a free trial. */
    conversions: count,
    /** Cents received, by method. */
    mb_way: count,
    reference: count,
    transfer: count,
    /** Cents given back. */
    refunded: count,
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["kind"] },
      sk: { field: table.sortKey, composite: ["month"] },
    },
  },
});
export type MonthItem = EntityItem<typeof MonthEntity>;
