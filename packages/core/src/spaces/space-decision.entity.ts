import { Entity, type EntityItem } from "electrodb";
import { SPACE_DECISIONS } from "../contracts/backoffice/space-detail.ts";
import { table } from "../db/table.ts";

/**
 * What an administrator decided about a space: days granted, blocked, a proof approved.
 *
 * | access pattern              | index   | key                |
 * |-----------------------------|---------|--------------------|
 * | latest decisions of a space | primary | space, decision id |
 */
export const SpaceDecisionEntity = new Entity({
  model: { entity: "space_decision", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    id: { type: "string", required: true },
    kind: { type: SPACE_DECISIONS, required: true },
    days: { type: "number" },
    reason: { type: "string", required: true },
    /** Name of the administrator, as it was then. */
    by: { type: "string", required: true },
    by_id: { type: "string", required: true },
    at: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["id"] },
    },
  },
});
export type SpaceDecisionItem = EntityItem<typeof SpaceDecisionEntity>;
