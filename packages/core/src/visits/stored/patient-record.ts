import { type AppointmentItem, parseHead } from "../../appointments/index.ts";
import type { PatientItem } from "../../patients/index.ts";
import * as Patients from "../../patients/index.ts";
import { actor } from "../../platform/context.ts";
import { db } from "./entities.ts";
import type { CarryForwardItem } from "./records.ts";
import { rawItems } from "./visit-items.ts";

/** Default page size: this visit, upcoming ones, and enough to find the last one. */
const RECENT = 30;
/** Items of a record that are not appointments: the patient and the carried-forward findings. */
const OTHER_ITEMS = 2;

export type RecordPage = {
  patient: PatientItem | undefined;
  /** Carried-forward findings of all merged records. Only with the first page. */
  carryForward: CarryForwardItem[];
  appointments: AppointmentItem[];
  cursor: string | null;
};
type Page = {
  /** The most appointments to read of each record, and to return. */
  limit?: number;
  cursor?: string | null;
  /** How many of the newest appointments to return, at least one. The rest comes with the next page. */
  take?: (appointments: readonly AppointmentItem[]) => number;
};

/** The key of an appointment in the table and in gsi2. */
type Key = { pk: string; sk: string; gsi2pk: string; gsi2sk: string };
/** Where the next page starts, for each record that has more; null is its beginning. */
type Cursors = Record<string, Key | null>;
type RecordPart = {
  record: string;
  patient: PatientItem | undefined;
  carryForward: CarryForwardItem[];
  visits: { head: AppointmentItem; key: Key }[];
  from: Key | null;
  next: Key | null;
};

/**
 * A page of a person's appointments, newest first, with the patient. One Query, and one more for each merged record; their
 * appointments form one list, and the cursor has a position in each. In descending order the patient and the carried-forward
 * findings come before the appointments, so the first page includes them.
 */
export async function readRecord(patientId: string, page: Page = {}): Promise<RecordPage> {
  const { limit = RECENT, cursor = null, take = () => limit } = page;
  if (cursor !== null) {
    const places = Object.entries(JSON.parse(cursor) as Cursors);
    return pageOf(await Promise.all(places.map(([id, from]) => queryRecord(id, limit, from))), limit, take);
  }
  return pageOf(await readFirstPages(patientId, limit), limit, take);
}

/** The first page of every record of a person. The record that others were merged into comes first. */
async function readFirstPages(patientId: string, limit: number): Promise<RecordPart[]> {
  const own = await queryRecord(patientId, limit, null);
  if (own.patient?.merged_into) return readFirstPages(own.patient.merged_into, limit);
  const [, ...merged] = own.patient ? Patients.recordsOf(own.patient) : [];
  return [own, ...(await Promise.all(merged.map((id) => queryRecord(id, limit, null))))];
}

const newestFirst = (parts: readonly RecordPart[]) =>
  parts
    .flatMap((part) => part.visits.map((visit) => ({ part, visit })))
    .sort((a, b) => (a.visit.head.start < b.visit.head.start ? 1 : -1));

/** The newest appointments of several records, and the next position in each. */
function pageOf(parts: readonly RecordPart[], limit: number, take: NonNullable<Page["take"]>): RecordPage {
  const newest = newestFirst(parts).slice(0, limit);
  const shown = newest.slice(0, Math.max(1, take(newest.map(({ visit }) => visit.head))));
  const places: Cursors = {};
  for (const part of parts) {
    const own = shown.filter((one) => one.part === part);
    if (own.length < part.visits.length) places[part.record] = own.at(-1)?.visit.key ?? part.from;
    else if (part.next) places[part.record] = part.next;
  }
  return {
    patient: parts[0]?.patient,
    carryForward: parts.flatMap(({ carryForward }) => carryForward),
    appointments: shown.map(({ visit }) => visit.head),
    cursor: Object.keys(places).length > 0 ? JSON.stringify(places) : null,
  };
}

async function queryRecord(record: string, limit: number, from: Key | null): Promise<RecordPart> {
  // Raw, because the patient's entity belongs to another domain. With raw pages the cursor is the key of an item.
  const options = {
    data: "raw",
    pager: "raw",
    ignoreOwnership: true,
    order: "desc",
    limit: from === null ? limit + OTHER_ITEMS : limit,
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
    carryForward: items.filter(({ __edb_e__ }) => __edb_e__ === "told") as unknown as CarryForwardItem[],
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
