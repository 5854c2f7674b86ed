// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { ARCHIVE_REFUSALS, IMPORT_STATES } from "../contracts/exports/export-terms.ts";
import { table } from "../db/table.ts";

const gsi3 = table.indexes[2];

/** The partition of imports of archives that are to be continued, of all spaces. */
export const IMPORTS_DUE = "$archive-imports#due";

/** How far an import is: the next file of the step, in the order in which the step takes them. */
export type ImportPosition = { file: number; counts: Record<string, number>; active: number; bytes: number };

/**
 * The import of an archive into a space. There is one for a space, replaced by the next try.
 *
 * | access pattern                         | index   | key                                     |
 * |----------------------------------------|---------|-----------------------------------------|
 * | a space's import                       | primary | space                                   |
 * | those to be continued, by when         | gsi3    | `$archive-imports#due`, due + import    |
 */
export const ImportJobEntity = new Entity({
  model: { entity: "archiveImport", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    import_id: { type: "string", required: true },
    state: { type: IMPORT_STATES, required: true },
    reason: { type: ARCHIVE_REFUSALS },
    /** The file and line that the reason is about. */
    place: { type: "string", required: true, default: "" },
    started_by: { type: "string", required: true },
    created_at: { type: "string", required: true },
    finished_at: { type: "string" },
    /** Bytes of the archive. */
    size: { type: "number", required: true },
    /** Files to check and to write, as the archive's directory names them. */
    files: { type: "number", required: true, default: 0 },
    position: { type: CustomAttributeType<ImportPosition>("any"), required: true },
    lease: { type: "string" },
    lease_until: { type: "number" },
    failures: { type: "number", required: true, default: 0 },
    /** `IMPORTS_DUE` while there is something to do, else absent. */
    gsi3pk: { type: "string" },
    /** By when, then by import. */
    gsi3sk: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
    byDue: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
    },
  },
});
export type ImportJob = EntityItem<typeof ImportJobEntity>;
