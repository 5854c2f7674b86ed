import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { CONSENT_OCCASIONS } from "../clinical/consents/consent-occasions.ts";
import { CONSENT_AGES } from "../clinical/consents/required-consents.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import { table } from "../db/table.ts";

export type ConsentWords = { title: string; body: string };
type InBothLanguages<T> = Record<Language, T>;

/** One published version, as the list of versions shows it. */
export type PublishedVersion = {
  number: number;
  published_at: string;
  published_by: string;
  /** Whether earlier consents had to be renewed with it. */
  renews: boolean;
};

/**
 * A clinic's text of a consent that is in force, without its words: the clinic's version of one of the platform's texts
 * or a text of its own. The platform's texts have no item until a clinic changes them.
 *
 * | access pattern               | index   | key         |
 * |------------------------------|---------|-------------|
 * | a clinic's texts, or one     | primary | space, text |
 */
export const ConsentTextEntity = new Entity({
  model: { entity: "consentText", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    text_id: { type: "string", required: true },
    /** Absent for a text that is only signed when somebody chooses it. */
    occasion: { type: CONSENT_OCCASIONS },
    /** Absent for a text that is for every age. */
    ages: { type: CONSENT_AGES },
    titles: { type: CustomAttributeType<InBothLanguages<string>>("any"), required: true },
    /** Number of the version in force; 0 where none was published. */
    current: { type: "number", required: true },
    renew_since: { type: "string" },
    /** Whether the clinic uses the text. */
    active: { type: "boolean", required: true },
    /** Whether the draft differs from what is published. */
    unpublished: { type: "boolean", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["text_id"] },
    },
  },
});
export type ConsentTextItem = EntityItem<typeof ConsentTextEntity>;

/**
 * What managers work on: the words of the next version, and the list of those published. Each change of a text raises
 * its version, so it is what two managers at the same moment meet on.
 *
 * | access pattern | index   | key          |
 * |----------------|---------|--------------|
 * | one draft      | primary | space + text |
 */
export const ConsentDraftEntity = new Entity({
  model: { entity: "consentDraft", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    text_id: { type: "string", required: true },
    words: { type: CustomAttributeType<InBothLanguages<ConsentWords>>("any"), required: true },
    versions: { type: CustomAttributeType<PublishedVersion[]>("any"), required: true, default: () => [] },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    version: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "text_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
export type ConsentDraftItem = EntityItem<typeof ConsentDraftEntity>;

/**
 * The words of a published version; written once and never changed.
 *
 * | access pattern | index   | key                  |
 * |----------------|---------|----------------------|
 * | one version    | primary | space + text, number |
 */
export const ConsentVersionEntity = new Entity({
  model: { entity: "consentVersion", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    text_id: { type: "string", required: true },
    number: { type: "number", required: true },
    words: {
      type: CustomAttributeType<InBothLanguages<ConsentWords>>("any"),
      required: true,
      readOnly: true,
    },
    published_at: { type: "string", required: true, readOnly: true },
    published_by: { type: "string", required: true, readOnly: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "text_id"] },
      sk: { field: table.sortKey, composite: ["number"] },
    },
  },
});
