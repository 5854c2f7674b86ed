import { Entity } from "electrodb";
import { table } from "../db/table.ts";

/**
 * Text messages that a space sent in a month.
 *
 * | access pattern        | index   | key           |
 * |-----------------------|---------|---------------|
 * | the count of a month  | primary | space + month |
 */
export const SmsUseEntity = new Entity({
  model: { entity: "smsUse", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    /** `YYYY-MM` in the space's time zone. */
    month: { type: "string", required: true },
    count: { type: "number", required: true, field: "sent" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["month"] },
    },
  },
});
