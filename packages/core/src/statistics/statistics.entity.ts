import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import type { TreatmentKind } from "../contracts/statistics/terms.ts";
import { table } from "../db/table.ts";

/** Numbers by what they count. */
export type Counts = Record<string, number>;

/** What a record adds on one day, for one professional and place. */
export type ContributionPart = {
  day: string;
  professional: string;
  /** Empty where it is not known. */
  place: string;
  main: Counts;
  clinical: Counts;
  /** How often a diagnosis and a pattern were made together: `code pattern`. */
  pairs: Counts;
  /** The entries of the back office's catalogues that a signed appointment names. */
  uses?: Partial<Record<CatalogueKey, string[]>>;
};

export type Contribution = {
  parts: ContributionPart[];
  /** When an appointment that took place began. */
  start?: string;
  /** Of an appointment that took place: the patient's age group and gender, as new patients are counted. */
  group?: string;
  /** It is the patient's first appointment that took place. */
  isFirst?: boolean;
  /** Kinds of treatment of a signed appointment. */
  treatments?: TreatmentKind[];
  /** Names of codes, which the sums keep for showing them. */
  titles?: Record<string, string>;
};

/**
 * What one record (an appointment with its payments, or a monitored symptom) adds to the statistics at present. It is stored in
 * the same transaction as the sums, so that repeated, late and shuffled events of the stream count nothing twice.
 *
 * | access pattern                              | index   | key                                   |
 * |---------------------------------------------|---------|---------------------------------------|
 * | what one record adds                        | primary | space + patient, `appointment#…`, `symptom#…` |
 * | what a patient's records add                | primary | space + patient                       |
 */
export const ContributionEntity = new Entity({
  model: { entity: "statisticsContribution", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    record: { type: "string", required: true },
    /** The count it belongs to; see `CountingProgressEntity`. */
    generation: { type: "number" },
    contribution: { type: CustomAttributeType<Contribution>("any"), required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: ["record"], casing: "none" },
    },
  },
});
export type ContributionItem = EntityItem<typeof ContributionEntity>;

/** The first appointment of a patient that took place. */
export type FirstAppointment = { record: string; start: string };
/** How an active patient is counted in the clinic's list. */
export type ListedPatient = { born: string; gender: string };

/**
 * The days on which a patient was seen, in order and with spaces between them, by `professional|place`. A day is named once for each
 * appointment of it.
 */
export type SeenDays = Readonly<Record<string, string>>;

/**
 * What the statistics know of a patient. Its version changes with every contribution of the patient's records, so that two events
 * of one patient are counted one after the other.
 *
 * | access pattern          | index   | key             |
 * |-------------------------|---------|-----------------|
 * | of one patient          | primary | space + patient |
 */
export const CountedPatientEntity = new Entity({
  model: { entity: "countedPatient", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    first: { type: CustomAttributeType<FirstAppointment>("any") },
    listed: { type: CustomAttributeType<ListedPatient>("any") },
    seen: { type: CustomAttributeType<SeenDays>("any") },
    generation: { type: "number" },
    version: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
export type CountedPatientItem = EntityItem<typeof CountedPatientEntity>;

/** What sums are of: the whole clinic, a place, a professional, or a professional in a place. */
export type Scope = { professional: string; place: string };
/** Which sums of a part of time one item holds. */
export const SUM_KINDS = ["main", "clinical", "pairs", "patients", "uses", "marks"] as const;
export type SumKind = (typeof SUM_KINDS)[number];

/**
 * Sums of a year (`2026`), month (`2026-03`) or day (`2026-03-09`). The sums are attributes of their own, each named by what it
 * counts, because an update can add to such an attribute before it exists.
 *
 * An item of the kind `marks` of a year of the whole clinic says what of it changed: it has an attribute for the year and for each month
 * with its days, by kind (`main:2026`, `clinical:2026-03`), that gets another random text whenever such sums change, of whomever they are.
 *
 * | access pattern             | index   | key                                              |
 * |----------------------------|---------|--------------------------------------------------|
 * | the sums of a part of time | primary | space + professional + place, kind, part, shard  |
 */
export const SumsEntity = new Entity({
  model: { entity: "statisticsSums", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    /** Empty for all. */
    professional: { type: "string", required: true },
    place: { type: "string", required: true },
    kind: { type: SUM_KINDS, required: true },
    /** Empty for sums of no time: the clinic's list of patients. */
    part: { type: "string", required: true },
    /** Begins with the generation and a point, but for the first. */
    shard: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "professional", "place"] },
      sk: { field: table.sortKey, composite: ["kind", "part", "shard"] },
    },
  },
});

/**
 * How far a clinic's records were counted. A recount is a new generation: it begins with nothing, and what older generations
 * counted is ignored. Until it is complete, the sums of the generation before are shown.
 *
 * | access pattern | index   | key   |
 * |----------------|---------|-------|
 * | of one clinic  | primary | space |
 */
export const CountingProgressEntity = new Entity({
  model: { entity: "countingProgress", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    /** The way of counting and the time zone that all records were counted with; absent until then. */
    counted: { type: "string" },
    /** The generation that changed records are counted in, and the one that is shown; 0 where absent. */
    generation: { type: "number" },
    shown: { type: "number" },
    /** What is being counted: the way of counting, the list and its cursor. */
    at: { type: CustomAttributeType<{ way: string; list: number; cursor: string | null }>("any") },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
