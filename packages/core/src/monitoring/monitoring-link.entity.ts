import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

const [gsi1] = table.indexes;

/**
 * A patient's link to the monitoring page. It is found by the token's hash. The token itself is kept encrypted with the
 * application's secret, because reminders and the clinic's screen need the link that the patient has already. A new link
 * replaces the item, so an earlier one leads nowhere. A revoked one stays with a hash that no token has, because the
 * patient's wish for no reminders holds for the next link too.
 *
 * | access pattern      | index   | key               |
 * |---------------------|---------|-------------------|
 * | a patient's link    | primary | space + patient   |
 * | whose link it is    | gsi1    | hash of the token |
 */
export const MonitoringLinkEntity = new Entity({
  model: { entity: "monitoringLink", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    token_hash: { type: "string", required: true },
    sealed_token: { type: "string", required: true },
    created_at: { type: "string", required: true },
    created_by: { type: "string", required: true },
    /** The clinic's day on which the patient last used it. */
    last_used_on: { type: "string" },
    /** When it stops working. Every day on which it is used moves it. */
    ends_at: { type: "string", required: true },
    /** The patient wants no reminders. */
    reminders_paused: { type: "boolean", required: true, default: false },
    /** Ids of the last messages that carried it, by channel. */
    messages: { type: CustomAttributeType<{ email?: string; sms?: string }>("any") },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
    address: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["token_hash"] },
      sk: { field: gsi1.sortKey, composite: [] },
    },
  },
});
export type MonitoringLinkItem = EntityItem<typeof MonitoringLinkEntity>;
