import { createConversions, Entity } from "electrodb";
import { GENDERS } from "../contracts/patients/patient-terms.ts";
import { table } from "../db/table.ts";

const PRESET_CATEGORIES = ["active", "archived", "imported", "pairs", "archived_pairs"] as const;
type Shelf = (typeof PRESET_CATEGORIES)[number];

/**
 * One word, number or address a patient is found by, with all a row of the list shows, so that a search reads these
 * and nothing else.
 *
 * | access pattern              | index   | key                                              |
 * |-----------------------------|---------|--------------------------------------------------|
 * | who is found by a beginning | primary | space + shelf, token begins                      |
 * | the imported, by name       | primary | space + shelf "imported", one token: the sort name |
 * | who has two words in a name | primary | space + shelf "pairs" or "archived_pairs", token `word|beginning` |
 */
export const TokenEntity = new Entity({
  model: { entity: "patient_token", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    shelf: { type: PRESET_CATEGORIES, required: true },
    token: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    /** Every token of the patient that has an item of its own. */
    tokens: { type: "list", items: { type: "string" }, required: true },
    /** The patient's phones in international form, whose ends have items of their own. */
    phones: { type: "list", items: { type: "string" } },
    /** All words to filter by, each after a space: ` silva` is in it when a word begins so. */
    haystack: { type: "string", required: true },
    name: { type: "string", required: true },
    birthday: { type: "string" },
    gender: { type: GENDERS },
    phone: { type: "string", required: true },
    mobile_number: { type: "string", required: true },
    email: { type: "string", required: true },
    imported: { type: "boolean", required: true },
    created_at: { type: "string", required: true },
  },
  indexes: {
    rows: {
      pk: { field: table.partitionKey, composite: ["space_id", "shelf"] },
      sk: { field: table.sortKey, composite: ["token", "patient_id"] },
    },
  },
});

/** Where a list goes on after this row. */
export const cursorAfter = (row: { space_id: string; shelf: Shelf; token: string; patient_id: string }) =>
  createConversions(TokenEntity).fromComposite.toCursor(row);

/**
 * Something two records of one person share (name and birthday, a phone …), hashed, with the patients who have it.
 *
 * | access pattern         | index   | key             |
 * |------------------------|---------|-----------------|
 * | who shares one of these | primary | space, kind, hash |
 */
export const LikenessEntity = new Entity({
  model: { entity: "patient_likeness", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    kind: { type: "string", required: true },
    hash: { type: "string", required: true },
    /** At most `MAX_ALIKE`, more in items of earlier versions. Absent when the last one left. */
    patients: { type: "set", items: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["kind", "hash"] },
    },
  },
});

/**
 * The words of a clinic's names, so that one typed wrong is found: each word under `spellingKeys` of it, and one item
 * that says a word has been noted. Words stay when their patients go: they name nobody by themselves.
 *
 * | access pattern                 | index   | key                     |
 * |--------------------------------|---------|-------------------------|
 * | words that may have been meant | primary | space, kind "near", key |
 * | whether a word is noted        | primary | space, kind "word", key |
 */
export const SpellingEntity = new Entity({
  model: { entity: "patient_spelling", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    kind: { type: ["near", "word"] as const, required: true },
    key: { type: "string", required: true },
    /** At most `MAX_NEAR` words. */
    words: { type: "set", items: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["kind", "key"] },
    },
  },
});

/** How many patients of a space are active: the plan's limit is a condition on it. */
export const PatientCountEntity = new Entity({
  model: { entity: "patient_count", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    active: { type: "number", required: true, default: 0 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});

/**
 * What a merge did, so that it can be taken back exactly.
 *
 * | access pattern | index   | key          |
 * |----------------|---------|--------------|
 * | one merge      | primary | space, merge |
 */
export const MergeEntity = new Entity({
  model: { entity: "patient_merge", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    merge_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    other_id: { type: "string", required: true },
    /** Whether the other was archived before. */
    other_archived: { type: "boolean", required: true },
    /** By field: what the remaining patient had before and after. */
    changes: { type: "any", required: true },
    merged_at: { type: "string", required: true },
    merged_by: { type: "string", required: true },
    undone_at: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["merge_id"] },
    },
  },
});
