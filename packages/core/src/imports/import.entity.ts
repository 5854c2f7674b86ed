import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { type ChosenValue, IMPORT_KINDS, IMPORT_STATES } from "../contracts/imports/imports.ts";
import { table } from "../db/table.ts";

const [gsi1] = table.indexes;
const counter = { type: "number", required: true, default: 0 } as const;

/**
 * An import of a file: how it was read, how far it is, and what came of it. The rows are not in it.
 *
 * | access pattern              | index   | key                     |
 * |-----------------------------|---------|-------------------------|
 * | one; a space's, newest last | primary | space, import           |
 */
export const ImportEntity = new Entity({
  model: { entity: "import", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    import_id: { type: "string", required: true },
    state: { type: IMPORT_STATES, required: true, default: "running" },
    file_name: { type: "string", required: true },
    file_hash: { type: "string", required: true },
    header_hash: { type: "string", required: true },
    sheet: { type: "string", required: true },
    mapping: { type: "list", items: { type: "string" }, required: true },
    /** Absent in imports of versions that knew patients only. */
    kind: { type: IMPORT_KINDS },
    values: { type: CustomAttributeType<ChosenValue[]>("any") },
    date_order: { type: ["dmy", "mdy"] as const, required: true },
    rows: { type: "number", required: true },
    created: counter,
    merged: counter,
    skipped: counter,
    removed: counter,
    started_at: { type: "string", required: true },
    started_by: { type: "string", required: true },
    started_by_name: { type: "string", required: true },
    finished_at: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["import_id"] },
    },
  },
});

/** A field of a patient that a merged row filled, with the value that it got. */
export type FilledField = { field: string; value: string };

/**
 * A row of a file that was imported, written with its patient or appointment in one transaction: it is there exactly if they are,
 * which makes a repeated row harmless.
 *
 * | access pattern                     | index   | key                 |
 * |------------------------------------|---------|---------------------|
 * | whether a row was imported         | primary | space, fingerprint  |
 * | an import's rows, to undo it       | gsi1    | space + import, row |
 */
export const ImportedRowEntity = new Entity({
  model: { entity: "imported_row", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    fingerprint: { type: "string", required: true },
    import_id: { type: "string", required: true },
    /** The row's number in the file, padded for sorting. */
    row: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    /** The appointment that the row added; absent for a row that was a patient. */
    appointment_id: { type: "string" },
    outcome: { type: ["created", "merged"] as const, required: true },
    /** The version of the patient, or of the appointment, after the row was written. */
    patient_version: { type: "number", required: true },
    /** What a merged row filled in. */
    filled: { type: CustomAttributeType<FilledField[]>("any") },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["fingerprint"] },
    },
    byImport: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["space_id", "import_id"] },
      sk: { field: gsi1.sortKey, composite: ["row"] },
    },
  },
});

export type ImportItem = EntityItem<typeof ImportEntity>;
export type ImportedRowItem = EntityItem<typeof ImportedRowEntity>;
