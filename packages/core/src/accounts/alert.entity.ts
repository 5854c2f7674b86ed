import { CustomAttributeType, createConversions, Entity, type EntityItem } from "electrodb";
import type { AlertAudience } from "../contracts/accounts/alerts.ts";
import { table } from "../db/table.ts";

/** The last day of an announcement without one. */
export const NO_END = "9999-12-31";

/**
 * An announcement to clinics. The back office writes them; each user hides those that can be hidden for good.
 *
 * | access pattern                       | index   | key                                            |
 * |--------------------------------------|---------|------------------------------------------------|
 * | all announcements, newest first      | primary | one partition, by id, which holds the time     |
 * | those that have not ended            | gsi1    | constant, last day + id                        |
 */
export const AlertEntity = new Entity({
  model: { entity: "alert", version: "1", service: "meridian" },
  attributes: {
    list: { type: ["alerts"] as const, required: true, default: "alerts" },
    id: { type: "string", required: true },
    title_en: { type: "string", required: true },
    title_pt: { type: "string", required: true },
    body_en: { type: "string", required: true },
    body_pt: { type: "string", required: true },
    /** Whom it is for; absent for everybody. */
    audience: { type: CustomAttributeType<AlertAudience>("any") },
    /** Days in the reader's time zone, both included. */
    starts_on: { type: "string", required: true, default: "0000-01-01" },
    ends_on: { type: "string", required: true, default: NO_END },
    dismissible: { type: "boolean", required: true, default: true },
    state: { type: ["draft", "published"] as const, required: true, default: "published" },
    created_at: { type: "string", required: true, readOnly: true },
    updated_at: { type: "string" },
    updated_by_name: { type: "string", required: true, default: "" },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: [] },
      sk: { field: table.sortKey, composite: ["id"] },
    },
    notEnded: {
      index: "gsi1",
      pk: { field: "gsi1pk", composite: ["list"] },
      sk: { field: "gsi1sk", composite: ["ends_on", "id"] },
    },
  },
});
export type AlertItem = EntityItem<typeof AlertEntity>;

/** The cursor that continues after an announcement in the list of all. */
export const cursorAfter = createConversions(AlertEntity).byAccessPattern.primary.fromComposite.toCursor;
