import { Entity } from "electrodb";
import { table } from "./table.ts";

const [gsi1, gsi2] = table.indexes;

const owner = {
  space_id: { type: "string", required: true },
  user_id: { type: "string", required: true },
} as const;

/** The attributes of every catalogue entry that a user made: its owner, its visibility and its version. */
export const ownEntry = {
  ...owner,
  id: { type: "string", required: true },
  /** The owner's name when they last saved it, so that a list shows owners without reading them. */
  user_name: { type: "string", required: true, default: "" },
  /** The provider it is from; empty for a clinic's entry. */
  company: { type: "string", required: true, default: "" },
  /** Visible to colleagues; a provider's entry to every clinic. */
  shared: { type: "boolean", required: true, default: false },
  created_at: { type: "string", required: true, readOnly: true },
  updated_at: { type: "string", required: true },
  version: { type: "number", required: true, default: 1 },
} as const;

/** The attributes that all catalogue entries share. */
export type OwnItem = {
  space_id: string;
  user_id: string;
  id: string;
  user_name: string;
  company: string;
  shared: boolean;
  created_at: string;
  updated_at: string;
  version: number;
};

/** The primary key: in its owner's partition. */
export const ofOwner = {
  pk: { field: table.partitionKey, composite: ["space_id", "user_id"] },
  sk: { field: table.sortKey, composite: ["id"] },
} as const;

/**
 * The index by space, only while the entry is shared. Such an entry is always put whole: a patch without the attribute
 * `shared` would remove it from the index.
 */
export const ofSpace = {
  index: gsi1.name,
  condition: ({ shared }: { shared?: boolean }) => shared === true,
  pk: { field: gsi1.partitionKey, composite: ["space_id"] },
  sk: { field: gsi1.sortKey, composite: ["id"] },
} as const;

/** The index of providers' shared entries, in one partition that every clinic reads. */
export const ofProviders = {
  index: gsi2.name,
  condition: ({ shared, company }: { shared?: boolean; company?: string }) =>
    shared === true && Boolean(company),
  pk: { field: gsi2.partitionKey, composite: [] },
  sk: { field: gsi2.sortKey, composite: ["id"] },
} as const;

/**
 * Holds a name for one of a user's entries. Its put fails where the name is taken, so two requests at the same moment
 * cannot both have it.
 *
 * | access pattern | index   | key                       |
 * |----------------|---------|---------------------------|
 * | a name is free | primary | space + user, kind + name |
 */
export const OwnNameEntity = new Entity({
  model: { entity: "ownName", version: "1", service: "meridian" },
  attributes: {
    ...owner,
    /** The scope in which the name is unique. */
    kind: { type: "string", required: true },
    /** The result of `nameKey`: names that differ only in accents or capitals are the same. */
    name: { type: "string", required: true },
    id: ownEntry.id,
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "user_id"] },
      sk: { field: table.sortKey, composite: ["kind", "name"] },
    },
  },
});

/**
 * How many entries of a kind a user keeps. It is written with every one that is made or deleted, so that a limit holds
 * for two requests at the same moment too.
 *
 * | access pattern    | index   | key                |
 * |-------------------|---------|--------------------|
 * | there is room     | primary | space + user, kind |
 */
export const OwnCountEntity = new Entity({
  model: { entity: "ownCount", version: "1", service: "meridian" },
  attributes: {
    ...owner,
    kind: { type: "string", required: true },
    count: { type: "number", required: true, field: "kept" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "user_id"] },
      sk: { field: table.sortKey, composite: ["kind"] },
    },
  },
});
