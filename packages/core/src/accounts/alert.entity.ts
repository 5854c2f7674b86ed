import { Entity } from "electrodb";
import { table } from "../db/table.ts";

/**
 * An announcement to every clinic. The back office writes them; each user hides them for good.
 *
 * | access pattern    | index   | key                                            |
 * |-------------------|---------|------------------------------------------------|
 * | all announcements | primary | one partition, by id, which holds the time     |
 */
export const AlertEntity = new Entity({
  model: { entity: "alert", version: "1", service: "meridian" },
  attributes: {
    id: { type: "string", required: true },
    title_en: { type: "string", required: true },
    title_pt: { type: "string", required: true },
    body_en: { type: "string", required: true },
    body_pt: { type: "string", required: true },
    created_at: { type: "string", required: true, readOnly: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: [] },
      sk: { field: table.sortKey, composite: ["id"] },
    },
  },
});
