import { Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

/**
 * A user's code for friends, kept so that no two are the same.
 *
 * | access pattern | index   | key      |
 * |----------------|---------|----------|
 * | whose code     | primary | the code |
 */
export const ReferralEntity = new Entity({
  model: { entity: "referral", version: "1", service: "meridian" },
  attributes: {
    code: { type: "string", required: true },
    space_id: { type: "string", required: true },
    user_id: { type: "string", required: true },
    created_at: { type: "string", required: true, readOnly: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["code"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});

/**
 * A space that registered with a code of another space's user.
 *
 * | access pattern                     | index   | key                       |
 * |------------------------------------|---------|---------------------------|
 * | who came by a space's users, newest | primary | referring space, new space |
 */
export const ReferredSpaceEntity = new Entity({
  model: { entity: "referred_space", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    /** The space that registered. Its id begins with the time. */
    referred_id: { type: "string", required: true },
    referred_name: { type: "string", required: true },
    /** The user whose code it was. */
    user_id: { type: "string", required: true },
    registered_at: { type: "string", required: true },
    /** When its first payment was rewarded, and with how many days. */
    rewarded_at: { type: "string" },
    days: { type: "number" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["referred_id"] },
    },
  },
});
export type ReferredSpaceItem = EntityItem<typeof ReferredSpaceEntity>;
