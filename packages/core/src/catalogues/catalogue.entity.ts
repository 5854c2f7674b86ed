import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { CATALOGUE_KEYS } from "../clinical/catalogues/catalogues.ts";
import { REVIEW_STATES } from "../clinical/catalogues/overlay.ts";
import { table } from "../db/table.ts";

export type EntryFields = Readonly<Record<string, unknown>>;

/**
 * Where a catalogue stands: its drafts, what is published, and how many entries are in which state. There is no item while
 * nothing was written over the base.
 *
 * | access pattern             | index   | key                 |
 * |----------------------------|---------|---------------------|
 * | all catalogues, or one     | primary | constant, catalogue |
 */
export const CatalogueHeadEntity = new Entity({
  model: { entity: "catalogueHead", version: "1", service: "meridian" },
  attributes: {
    kind: { type: ["catalogues"] as const, required: true, default: "catalogues" },
    catalogue: { type: CATALOGUE_KEYS, required: true },
    /** Rises with every change and every publication. */
    version: { type: "number", required: true },
    /** What clinics read; absent before the first publication. */
    publication: { type: "string" },
    parts: { type: "number", required: true, default: 0 },
    /** The version that was published last; 0 before. */
    published_version: { type: "number", required: true, default: 0 },
    published_at: { type: "string" },
    published_by_name: { type: "string" },
    /** The publication before, which a browser may still be reading. */
    previous: { type: "string" },
    previous_parts: { type: "number", required: true, default: 0 },
    /** Of a large catalogue: the chunks of the index of what was added, those of the entries, and the same before. */
    index_chunks: { type: "number", required: true, default: 0 },
    chunks: { type: "number", required: true, default: 0 },
    previous_index_chunks: { type: "number", required: true, default: 0 },
    previous_chunks: { type: "number", required: true, default: 0 },
    /** Entries that were added. */
    added: { type: "number", required: true, default: 0 },
    /** Retired entries, and of the others those that were reviewed or disputed. */
    retired: { type: "number", required: true, default: 0 },
    reviewed: { type: "number", required: true, default: 0 },
    disputed: { type: "number", required: true, default: 0 },
    /** Entries that were changed since the last publication. */
    unpublished: { type: "number", required: true, default: 0 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["kind"] },
      sk: { field: table.sortKey, composite: ["catalogue"] },
    },
  },
});
export type CatalogueHead = EntityItem<typeof CatalogueHeadEntity>;

/**
 * An entry of a catalogue as the back office wrote it. Entries of the base that nobody touched have no item.
 *
 * | access pattern                         | index   | key            |
 * |----------------------------------------|---------|----------------|
 * | what was written in a catalogue, or one | primary | catalogue, key |
 * | what was added, or written over the base | gsi1    | catalogue + shipped, key |
 * | what was written since a change          | gsi2    | catalogue, change        |
 * | what is from a reference                 | gsi3    | catalogue + cited, key |
 */
export const CatalogueEntryEntity = new Entity({
  model: { entity: "catalogueEntry", version: "1", service: "meridian" },
  attributes: {
    catalogue: { type: CATALOGUE_KEYS, required: true },
    key: { type: "string", required: true },
    /** Whether the product ships an entry with this key. */
    shipped: { type: "boolean", required: true },
    /** All its fields; absent where those of the base apply. */
    fields: { type: CustomAttributeType<EntryFields>("any") },
    /** A mark of what the product shipped when it was written. Absent for what was added, or written before there were marks. */
    base: { type: "string" },
    retired: { type: "boolean", required: true, default: false },
    review: { type: REVIEW_STATES, required: true },
    /** When somebody decided about it last, and who. */
    reviewed_at: { type: "string" },
    reviewed_by: { type: "string" },
    reviewed_by_name: { type: "string" },
    /** A reference of the bibliography and its title, which stays when the reference is removed. */
    reference_id: { type: "string" },
    reference: { type: "string", required: true, default: "" },
    /** Why, in the author's words. */
    note: { type: "string", required: true, default: "" },
    version: { type: "number", required: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    updated_by_name: { type: "string", required: true },
    /** `reference_id`, or nothing: the index needs a value. */
    cited: { type: "string", required: true, default: "" },
    /** The catalogue's version that this change made. */
    change: { type: "number", required: true, padding: { length: 9, char: "0" } },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["catalogue"] },
      sk: { field: table.sortKey, composite: ["key"] },
    },
    byOrigin: {
      index: "gsi1",
      pk: { field: "gsi1pk", composite: ["catalogue", "shipped"] },
      sk: { field: "gsi1sk", composite: ["key"] },
    },
    byChange: {
      index: "gsi2",
      pk: { field: "gsi2pk", composite: ["catalogue"] },
      sk: { field: "gsi2sk", composite: ["change"] },
    },
    byReference: {
      index: "gsi3",
      condition: ({ cited }: { cited?: string }) => Boolean(cited),
      pk: { field: "gsi3pk", composite: ["catalogue", "cited"] },
      sk: { field: "gsi3sk", composite: ["key"] },
    },
  },
});
export type CatalogueEntry = EntityItem<typeof CatalogueEntryEntity>;

/**
 * A part of a publication. Never changed. A publication is replaced as a whole, and the one before the last is deleted.
 *
 * | access pattern                    | index   | key               |
 * |-----------------------------------|---------|-------------------|
 * | a publication's parts, or one     | primary | publication, part |
 */
export const CataloguePartEntity = new Entity({
  model: { entity: "cataloguePart", version: "1", service: "meridian" },
  attributes: {
    publication: { type: "string", required: true },
    part: { type: "number", required: true, padding: { length: 4, char: "0" } },
    catalogue: { type: CATALOGUE_KEYS, required: true },
    /** Its entries as JSON, deflated: every clinic reads them. */
    content: { type: CustomAttributeType<Uint8Array>("any"), required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["publication"] },
      sk: { field: table.sortKey, composite: ["part"] },
    },
  },
});

/**
 * What was added to a large catalogue, in a publication: chunks of entries, and an index of their words. Never changed.
 *
 * | access pattern                              | index   | key                        |
 * |---------------------------------------------|---------|----------------------------|
 * | a publication's index, or chunks of entries | primary | publication + kind, number |
 */
export const CatalogueChunkEntity = new Entity({
  model: { entity: "catalogueChunk", version: "1", service: "meridian" },
  attributes: {
    publication: { type: "string", required: true },
    kind: { type: ["index", "entries"] as const, required: true },
    number: { type: "number", required: true, padding: { length: 5, char: "0" } },
    /** Deflated: a part of the index, or entries as JSON. */
    content: { type: CustomAttributeType<Uint8Array>("any"), required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["publication", "kind"] },
      sk: { field: table.sortKey, composite: ["number"] },
    },
  },
});
