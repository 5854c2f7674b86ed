import { Entity } from "electrodb";
import { table } from "../db/table.ts";

/**
 * How far the list of ends of plans was filled with those that were stored before it existed.
 *
 * | access pattern | index   | key      |
 * |----------------|---------|----------|
 * | the only one   | primary | constant |
 */
export const EndingsListEntity = new Entity({
  model: { entity: "endingsList", version: "1", service: "meridian" },
  attributes: {
    name: { type: "string", required: true },
    /** Cursor at which the next run continues; absent once all were listed. */
    cursor: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["name"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
