import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { PreMadeCategory, PreMadeContent } from "../contracts/treatments/pre-made.ts";
import { ofOwner, ofSpace, ownEntry } from "../db/catalogue-entry.ts";
import { table } from "../db/table.ts";

/** Set when the treatment was deleted and can still be restored. The table deletes the item at that time. */
const deleted = { expires_at: { type: "number" } } as const;
const listed = {
  primary: { collection: "treatments", ...ofOwner },
  shared: { collection: "sharedTreatments", ...ofSpace },
} as const;

/**
 * A treatment that a user made.
 *
 * | access pattern                                      | index   | key                           |
 * |-----------------------------------------------------|---------|-------------------------------|
 * | a user's treatments and pre-made ones, in one       | primary | space + user, `treatments`    |
 * | what is shared in a space, in one                   | gsi1    | space, `sharedTreatments`     |
 */
export const CustomTreatmentEntity = new Entity({
  model: { entity: "customTreatment", version: "1", service: "meridian" },
  attributes: {
    ...ownEntry,
    ...deleted,
    name: { type: "string", required: true },
    description: { type: "string", required: true },
    minutes: { type: "number" },
  },
  indexes: listed,
});

/**
 * A pre-made treatment without its content, in the partition of its owner's treatments, so that all are read together.
 */
export const PreMadeHeadEntity = new Entity({
  model: { entity: "preMadeHead", version: "1", service: "meridian" },
  attributes: {
    ...ownEntry,
    ...deleted,
    category: { type: CustomAttributeType<PreMadeCategory>("string"), required: true },
    name: { type: "string", required: true },
    summary: { type: "list", items: { type: "string" }, required: true },
    size: { type: "number", required: true },
  },
  indexes: listed,
});

/**
 * A pre-made treatment whole, written together with its head.
 *
 * | access pattern         | index   | key        |
 * |------------------------|---------|------------|
 * | one with its content   | primary | space + id |
 */
export const PreMadeEntity = new Entity({
  model: { entity: "preMade", version: "1", service: "meridian" },
  attributes: {
    ...ownEntry,
    ...deleted,
    category: { type: CustomAttributeType<PreMadeCategory>("string"), required: true },
    name: { type: "string", required: true },
    content: { type: CustomAttributeType<PreMadeContent>("any"), required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});

export type CustomTreatmentItem = EntityItem<typeof CustomTreatmentEntity>;
export type PreMadeHeadItem = EntityItem<typeof PreMadeHeadEntity>;
export type PreMadeItem = EntityItem<typeof PreMadeEntity>;
