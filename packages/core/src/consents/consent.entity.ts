import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { CONSENT_OCCASIONS } from "../clinical/consents/consent-occasions.ts";
import { CONSENT_SOURCES, CONSENT_STATUSES } from "../contracts/consents/consent-terms.ts";
import { table } from "../db/table.ts";

/** Who decided: the patient, or the legal representative. */
export type StoredSigner = {
  kind: "patient" | "representative";
  name: string;
  relation: string;
  document: string;
};

/**
 * What a patient decided about a text: signed, refused, or took back. Written once and never changed; what was signed is
 * in the file store (`signed-documents.ts`).
 *
 * | access pattern                     | index   | key                      |
 * |------------------------------------|---------|--------------------------|
 * | a patient's decisions, or one      | primary | space + patient, consent |
 */
export const ConsentEntity = new Entity({
  model: { entity: "consent", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    consent_id: { type: "string", required: true },
    text_id: { type: "string", required: true, readOnly: true },
    /** What called for it; absent for a text that was signed by choice. */
    occasion: { type: CONSENT_OCCASIONS, readOnly: true },
    title: { type: "string", required: true, readOnly: true },
    text_version: { type: "string", required: true, readOnly: true },
    language: { type: ["en", "pt"] as const, required: true, readOnly: true },
    status: { type: CONSENT_STATUSES, required: true, readOnly: true },
    at: { type: "string", required: true, readOnly: true },
    signer: { type: CustomAttributeType<StoredSigner>("any"), required: true, readOnly: true },
    place: { type: "string", required: true, readOnly: true },
    /** Id and name of the user in whose session it was recorded; absent for a link. */
    witness_id: { type: "string", readOnly: true },
    witness_name: { type: "string", readOnly: true },
    source: { type: CONSENT_SOURCES, required: true, readOnly: true },
    /** Whether the patient was a minor then. */
    for_minor: { type: "boolean", required: true, readOnly: true },
    reason: { type: "string", required: true, default: "", readOnly: true },
    /** The signed consent that a revocation ends. */
    revokes: { type: "string", readOnly: true },
    /** SHA-256 of the signed content, and of its PDF. */
    content_hash: { type: "string", readOnly: true },
    document_hash: { type: "string", readOnly: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: ["consent_id"] },
    },
  },
});
export type ConsentItem = EntityItem<typeof ConsentEntity>;

/** The last decision about a text. */
export type StoredDecision = {
  consent: string;
  status: ConsentItem["status"];
  at: string;
  for_minor: boolean;
};

/**
 * The last decision about each text, so that lists read one small item a patient. It is written with every decision and
 * makes two decisions at the same moment meet.
 *
 * | access pattern             | index   | key             |
 * |----------------------------|---------|-----------------|
 * | how a patient's texts stand | primary | space + patient |
 */
export const PatientConsentsEntity = new Entity({
  model: { entity: "patientConsents", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    /** By text. */
    decisions: { type: CustomAttributeType<Record<string, StoredDecision>>("any"), required: true },
    /** Number of entries in the history. */
    count: { type: "number", required: true },
    version: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
export type PatientConsentsItem = EntityItem<typeof PatientConsentsEntity>;
