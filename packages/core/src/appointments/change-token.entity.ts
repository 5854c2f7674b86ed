import { Entity } from "electrodb";
import { table } from "../db/table.ts";

/**
 * The change token of one day of a space's calendar: a random text that is replaced whenever an appointment of the day
 * changes. Clients poll it to learn whether they have to read the calendar again.
 *
 * | access pattern            | index   | key             |
 * |---------------------------|---------|-----------------|
 * | the tokens of days        | primary | space + UTC day |
 */
export const ChangeTokenEntity = new Entity({
  model: { entity: "calendarday", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    day: { type: "string", required: true },
    mark: { type: "string", required: true },
    renewed_at: { type: "string" },
    /** Epoch seconds: the table's time to live. */
    expires_at: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["day"] },
    },
  },
});
