import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { DOCUMENT_FORMATS, DOCUMENT_KINDS } from "../contracts/documents/document-kinds.ts";
import { table } from "../db/table.ts";

const [gsi1, gsi2] = table.indexes;
const STATES = ["pending", "shown", "archived"] as const;

/**
 * A document of a patient. The key of its file follows from its ids.
 *
 * | access pattern                             | index   | key                                     |
 * |--------------------------------------------|---------|-----------------------------------------|
 * | a document; those added since an instant   | primary | space + patient, document               |
 * | a patient's documents, newest day first    | gsi1    | space + patient + state, date           |
 * | those of one kind, newest day first        | gsi2    | space + patient + state + kind, date    |
 */
export const DocumentEntity = new Entity({
  model: { entity: "document", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    document_id: { type: "string", required: true },
    state: { type: STATES, required: true },
    kind: { type: DOCUMENT_KINDS, required: true },
    title: { type: "string", required: true },
    date: { type: "string", required: true },
    appointment_id: { type: "string" },
    format: { type: DOCUMENT_FORMATS, required: true },
    /** In bytes. */
    size: { type: "number", required: true },
    added_at: { type: "string", required: true },
    added_by: { type: CustomAttributeType<{ id: string; name: string }>("any"), required: true },
    /** Whose record it is part of: who added it, or who made a clinical document of an administrative one. */
    professional_id: { type: "string", required: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    version: { type: "number", required: true },
    /** Epoch seconds at which a document expires that was never uploaded or is archived. Its file is deleted then. */
    expires_at: { type: "number" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: ["document_id"] },
    },
    byDate: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["space_id", "patient_id", "state"] },
      sk: { field: gsi1.sortKey, composite: ["date", "document_id"] },
    },
    byKind: {
      index: gsi2.name,
      pk: { field: gsi2.partitionKey, composite: ["space_id", "patient_id", "state", "kind"] },
      sk: { field: gsi2.sortKey, composite: ["date", "document_id"] },
    },
  },
});

export type DocumentItem = EntityItem<typeof DocumentEntity>;
