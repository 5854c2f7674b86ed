import { CustomAttributeType, Entity } from "electrodb";
import type { VisitWords } from "../clinical/catalogues/term-words.ts";
import type { PhotoMark } from "../contracts/photos/photos.ts";
import type { AppointmentTypeSnapshot, SeriesMark } from "../contracts/scheduling/appointments.ts";
import { APPOINTMENT_STATUSES } from "../contracts/scheduling/appointments.ts";
import type { AppointmentSummary } from "../contracts/visits/visit-summary.ts";
import { table } from "../db/table.ts";

const [gsi1, gsi2, gsi3] = table.indexes;

/** Who signed or closed a visit, with the name at that time. */
export type Signer = { id: string; name: string };

/** `day` is the date that the series' rule gives, in the clinic's time zone. It stays when the occurrence is moved. */
export type StoredSeries = SeriesMark & { day: string };

/**
 * The head of an appointment: time, office, professional, patient and status. Its contents (sections, acupuncture,
 * amendments) are in the same partition, so opening an appointment takes one Query of the collection "visit".
 *
 * | access pattern                          | index   | key                                         |
 * |-----------------------------------------|---------|---------------------------------------------|
 * | one appointment with all it holds       | primary | space + appointment, collection "visit"     |
 * | a space's appointments of days          | gsi1    | space, by start                             |
 * | a patient with all appointments         | gsi2    | space + patient, collection "record"        |
 * | begun and not finished, by professional | gsi3    | space, professional; only while unfinished  |
 */
export const AppointmentEntity = new Entity({
  model: { entity: "appointment", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    appointment_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    /** A copy of the patient's name. The stream updates it within seconds after the patient is renamed. */
    patient_name: { type: "string", required: true },
    professional_id: { type: "string", required: true },
    office_id: { type: "string", required: true },
    /** The type as it was when booked. */
    appointment_type: { type: CustomAttributeType<AppointmentTypeSnapshot>("any"), required: true },
    start: { type: "string", required: true },
    end: { type: "string", required: true },
    /** Minutes occupied in the calendar: as booked, and from signing on the time it actually took. */
    duration: { type: "number", required: true },
    /** Minutes it was booked for, written at signing. Absent in items signed by versions that did not store it. */
    booked_duration: { type: "number" },
    /** Euro cents. */
    price: { type: "number", required: true, default: 0 },
    /** Cents received minus refunds: a copy from the charge, so that the calendar needs no second Query. */
    paid: { type: "number", required: true, default: 0 },
    /** The charge's: the price is owed although it did not take place. */
    fee_owed: { type: "boolean", required: true, default: false, field: "stands" },
    /**
     * Counts the changes of what it adds to its patient's balance. Absent in items of versions without balances, until they
     * are added.
     */
    balance_version: { type: "number" },
    notes: { type: "string", required: true, default: "" },
    current_appointment: { type: "string" },
    status: { type: APPOINTMENT_STATUSES, required: true, default: "scheduled" },
    /** Why it was missed or cancelled. */
    reason: { type: "string", required: true, default: "" },
    /** It was saved although something else was booked or the time was outside working hours. */
    override: { type: "boolean", required: true, default: false },
    /** Its series and its index there. The ids of the other occurrences are computed from these two. */
    series: { type: CustomAttributeType<StoredSeries>("any") },
    /** The professional, while the appointment is open or paused; empty otherwise. */
    unfinished_by: { type: "string", required: true, default: "" },
    /** What the patient's history shows of the visit, written at signing. */
    summary: { type: CustomAttributeType<AppointmentSummary>("any") },
    /**
     * Words of its findings that the back office had changed when it ended, so that they stay as they were. Absent where
     * nothing of it was changed.
     */
    term_words: { type: CustomAttributeType<VisitWords>("any") },
    signed_by: { type: CustomAttributeType<Signer>("any") },
    signed_at: { type: "string" },
    /** Who closed it without a signature; `imported` where it took place before the clinic used the product. */
    closed_by: { type: CustomAttributeType<Signer & { at: string; imported?: true }>("any") },
    /** Copies of its photos by id, so that a patient's record needs no second Query. Absent while there are none. */
    photos: { type: CustomAttributeType<Readonly<Record<string, PhotoMark>>>("any") },
    created_at: { type: "string", required: true, readOnly: true },
    created_by: { type: "string", required: true, readOnly: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      collection: "visit",
      pk: { field: table.partitionKey, composite: ["space_id", "appointment_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
    days: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["space_id"] },
      sk: { field: gsi1.sortKey, composite: ["start", "appointment_id"] },
    },
    record: {
      index: gsi2.name,
      collection: "record",
      pk: { field: gsi2.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: gsi2.sortKey, composite: ["start", "appointment_id"] },
    },
    unfinished: {
      index: gsi3.name,
      condition: ({ unfinished_by }: { unfinished_by?: string }) => Boolean(unfinished_by),
      pk: { field: gsi3.partitionKey, composite: ["space_id"] },
      sk: { field: gsi3.sortKey, composite: ["unfinished_by", "start"] },
    },
  },
});
