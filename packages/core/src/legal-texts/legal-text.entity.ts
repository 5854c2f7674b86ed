import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import {
  ACCEPTED_BY,
  ACCEPTED_TEXTS,
  ASKED,
  LEGAL_TEXTS,
  type LegalVersion,
  type LegalWords,
} from "../contracts/legal-texts/legal-texts.ts";
import { table } from "../db/table.ts";

/** A published version in the short list that every container reads. The shipped one has its titles with its words. */
export type PublishedHead = LegalVersion & { titles?: { en: string; pt: string } };

export type LegalPublication = { number: number; at: string; by: string };

/**
 * Which versions of a text are published, without their words: small, because it is read with the user of a session.
 *
 * | access pattern | index   | key  |
 * |----------------|---------|------|
 * | one text       | primary | text |
 */
export const LegalTextEntity = new Entity({
  model: { entity: "legalText", version: "1", service: "meridian" },
  attributes: {
    text: { type: LEGAL_TEXTS, required: true },
    versions: { type: CustomAttributeType<PublishedHead[]>("any"), required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["text"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});

/**
 * The words of a text's next version. Each change of the text, a publication too, raises its version, so that it is what two
 * administrators at the same moment meet on.
 *
 * | access pattern | index   | key  |
 * |----------------|---------|------|
 * | one draft      | primary | text |
 */
export const LegalDraftEntity = new Entity({
  model: { entity: "legalDraft", version: "1", service: "meridian" },
  attributes: {
    text: { type: LEGAL_TEXTS, required: true },
    words: { type: CustomAttributeType<LegalWords>("any"), required: true },
    /** Whether the words differ from those of the newest version. */
    unpublished: { type: "boolean", required: true },
    /** When and by whom the versions were published. */
    publications: { type: CustomAttributeType<LegalPublication[]>("any"), required: true },
    /** The highest number a version ever had: that of one that was withdrawn is not used again. */
    last_number: { type: "number", required: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    updated_by_name: { type: "string", required: true },
    version: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["text"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
export type LegalDraftItem = EntityItem<typeof LegalDraftEntity>;

/**
 * The words of a published version; written once and never changed. One that was withdrawn before it was in force is deleted.
 *
 * | access pattern         | index   | key          |
 * |------------------------|---------|--------------|
 * | one version, or all    | primary | text, number |
 */
export const LegalVersionEntity = new Entity({
  model: { entity: "legalVersion", version: "1", service: "meridian" },
  attributes: {
    text: { type: LEGAL_TEXTS, required: true },
    number: { type: "number", required: true, padding: { length: 4, char: "0" } },
    words: { type: CustomAttributeType<LegalWords>("any"), required: true, readOnly: true },
    from: { type: "string", required: true, readOnly: true },
    asked: { type: ASKED, required: true, readOnly: true },
    published_at: { type: "string", required: true, readOnly: true },
    published_by: { type: "string", required: true, readOnly: true },
    published_by_name: { type: "string", required: true, readOnly: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["text"] },
      sk: { field: table.sortKey, composite: ["number"] },
    },
  },
});

/**
 * That a user accepted a version of a text; written once and never changed.
 *
 * | access pattern                        | index   | key                          |
 * |---------------------------------------|---------|------------------------------|
 * | a user's, or those of a whole space   | primary | space, user + text + number  |
 */
export const AcceptanceEntity = new Entity({
  model: { entity: "acceptance", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    user_id: { type: "string", required: true },
    text: { type: ACCEPTED_TEXTS, required: true },
    number: { type: "number", required: true, padding: { length: 4, char: "0" } },
    at: { type: "string", required: true, readOnly: true },
    language: { type: ["en", "pt"] as const, required: true, readOnly: true },
    by: { type: ACCEPTED_BY, required: true, readOnly: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["user_id", "text", "number"] },
    },
  },
});
export type AcceptanceItem = EntityItem<typeof AcceptanceEntity>;

/**
 * How many users accepted a version. On the morning of a new version everybody accepts it, so the number is kept in several
 * parts, of which each acceptance raises one.
 *
 * | access pattern             | index   | key                 |
 * |----------------------------|---------|---------------------|
 * | the parts of all versions  | primary | text, number + part |
 */
export const AcceptanceCountEntity = new Entity({
  model: { entity: "acceptanceCount", version: "1", service: "meridian" },
  attributes: {
    text: { type: ACCEPTED_TEXTS, required: true },
    number: { type: "number", required: true, padding: { length: 4, char: "0" } },
    part: { type: "number", required: true },
    count: { type: "number", required: true, default: 0 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["text"] },
      sk: { field: table.sortKey, composite: ["number", "part"] },
    },
  },
});
