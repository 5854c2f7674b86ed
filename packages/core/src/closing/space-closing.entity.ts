// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { CLOSING_REASONS, CLOSING_STATES } from "../contracts/closing/closing.ts";
import { table } from "../db/table.ts";

const gsi3 = table.indexes[2];

/** The partition of closings with something to do at a time, of all spaces. */
export const CLOSINGS_DUE = "$closings#due";

/** One walk through the whole table. */
export type ClosingPass = {
  /** When it began: epoch milliseconds. */
  began: number;
  /** Items and files that it removed. */
  removed: number;
  /** The last item that was looked at; absent at the beginning. */
  after?: Record<string, unknown> | undefined;
};

/**
 * The closing of a space: asked for, withdrawn, or done. It stays when the space is gone, and says that there was one.
 *
 * | access pattern                                        | index   | key                          |
 * |-------------------------------------------------------|---------|------------------------------|
 * | the closing of a space                                | primary | space                        |
 * | those with something to do, of all spaces, next first | gsi3    | `$closings#due`, when + space |
 */
export const SpaceClosingEntity = new Entity({
  model: { entity: "spaceClosing", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    state: { type: CLOSING_STATES, required: true },
    reason: { type: CLOSING_REASONS, required: true },
    requested_at: { type: "string", required: true },
    requested_by: { type: "string", required: true },
    /** Removed when the space is gone. */
    requested_by_name: { type: "string" },
    /** The instant from which everything is removed. */
    due_at: { type: "string", required: true },
    /** Days before the removal of which the managers were told last; absent before the first reminder. */
    reminded: { type: "number" },
    settled_at: { type: "string" },
    settled_by: { type: "string" },
    /** The walk that removes, and when one last removed something (epoch milliseconds). */
    pass: { type: CustomAttributeType<ClosingPass>("any") },
    last_removed: { type: "number" },
    version: { type: "number", required: true, default: 1 },
    /** `CLOSINGS_DUE` while there is something to do, else absent. */
    gsi3pk: { type: "string" },
    gsi3sk: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
    byDue: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
    },
  },
});

export type SpaceClosingItem = EntityItem<typeof SpaceClosingEntity>;
