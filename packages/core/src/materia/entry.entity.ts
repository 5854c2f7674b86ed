import { Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

const [gsi1, gsi2] = table.indexes;
const KINDS = ["substance", "formula"] as const;
export type EntryKind = (typeof KINDS)[number];

const owner = {
  space_id: { type: "string", required: true },
  user_id: { type: "string", required: true },
  kind: { type: KINDS, required: true },
  id: { type: "string", required: true },
} as const;

/**
 * What a user adds to the materia medica: a substance or a formula. What it says is one attribute, because it is always
 * read and written whole, and its contract says what is in it.
 *
 * | access pattern                             | index   | key                                      |
 * |--------------------------------------------|---------|------------------------------------------|
 * | a user's substances and formulas, in one   | primary | space + user                             |
 * | one of the user's                          | primary | space + user, id                         |
 * | what is shared in a space, all or one      | gsi1    | space, id; only while shared             |
 * | what providers list for everybody, newest  | gsi2    | one partition, id; only while shared     |
 */
export const EntryEntity = new Entity({
  model: { entity: "materiaEntry", version: "1", service: "meridian" },
  attributes: {
    ...owner,
    /** The facts of a substance or a formula, as its contract says. */
    facts: { type: "any", required: true },
    /** As its owner was called when last saving it: a list names owners without reading them. */
    user_name: { type: "string", required: true, default: "" },
    /** The provider it is from; empty for a clinic's. */
    company: { type: "string", required: true, default: "" },
    shared: { type: "boolean", required: true, default: false },
    created_at: { type: "string", required: true },
    updated_at: { type: "string", required: true },
    version: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "user_id"] },
      sk: { field: table.sortKey, composite: ["id"] },
    },
    shared: {
      index: gsi1.name,
      condition: ({ shared }: { shared?: boolean }) => shared === true,
      pk: { field: gsi1.partitionKey, composite: ["space_id"] },
      sk: { field: gsi1.sortKey, composite: ["id"] },
    },
    listed: {
      index: gsi2.name,
      condition: ({ shared, company }: { shared?: boolean; company?: string }) =>
        shared === true && Boolean(company),
      pk: { field: gsi2.partitionKey, composite: [] },
      sk: { field: gsi2.sortKey, composite: ["id"] },
    },
  },
});

/**
 * Holds a name for one of a user's entries. Its put fails where the name is taken, so two requests at the same moment
 * cannot both have it.
 *
 * | access pattern | index   | key                       |
 * |----------------|---------|---------------------------|
 * | a name is free | primary | space + user, kind + name |
 */
export const EntryNameEntity = new Entity({
  model: { entity: "materiaName", version: "1", service: "meridian" },
  attributes: {
    ...owner,
    /** Folded: neither accents nor capitals make a name another. */
    name: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "user_id"] },
      sk: { field: table.sortKey, composite: ["kind", "name"] },
    },
  },
});

export type Entry = EntityItem<typeof EntryEntity>;
