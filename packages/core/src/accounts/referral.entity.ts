import { Entity } from "electrodb";
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
