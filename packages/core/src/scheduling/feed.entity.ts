import { Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

const [gsi1] = table.indexes;

/**
 * A user's private calendar feed. Its address contains a token, of which only the hash is stored. A new address replaces the item,
 * so the previous address stops working.
 *
 * | access pattern          | index   | key               |
 * |-------------------------|---------|-------------------|
 * | a user's feed           | primary | space id, user id |
 * | the feed of an address  | gsi1    | hash of the token |
 */
export const FeedEntity = new Entity({
  model: { entity: "feed", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    user_id: { type: "string", required: true },
    token_hash: { type: "string", required: true },
    created_at: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "user_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
    address: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["token_hash"] },
      sk: { field: gsi1.sortKey, composite: [] },
    },
  },
});
export type FeedItem = EntityItem<typeof FeedEntity>;
