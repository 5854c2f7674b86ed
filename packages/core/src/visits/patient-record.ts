import { type AppointmentItem, parseHead } from "../appointments/index.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { db } from "./entities.ts";
import type { CarryForwardItem } from "./records.ts";
import { rawItems } from "./visit-items.ts";

/** Visits read with the patient: the one in hand, what is booked ahead, and enough to find the last one. */
const RECENT = 30;
const WHOLE = 500;
/** What stands beside the visits of a record: the patient and what visits told of them. */
const BESIDE = 2;

export type RecordPage = {
  patient: PatientItem | undefined;
  /** What visits told of the patient, of every record that became this one. With the first page. */
  told: CarryForwardItem[];
  appointments: AppointmentItem[];
  cursor: string | null;
};
type Page = { limit?: number; cursor?: string | null };

/** The database's own key of a visit in its record. */
type Key = { pk: string; sk: string; gsi2pk: string; gsi2sk: string };
/** Where to go on in each record that has more; null begins it. */
type Places = Record<string, Key | null>;
type Part = {
  record: string;
  patient: PatientItem | undefined;
  told: CarryForwardItem[];
  visits: { head: AppointmentItem; key: Key }[];
  from: Key | null;
  next: Key | null;
};

/**
 * A page of a person's record, newest first: one Query. The patient and what visits told of them sort after the visits,
 * so the first page begins with them. One more request per record that was merged into this one, and for one that was
 * merged away: visits of all of them are one list, and each goes on where this page left it.
 */
export async function readRecord(patientId: string, page: Page = {}): Promise<RecordPage> {
  const { limit = RECENT, cursor = null } = page;
  if (cursor !== null) {
    const places = Object.entries(JSON.parse(cursor) as Places);
    return pageOf(await Promise.all(places.map(([id, from]) => queryRecord(id, limit, from))), limit);
  }
  return pageOf(await beginnings(patientId, limit), limit);
}

/** A patient with every appointment, newest first: one request a record of the person, and one more per page. */
export async function readWholeRecord(patientId: string): Promise<Omit<RecordPage, "cursor" | "told">> {
  const parts = await Promise.all((await beginnings(patientId, WHOLE)).map(readOn));
  return { patient: parts[0]?.patient, appointments: newestFirst(parts).map(({ visit }) => visit.head) };
}

/** The first of every record of a person; the remaining patient's own comes first. */
async function beginnings(patientId: string, limit: number): Promise<Part[]> {
  const own = await queryRecord(patientId, limit, null);
  if (own.patient?.merged_into) return beginnings(own.patient.merged_into, limit);
  const [, ...merged] = own.patient ? Patients.recordsOf(own.patient) : [];
  return [own, ...(await Promise.all(merged.map((id) => queryRecord(id, limit, null))))];
}

/** A record to its end. */
async function readOn(part: Part): Promise<Part> {
  const visits = [...part.visits];
  for (let next = part.next; next; ) {
    const page = await queryRecord(part.record, WHOLE, next);
    visits.push(...page.visits);
    next = page.next;
  }
  return { ...part, visits, next: null };
}

const newestFirst = (parts: readonly Part[]) =>
  parts
    .flatMap((part) => part.visits.map((visit) => ({ part, visit })))
    .sort((a, b) => (a.visit.head.start < b.visit.head.start ? 1 : -1));

/** The newest of several records, and where each of them goes on. */
function pageOf(parts: readonly Part[], limit: number): RecordPage {
  const shown = newestFirst(parts).slice(0, limit);
  const places: Places = {};
  for (const part of parts) {
    const own = shown.filter((one) => one.part === part);
    if (own.length < part.visits.length) places[part.record] = own.at(-1)?.visit.key ?? part.from;
    else if (part.next) places[part.record] = part.next;
  }
  return {
    patient: parts[0]?.patient,
    told: parts.flatMap(({ told }) => told),
    appointments: shown.map(({ visit }) => visit.head),
    cursor: Object.keys(places).length > 0 ? JSON.stringify(places) : null,
  };
}

async function queryRecord(record: string, limit: number, from: Key | null): Promise<Part> {
  // Raw: the patient's item belongs to another domain. The cursor then is the database's own key.
  const options = {
    data: "raw",
    pager: "raw",
    ignoreOwnership: true,
    order: "desc",
    limit: from === null ? limit + BESIDE : limit,
    cursor: from,
  } as const;
  const answer = (await db.collections
    .record({ space_id: actor().spaceId, patient_id: record })
    .go(options as never)) as unknown as { data: unknown; cursor: Key | null };
  const items = rawItems(answer.data);
  const patient = items.find(({ __edb_e__ }) => __edb_e__ === "patient");
  return {
    record,
    patient: patient && Patients.parsePatient(patient),
    told: items.filter(({ __edb_e__ }) => __edb_e__ === "told") as unknown as CarryForwardItem[],
    visits: items
      .filter(({ __edb_e__ }) => __edb_e__ === "appointment")
      .map((item) => ({ head: parseHead(item), key: keyOf(item) })),
    from,
    next: answer.cursor,
  };
}

const keyOf = ({ pk, sk, gsi2pk, gsi2sk }: Record<string, unknown>): Key => ({
  pk: String(pk),
  sk: String(sk),
  gsi2pk: String(gsi2pk),
  gsi2sk: String(gsi2sk),
});
