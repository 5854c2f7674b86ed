import { CustomAttributeType, createConversions, Entity, type EntityItem } from "electrodb";
import { GENDERS } from "../contracts/patients/patient-terms.ts";
import { table } from "../db/table.ts";

const TOKEN_LISTS = ["active", "archived", "imported", "pairs", "archived_pairs"] as const;
type TokenList = (typeof TOKEN_LISTS)[number];

/**
 * A search row: one word, number or address by which a patient is found, with everything that a row of the list shows, so
 * that a search reads nothing else.
 *
 * | access pattern                  | index   | key                                                               |
 * |---------------------------------|---------|-------------------------------------------------------------------|
 * | patients by a word's beginning  | primary | space + list, token begins                                        |
 * | imported patients by name       | primary | space + list "imported", one token: the sort name                 |
 * | patients by two words of a name | primary | space + list "pairs" or "archived_pairs", token `word|beginning`  |
 */
export const TokenEntity = new Entity({
  model: { entity: "patient_token", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    /** The list of search rows that this one belongs to. Earlier versions named the attribute `shelf`, and keys still do. */
    list: { type: TOKEN_LISTS, required: true, field: "shelf", label: "shelf" },
    token: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    /** All tokens of the patient that are part of the patient's own transaction. */
    tokens: { type: "list", items: { type: "string" }, required: true },
    /** The patient's phones in international form. Rows for their ends are derived from them. */
    phones: { type: "list", items: { type: "string" } },
    /** All words to filter by, each after a space: a word begins with "silva" if this contains ` silva`. */
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
      pk: { field: table.partitionKey, composite: ["space_id", "list"] },
      sk: { field: table.sortKey, composite: ["token", "patient_id"] },
    },
  },
});

/** The cursor of the page after this row. */
export const cursorAfter = (row: { space_id: string; list: TokenList; token: string; patient_id: string }) =>
  createConversions(TokenEntity).fromComposite.toCursor(row);

/**
 * A value by which two records of one person can be recognised (name with birthday, a phone and so on), hashed, with the
 * patients who have it.
 *
 * | access pattern             | index   | key               |
 * |----------------------------|---------|-------------------|
 * | patients who share a value | primary | space, kind, hash |
 */
export const DuplicateKeyEntity = new Entity({
  model: { entity: "patient_likeness", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    kind: { type: "string", required: true },
    hash: { type: "string", required: true },
    /** At most `MAX_PATIENTS_PER_VALUE`, more in items of earlier versions. Absent after the last one left. */
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
 * The words of the patients' names, for searches with typing errors: each word under its `spellingKeys`, and one item that
 * marks the word as stored. Words stay when their patients are deleted, because a single word identifies nobody.
 *
 * | access pattern           | index   | key                     |
 * |--------------------------|---------|-------------------------|
 * | similar words            | primary | space, kind "near", key |
 * | whether a word is stored | primary | space, kind "word", key |
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

/** Number of active patients of a space. The plan's limit is a condition on it. */
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

/** A field of a patient that a merge can fill. */
export type FieldChange = { before: string | boolean | null; after: string | boolean | null };

/**
 * What a merge changed, so that it can be undone exactly.
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
    /** Whether the merged patient was archived before. */
    other_archived: { type: "boolean", required: true },
    /** For each field, the remaining patient's value before and after. */
    changes: { type: CustomAttributeType<Record<string, FieldChange>>("any"), required: true },
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

export type TokenItem = EntityItem<typeof TokenEntity>;
export type MergeItem = EntityItem<typeof MergeEntity>;
