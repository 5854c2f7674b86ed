import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { REVISED_KINDS, REVISION_ACTIONS } from "../contracts/revisions/revisions.ts";
import { table } from "../db/table.ts";

/** The fields of something as they were stored: texts, numbers, lists of texts. */
export type RevisedFields = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/**
 * What something that administrators write said before and after a change. Never changed.
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
    version: { type: "number", required: true, padding: { length: 8, char: "0" } },
    title: { type: "string", required: true },
    action: { type: REVISION_ACTIONS, required: true },
    before: { type: CustomAttributeType<RevisedFields>("any") },
    after: { type: CustomAttributeType<RevisedFields>("any") },
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
