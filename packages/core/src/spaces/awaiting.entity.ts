import { Entity } from "electrodb";
import { table } from "../db/table.ts";

/** What of a space waits for an administrator's decision. */
export const AWAITING = ["student_proof"] as const;

/**
 * A decision that an administrator has to make about a space. It is written with what makes it necessary and deleted with
 * the decision, so that the back office finds what waits without searching the spaces.
 *
 * | access pattern                   | index   | key         |
 * |----------------------------------|---------|-------------|
 * | what waits, oldest space first   | primary | kind, space |
 */
export const AwaitingEntity = new Entity({
  model: { entity: "awaiting_decision", version: "1", service: "meridian" },
  attributes: {
    kind: { type: AWAITING, required: true },
    space_id: { type: "string", required: true },
    space_name: { type: "string", required: true },
    since: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["kind"] },
      sk: { field: table.sortKey, composite: ["space_id"] },
    },
  },
});
