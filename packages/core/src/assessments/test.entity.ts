import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { Option, TestContent } from "../contracts/assessments/custom-test-content.ts";
import type { Edit } from "../contracts/visits/sections.ts";
import { table } from "../db/table.ts";

const space = { space_id: { type: "string", required: true } } as const;

/**
 * A custom test without its questions: all of a space's travel in one read.
 *
 * | access pattern                              | index   | key                             |
 * |---------------------------------------------|---------|---------------------------------|
 * | a space's tests                             | primary | space, collection-less prefix   |
 * | one test                                    | primary | space + test                    |
 */
export const TestHeadEntity = new Entity({
  model: { entity: "customTest", version: "1", service: "meridian" },
  attributes: {
    ...space,
    test_id: { type: "string", required: true },
    owner_id: { type: "string", required: true, readOnly: true },
    /** The owner's name when they last saved the test, so that a list shows it without reading users. */
    owner_name: { type: "string", required: true },
    name: { type: "string", required: true },
    description: { type: "string", required: true },
    category: { type: "string", required: true },
    questions: { type: "number", required: true },
    shared: { type: "boolean", required: true },
    archived: { type: "boolean", required: true },
    published: { type: "number", required: true },
    published_at: { type: "string" },
    edited: { type: "boolean", required: true },
    created_at: { type: "string", required: true, readOnly: true },
    updated_at: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["test_id"] },
    },
  },
});

/** The draft of a test that its owner is editing; one per test. Saves name its version. */
export const TestDraftEntity = new Entity({
  model: { entity: "customTestDraft", version: "1", service: "meridian" },
  attributes: {
    ...space,
    test_id: { type: "string", required: true },
    owner_id: { type: "string", required: true, readOnly: true },
    content: { type: CustomAttributeType<TestContent>("any"), required: true },
    /** The edit that wrote it, so that an editor recognises its own text. */
    edit: { type: CustomAttributeType<Edit>("any") },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "test_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});

/**
 * A published test. Nothing of it ever changes but `used_at`: set by the first visit that takes it, and from then on it
 * is a part of the space's records, readable by whoever may read those.
 *
 * | access pattern      | index   | key                   |
 * |---------------------|---------|-----------------------|
 * | one version         | primary | space + test, number  |
 */
export const TestVersionEntity = new Entity({
  model: { entity: "customTestVersion", version: "1", service: "meridian" },
  attributes: {
    ...space,
    test_id: { type: "string", required: true },
    number: { type: "number", required: true },
    owner_id: { type: "string", required: true, readOnly: true },
    content: { type: CustomAttributeType<TestContent>("any"), required: true, readOnly: true },
    published_at: { type: "string", required: true, readOnly: true },
    used_at: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "test_id"] },
      sk: { field: table.sortKey, composite: ["number"] },
    },
  },
});

/** A response type of the space. Questions copy it. All of a space's response types are read together. */
export const ResponseTypeEntity = new Entity({
  model: { entity: "responseType", version: "1", service: "meridian" },
  attributes: {
    ...space,
    type_id: { type: "string", required: true },
    name: { type: "string", required: true },
    options: { type: CustomAttributeType<Option[]>("any"), required: true },
    updated_at: { type: "string", required: true },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["type_id"] },
    },
  },
});

export type HeadItem = EntityItem<typeof TestHeadEntity>;
export type DraftItem = EntityItem<typeof TestDraftEntity>;
export type VersionItem = EntityItem<typeof TestVersionEntity>;
export type ResponseTypeItem = EntityItem<typeof ResponseTypeEntity>;
