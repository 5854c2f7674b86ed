// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import {
  PROPOSAL_STATES,
  RETENTION_KINDS,
  type RetentionPeriods,
} from "../contracts/retention/retention-kinds.ts";
import { table } from "../db/table.ts";

const [gsi1, , gsi3] = table.indexes;

/** The partition of proposals whose data is to be removed, of all spaces. */
export const REMOVALS_DUE = "$retention#due";
/** In place of the patient where a proposal is about messages of a month, an import or receipts of a year. */
export const NO_PATIENT = "none";

/**
 * How long a clinic keeps each kind of data. Absent until somebody sets it: then the suggested periods hold.
 *
 * | access pattern       | index   | key   |
 * |----------------------|---------|-------|
 * | a clinic's periods   | primary | space |
 */
export const RetentionSettingsEntity = new Entity({
  model: { entity: "retentionSettings", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    /** Periods in the unit of their kind. A kind of a later version is absent. */
    periods: { type: CustomAttributeType<Partial<RetentionPeriods>>("any"), required: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    version: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});

/** Where the walk through a clinic's data is. */
export type RetentionWalk = {
  /** When it began. Open proposals that it did not confirm are dropped at its end. */
  began_at: string;
  /** Version of the periods that it goes by. */
  settings: number;
  /** Index of the list, and the cursor within it. */
  list: number;
  cursor: string | null;
  /** Open proposals that it confirmed. */
  open?: number;
};

/**
 * How far the job is that looks for what has passed its time, and how much waits for a decision.
 *
 * | access pattern    | index   | key   |
 * |-------------------|---------|-------|
 * | a clinic's        | primary | space |
 */
export const RetentionProgressEntity = new Entity({
  model: { entity: "retentionProgress", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    walk: { type: CustomAttributeType<RetentionWalk>("any") },
    completed_at: { type: "string" },
    /** Version of the periods of the last complete walk. */
    settings: { type: "number" },
    /**
     * Proposals that wait for a decision: counted by each complete walk, and changed by each decision. An erasure takes
     * its proposals along without changing it.
     */
    open: { type: "number" },
    /** When the managers were last told that proposals wait. */
    told_at: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});

/**
 * Something that has passed its time, and what was decided about it. It is in the patient's partition, so that an erasure
 * removes it. It holds no name.
 *
 * | access pattern                              | index   | key                                  |
 * |---------------------------------------------|---------|--------------------------------------|
 * | one; those of a patient                     | primary | space + patient, kind + subject      |
 * | a kind's with one state, longest past first | gsi1    | space + kind + state, since          |
 * | removals to be done, of all spaces          | gsi3    | `$retention#due`, decided at + id    |
 */
export const RetentionProposalEntity = new Entity({
  model: { entity: "retentionProposal", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    /** `NO_PATIENT` for what is proposed by month, year or import. */
    patient_id: { type: "string", required: true },
    kind: { type: RETENTION_KINDS, required: true },
    /** The patient's id, the month, the year or the import's id. */
    subject: { type: "string", required: true },
    state: { type: PROPOSAL_STATES, required: true },
    since: { type: "string", required: true },
    last_visit: { type: "string" },
    amount: { type: "number", required: true },
    found_at: { type: "string", required: true },
    /** When the job last saw that it holds. */
    checked_at: { type: "string", required: true },
    /** The last day on which it is kept; absent for good. */
    kept_until: { type: "string" },
    reason: { type: "string", required: true, default: "" },
    decided_at: { type: "string" },
    decided_by: { type: "string" },
    version: { type: "number", required: true, default: 1 },
    /** `REMOVALS_DUE` while it is to be removed, else absent. */
    gsi3pk: { type: "string" },
    gsi3sk: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: ["kind", "subject"] },
    },
    byState: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["space_id", "kind", "state"] },
      sk: { field: gsi1.sortKey, composite: ["since", "subject"] },
    },
    byDue: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
    },
  },
});

export type ProposalItem = EntityItem<typeof RetentionProposalEntity>;
