// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { EXPORT_FAILURES, EXPORT_STATES } from "../contracts/exports/export-terms.ts";
import { table } from "../db/table.ts";

const gsi3 = table.indexes[2];

/** The partition of exports with something to do at a time, of all spaces. */
export const EXPORTS_DUE = "$exports#due";
/** The sort key there: by when (epoch milliseconds), then by export. */
export const dueOrder = (due: number, id: string) => `${new Date(due).toISOString()}#${id}`;

/** Where a walk through a space continues. It is stored with the job, so it holds ids and keys only. */
export type WalkCursor = {
  /** Index of the list that is walked through. */
  list: number;
  /** The last item of that list that was dealt with. */
  after?: Record<string, unknown>;
  /** Within the patient that follows: the last of the patient's appointments that was dealt with. */
  appointment?: Record<string, unknown>;
};

/** How far an export is. Its numbers are bounded by the kinds of records, not by the space. */
export type ExportPosition = {
  /** Where the walk continues; absent before it began, null after its end. */
  cursor?: WalkCursor | null;
  /** Number of the next part of the file, and the byte at which it begins. */
  part: number;
  offset: number;
  /** Numbers of parts that a run began and did not finish: the file is put together without them. */
  skipped: number[];
  /** Records and files by kind, and the number of the last file of each kind. */
  counts: Record<string, number>;
  pages: Record<string, number>;
  /** Within the batch after the cursor: its records are written, and its files up to this name. */
  file?: string;
  /** Originals that the file store did not have. */
  missing: number;
  /** Names of logos and pictures of tests that are in the archive. */
  pictures: string[];
  patients: number;
};

/**
 * An export of a space: where it stands, and where its file is. It is kept for a month, its file for a day.
 *
 * | access pattern                              | index   | key                            |
 * |---------------------------------------------|---------|--------------------------------|
 * | a space's exports, newest first, or one     | primary | space, export                  |
 * | those to be continued or cleaned up, by when | gsi3   | `$exports#due`, due + export   |
 */
export const ExportJobEntity = new Entity({
  model: { entity: "archiveExport", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    export_id: { type: "string", required: true },
    state: { type: EXPORT_STATES, required: true },
    /** Why it failed. */
    failure: { type: EXPORT_FAILURES },
    started_by: { type: CustomAttributeType<{ id: string; name: string }>("any"), required: true },
    created_at: { type: "string", required: true },
    finished_at: { type: "string" },
    /** Until when its file can be downloaded: an instant. */
    available_until: { type: "string" },
    /** Bytes of the finished file. */
    size: { type: "number" },
    /** Whether PDFs of signed appointments and original files are part of it. */
    with_files: { type: "boolean", required: true },
    /** Patients to go through, as counted when it began. */
    total: { type: "number", required: true, default: 0 },
    upload_id: { type: "string" },
    position: { type: CustomAttributeType<ExportPosition>("any"), required: true },
    /** The run that works on it, and until when it alone may (epoch milliseconds). */
    lease: { type: "string" },
    lease_until: { type: "number" },
    /** How many times in a row a part failed. */
    failures: { type: "number", required: true, default: 0 },
    /** `EXPORTS_DUE` while there is something to do, else absent. */
    gsi3pk: { type: "string" },
    /** A `dueOrder`. */
    gsi3sk: { type: "string" },
    /** Epoch seconds: the table's time to live. */
    expires_at: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["export_id"] },
    },
    byDue: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
    },
  },
});
export type ExportJob = EntityItem<typeof ExportJobEntity>;

/**
 * Which export of a space is being made, so that two requests at the same moment cannot begin two. Gone when it ended.
 *
 * | access pattern          | index   | key   |
 * |-------------------------|---------|-------|
 * | the one that is running | primary | space |
 */
export const ExportSlotEntity = new Entity({
  model: { entity: "archiveExportSlot", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    export_id: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
