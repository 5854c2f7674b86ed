import { CustomAttributeType, createConversions, Entity, type EntityItem } from "electrodb";
import { REVISED_KINDS, REVISION_ACTIONS } from "../contracts/revisions/revisions.ts";
import { table } from "../db/table.ts";

/** Something as it was stored: its fields, whose values JSON can hold. */
export type RevisedState = Readonly<Record<string, unknown>>;

/**
 * What something that administrators change was before and after a change. Never changed.
 *
 * | access pattern               | index   | key                         |
 * |------------------------------|---------|-----------------------------|
 * | one thing's history          | primary | subject, version            |
 * | all changes by moment        | gsi1    | constant, moment + subject  |
 * | changes of a kind by moment  | gsi2    | kind, moment + subject      |
 */
export const RevisionEntity = new Entity({
  model: { entity: "contentRevision", version: "1", service: "meridian" },
  attributes: {
    list: { type: ["revisions"] as const, required: true, default: "revisions" },
    kind: { type: REVISED_KINDS, required: true },
    subject: { type: "string", required: true },
    /** The thing's version that the change made; the moment in milliseconds where it counts none. */
    version: { type: "number", required: true, padding: { length: 8, char: "0" } },
    /** Its name in English, or in both languages where `title_pt` is absent. */
    title: { type: "string", required: true },
    title_pt: { type: "string" },
    action: { type: REVISION_ACTIONS, required: true },
    before: { type: CustomAttributeType<RevisedState>("any") },
    after: { type: CustomAttributeType<RevisedState>("any") },
    /** What has to be stored to have `after` again, where that is more than `after`. */
    written: { type: CustomAttributeType<RevisedState>("any") },
    note: { type: "string" },
    reference: { type: "string" },
    /** The space that it is about, with which it is removed. */
    space_id: { type: "string" },
    at: { type: "string", required: true },
    by: { type: "string", required: true },
    by_name: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["subject"] },
      sk: { field: table.sortKey, composite: ["version"] },
    },
    newest: {
      index: "gsi1",
      pk: { field: "gsi1pk", composite: ["list"] },
      sk: { field: "gsi1sk", composite: ["at", "subject"] },
    },
    newestOfKind: {
      index: "gsi2",
      pk: { field: "gsi2pk", composite: ["kind"] },
      sk: { field: "gsi2sk", composite: ["at", "subject"] },
    },
  },
});
export type RevisionItem = EntityItem<typeof RevisionEntity>;

const { newest, newestOfKind } = createConversions(RevisionEntity).byAccessPattern;
/** The cursor that continues after a change, in the list of all or of a kind. */
export const cursorAfter = newest.fromComposite.toCursor;
export const cursorAfterOfKind = newestOfKind.fromComposite.toCursor;
