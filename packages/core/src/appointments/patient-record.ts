import { type PatientItem, Patients } from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { db } from "./connection.ts";
import { parseHead } from "./outside.ts";
import type { AppointmentItem, ToldItem } from "./records.ts";
import { rawItems } from "./visit-items.ts";

/** Visits read with the patient: the one in hand, what is booked ahead, and enough to find the last one. */
const RECENT = 30;
const MERGED_LIMIT = 100;
const WHOLE = 500;

export type RecordPage = {
  patient: PatientItem | undefined;
  /** What visits told of the patient, of every record that became this one. With the first page. */
  told: ToldItem[];
  appointments: AppointmentItem[];
  cursor: string | null;
};
type Page = { limit?: number; cursor?: string | null };

/**
 * A page of a patient's record, newest first: one Query. The patient and what visits told of them sort after the visits,
 * so the first page begins with them. One more request per record that was merged into this one, and for one that was merged away.
 */
export async function readRecord(patientId: string, page: Page = {}): Promise<RecordPage> {
  const own = await queryRecord(patientId, page);
  if (own.patient?.merged_into) return readRecord(own.patient.merged_into, page);
  const [, ...merged] = own.patient ? Patients.recordsOf(own.patient) : [];
  if (merged.length === 0) return own;
  const others = await Promise.all(merged.map((id) => queryRecord(id, { limit: MERGED_LIMIT })));
  const appointments = [own, ...others].flatMap((part) => part.appointments);
  const told = [own, ...others].flatMap((part) => part.told);
  return { ...own, told, appointments: appointments.sort((a, b) => (a.start < b.start ? 1 : -1)) };
}

/** A patient with every appointment, newest first: one request, and one more per page. */
export async function wholeRecord(patientId: string): Promise<Omit<RecordPage, "cursor" | "told">> {
  const { cursor, ...whole } = await readRecord(patientId, { limit: WHOLE });
  for (let next = cursor; next; ) {
    const page = await queryRecord(patientId, { limit: WHOLE, cursor: next });
    whole.appointments.push(...page.appointments);
    next = page.cursor;
  }
  return whole;
}

async function queryRecord(patientId: string, { limit = RECENT, cursor = null }: Page): Promise<RecordPage> {
  // Raw: the patient's item belongs to another domain. The cursor then is the database's own key.
  const options = {
    data: "raw",
    pager: "raw",
    ignoreOwnership: true,
    order: "desc",
    // What visits told stands beside the patient on the first page.
    limit: cursor === null ? limit + 1 : limit,
    cursor: cursor === null ? null : JSON.parse(cursor),
  } as const;
  const answer = (await db.collections
    .record({ space_id: actor().spaceId, patient_id: patientId })
    .go(options)) as unknown as { data: unknown; cursor: object | null };
  const items = rawItems(answer.data);
  const patient = items.find(({ __edb_e__ }) => __edb_e__ === "patient");
  return {
    patient: patient && Patients.parsePatient(patient),
    told: items.filter(({ __edb_e__ }) => __edb_e__ === "told") as unknown as ToldItem[],
    appointments: items.filter(({ __edb_e__ }) => __edb_e__ === "appointment").map(parseHead),
    cursor: answer.cursor ? JSON.stringify(answer.cursor) : null,
  };
}
