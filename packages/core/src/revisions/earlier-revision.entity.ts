import { CustomAttributeType, createConversions, Entity, type EntityItem } from "electrodb";
import { CATALOGUE_KEYS } from "../clinical/catalogues/catalogues.ts";
import { REVIEW_STATES } from "../clinical/catalogues/overlay.ts";
import { table } from "../db/table.ts";

/** An entry as it was stored. */
type State = Readonly<Record<string, unknown>>;

/** The key of publications. No entry has it. */
export const WHOLE_CATALOGUE = "-";

/**
 * Changes of catalogues from when they had a history of their own. Nothing writes them any more.
 *
 * | access pattern          | index   | key                      |
 * |-------------------------|---------|--------------------------|
 * | an entry's history      | primary | catalogue + key, version |
 * | all changes by moment   | gsi1    | constant, moment         |
 */
export const EarlierRevisionEntity = new Entity({
  model: { entity: "catalogueRevision", version: "1", service: "meridian" },
  attributes: {
    kind: { type: ["catalogue_changes"] as const, required: true, default: "catalogue_changes" },
    catalogue: { type: CATALOGUE_KEYS, required: true },
    /** {@link WHOLE_CATALOGUE} for a publication. */
    key: { type: "string", required: true },
    fields: { type: CustomAttributeType<State>("any") },
    retired: { type: "boolean", required: true, default: false },
    review: { type: REVIEW_STATES, required: true },
    reviewed_at: { type: "string" },
    reviewed_by: { type: "string" },
    reviewed_by_name: { type: "string" },
    reference_id: { type: "string" },
    reference: { type: "string", required: true, default: "" },
    note: { type: "string", required: true, default: "" },
    version: { type: "number", required: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    updated_by_name: { type: "string", required: true },
    action: { type: ["edit", "review", "revert", "publish"] as const, required: true },
    before: { type: CustomAttributeType<State>("any") },
    after: { type: CustomAttributeType<State>("any") },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["catalogue", "key"] },
      sk: { field: table.sortKey, composite: ["version"] },
    },
    changes: {
      index: "gsi1",
      pk: { field: "gsi1pk", composite: ["kind"] },
      sk: { field: "gsi1sk", composite: ["updated_at", "catalogue", "key"] },
    },
  },
});
export type EarlierRevisionItem = EntityItem<typeof EarlierRevisionEntity>;

/** The cursor that continues after a change in the list of all. */
export const cursorAfterEarlier =
  createConversions(EarlierRevisionEntity).byAccessPattern.changes.fromComposite.toCursor;
