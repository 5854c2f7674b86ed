import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { RECEIVER_STATES, type ReceiverReason } from "../contracts/campaigns/campaigns.ts";
import { table } from "../db/table.ts";

/**
 * One user whom a mail to clinics is for, and what became of it. Ids only: no name and no address. Kept for a year.
 *
 * | access pattern                       | index   | key                        |
 * |--------------------------------------|---------|----------------------------|
 * | receivers of a mail, one receiver    | primary | campaign, user id          |
 * | receivers of a mail in a state       | gsi1    | campaign + state, user id  |
 */
export const ReceiverEntity = new Entity({
  model: { entity: "campaignReceiver", version: "1", service: "meridian" },
  attributes: {
    campaign_id: { type: "string", required: true },
    user_id: { type: "string", required: true },
    space_id: { type: "string", required: true },
    state: { type: RECEIVER_STATES, required: true, default: "waiting" },
    reason: { type: CustomAttributeType<ReceiverReason>("string") },
    at: { type: "string", required: true },
    /** Epoch seconds. */
    expires_at: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["campaign_id"] },
      sk: { field: table.sortKey, composite: ["user_id"] },
    },
    byState: {
      index: "gsi1",
      pk: { field: "gsi1pk", composite: ["campaign_id", "state"] },
      sk: { field: "gsi1sk", composite: ["user_id"] },
    },
  },
});
export type ReceiverItem = EntityItem<typeof ReceiverEntity>;
