import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

const titled = {
  type: "map",
  properties: {
    code: { type: "string", required: true },
    en: { type: "string", required: true },
    pt: { type: "string", required: true },
  },
} as const;
const ICD = { type: ["icd"] as const, required: true, default: "icd" } as const;

/**
 * A clinic's favourites and own entries of the classification.
 *
 * | access pattern       | index   | key   |
 * |----------------------|---------|-------|
 * | favourites and own   | primary | space |
 */
export const ClinicIcdEntity = new Entity({
  model: { entity: "clinic_icd", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    favourites: { type: "list", items: titled, required: true },
    own: { type: "list", items: titled, required: true },
    version: { type: "number", required: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});

/**
 * The active release of every clinic, and the entries written by the back office. The entity's name is the stored one.
 *
 * | access pattern       | index   | key      |
 * |----------------------|---------|----------|
 * | read by every search | primary | constant |
 */
export const ActiveReleaseEntity = new Entity({
  model: { entity: "icd_shelf", version: "1", service: "meridian" },
  attributes: {
    kind: ICD,
    release_id: { type: "string" },
    entries: { type: "list", items: titled, required: true },
    version: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["kind"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});

/**
 * A release, completely or partly loaded.
 *
 * | access pattern     | index   | key               |
 * |--------------------|---------|-------------------|
 * | every release, one | primary | constant, release |
 */
export const IcdReleaseEntity = new Entity({
  model: { entity: "icd_release", version: "1", service: "meridian" },
  attributes: {
    kind: ICD,
    release_id: { type: "string", required: true },
    name: { type: "string", required: true },
    codes: { type: "number", required: true },
    chunks: { type: "number", required: true },
    loaded: { type: "number", required: true },
    state: { type: ["loading", "ready", "withdrawing"] as const, required: true },
    created_at: { type: "string", required: true },
    created_by: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["kind"] },
      sk: { field: table.sortKey, composite: ["release_id"] },
    },
  },
});

/**
 * Up to sixty codes of one category, as lines. Kept under the last of them, so that the first chunk at or after a code's
 * beginning holds the first code that begins so.
 *
 * | access pattern                  | index   | key                     |
 * |---------------------------------|---------|-------------------------|
 * | codes from a beginning on       | primary | release, last from      |
 * | the chunks a search found       | primary | release, last           |
 */
export const IcdChunkEntity = new Entity({
  model: { entity: "icd_chunk", version: "1", service: "meridian" },
  attributes: {
    release_id: { type: "string", required: true },
    last: { type: "string", required: true },
    /** Packed rows. */
    lines: { type: CustomAttributeType<Uint8Array>("any"), required: true },
  },
  indexes: {
    codes: {
      pk: { field: table.partitionKey, composite: ["release_id"] },
      sk: { field: table.sortKey, composite: ["last"] },
    },
  },
});

/**
 * What finds a release's rows by words, deflated, in as many parts as items of the database need.
 *
 * | access pattern | index   | key     |
 * |----------------|---------|---------|
 * | the whole      | primary | release |
 */
export const IcdIndexEntity = new Entity({
  model: { entity: "icd_index", version: "1", service: "meridian" },
  attributes: {
    release_id: { type: "string", required: true },
    part: { type: "number", required: true, padding: { length: 2, char: "0" } },
    bytes: { type: CustomAttributeType<Uint8Array>("any"), required: true },
  },
  indexes: {
    parts: {
      pk: { field: table.partitionKey, composite: ["release_id"] },
      sk: { field: table.sortKey, composite: ["part"] },
    },
  },
});

export type ActiveReleaseItem = EntityItem<typeof ActiveReleaseEntity>;
export type ReleaseItem = EntityItem<typeof IcdReleaseEntity>;
export type ClinicIcdItem = EntityItem<typeof ClinicIcdEntity>;
