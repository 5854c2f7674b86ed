import { Entity } from "electrodb";
import { table } from "./table.ts";

const [gsi1, gsi2] = table.indexes;

const owner = {
  space_id: { type: "string", required: true },
  user_id: { type: "string", required: true },
} as const;

/** What every entry of a catalogue says that somebody made: whose it is, who sees it, and its version. */
export const ownEntry = {
  ...owner,
  id: { type: "string", required: true },
  /** As its owner was called when last saving it: a list names owners without reading them. */
  user_name: { type: "string", required: true, default: "" },
  /** The provider it is from; empty for a clinic's. */
  company: { type: "string", required: true, default: "" },
  /** Seen by colleagues; a provider's, by every clinic. */
  shared: { type: "boolean", required: true, default: false },
  created_at: { type: "string", required: true, readOnly: true },
  updated_at: { type: "string", required: true },
  version: { type: "number", required: true, default: 1 },
} as const;

/** An entry of a catalogue, as far as all of them are alike. */
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

/** In its owner's partition. */
export const ofOwner = {
  pk: { field: table.partitionKey, composite: ["space_id", "user_id"] },
  sk: { field: table.sortKey, composite: ["id"] },
} as const;

/**
 * Beside it in an index by space, while it is shared. Such an entry is always put whole: a patch that does not say
 * whether it is shared would take it out of the index.
 */
export const ofSpace = {
  index: gsi1.name,
  condition: ({ shared }: { shared?: boolean }) => shared === true,
  pk: { field: gsi1.partitionKey, composite: ["space_id"] },
  sk: { field: gsi1.sortKey, composite: ["id"] },
} as const;

/** And where a provider shares it, in one partition that every clinic reads. */
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
    /** Among which entries no other has it. */
    kind: { type: "string", required: true },
    /** As `nameKey` makes it: neither accents nor capitals make a name another. */
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
    kept: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "user_id"] },
      sk: { field: table.sortKey, composite: ["kind"] },
    },
  },
});
