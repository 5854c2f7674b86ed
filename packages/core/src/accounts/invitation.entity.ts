import { Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

const [gsi1] = table.indexes;

/**
 * An invitation that waits. Its link holds a token; only the token's hash is here. Gone when accepted, taken back or
 * seven days old.
 *
 * | access pattern            | index   | key                  |
 * |---------------------------|---------|----------------------|
 * | invitations of a space    | primary | space, by time       |
 * | the invitation of a link  | gsi1    | hash of the token    |
 */
export const InvitationEntity = new Entity({
  model: { entity: "invitation", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    id: { type: "string", required: true },
    token_hash: { type: "string", required: true },
    email: { type: "string", required: true },
    name: { type: "string", required: true },
    role: { type: ["professional", "receptionist", "manager"] as const, required: true },
    invited_by: { type: "string", required: true },
    created_at: { type: "string", required: true },
    /** Epoch seconds: the table's time to live. */
    expires_at: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["id"] },
    },
    link: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["token_hash"] },
      sk: { field: gsi1.sortKey, composite: [] },
    },
  },
});
export type InvitationItem = EntityItem<typeof InvitationEntity>;
