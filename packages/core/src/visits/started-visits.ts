import { type AppointmentItem, isClinicalStatus } from "../appointments/index.ts";
import { auditRead } from "../db/audit.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { mayReadContent } from "./reading.ts";
import { db } from "./stored/entities.ts";

/** Attributes read of a head: its time, what decides who may read the visit, and the words it was ended with. */
const HEAD_ATTRIBUTES = [
  "space_id",
  "appointment_id",
  "patient_id",
  "professional_id",
  "start",
  "status",
  "closed_by",
  "term_words",
] as const;
export type StartedVisit = Pick<AppointmentItem, (typeof HEAD_ATTRIBUTES)[number]>;

/** Appointments of a record that are read at once. */
const PAGE_SIZE = 100;
/** The most pages read until one has a visit. A patient may have more than a hundred upcoming appointments. */
const MAX_PAGES = 4;

/**
 * The started visits of a person that the viewer may read, newest first, out of the newest hundred appointments, or the hundred
 * that start at `until` or earlier. If none of these is a visit, because all are upcoming, the next hundreds are read. `further`
 * is the `until` of the next page, null at the end. One request for the patient and one for each of their records, and as many
 * again for each further hundred. Throws 404.
 */
export async function readStartedVisits(
  patientId: string,
  until?: string,
): Promise<{ visits: StartedVisit[]; further: string | null }> {
  const viewer = actor();
  const [own, first] = await Promise.all([Patients.readPatient(patientId), queryRecord(patientId, until)]);
  const records = Patients.recordsOf(await Patients.remainingOf(own));
  const others = records.filter((id) => id !== patientId);
  const [read] = await Promise.all([
    Promise.all(others.map((id) => queryRecord(id, until))),
    auditRead(patientId),
  ]);
  const visitsIn = ({ heads, further }: ReturnType<typeof mergePages>) => ({
    visits: heads.filter((head) => isClinicalStatus(head.status) && mayReadContent(viewer, head)),
    further,
  });
  let found = visitsIn(mergePages([first, ...read]));
  for (let pages = 1; pages < MAX_PAGES; pages += 1) {
    const { visits, further } = found;
    if (visits.length > 0 || further === null) break;
    found = visitsIn(mergePages(await Promise.all(records.map((id) => queryRecord(id, further)))));
  }
  return found;
}

type Part = { heads: StartedVisit[]; more: boolean };

/**
 * Merges pages of several records of a person. If a record has more, the merged page ends at the oldest start read of it.
 * Appointments with exactly that start belong to the next page, because there may be another with the same start.
 */
export function mergePages(parts: readonly Part[]): { heads: StartedVisit[]; further: string | null } {
  const heads = parts.flatMap((part) => part.heads).sort((a, b) => (a.start < b.start ? 1 : -1));
  const ends = parts.flatMap(({ heads, more }) => (more ? (heads.at(-1)?.start ?? []) : []));
  const further = ends.sort().at(-1) ?? null;
  return {
    further,
    heads: further === null ? heads : heads.filter(({ start }) => start > further),
  };
}

/**
 * Appointments of the records that took place, newest first, out of the newest hundred of each that begin before `until`, whoever may
 * read them. `further` is the start of the next older ones, null at the end. One request for each record.
 */
export async function readHeadsBefore(records: readonly string[], until: string) {
  const parts = await Promise.all(records.map((id) => queryRecord(id, until)));
  const { heads, further } = mergePages(parts);
  return { heads: heads.filter(({ status, start }) => isClinicalStatus(status) && start < until), further };
}

async function queryRecord(patient_id: string, until: string | undefined): Promise<Part> {
  const visits = db.entities.appointment.query.record({ space_id: actor().spaceId, patient_id });
  // In the key the start is followed by the appointment's id. "~" sorts after every id, so `until` itself is included.
  const start = until === undefined ? undefined : `${new Date(until).toISOString()}~`;
  const { data, cursor } = await (start === undefined ? visits : visits.lt({ start })).go({
    order: "desc",
    limit: PAGE_SIZE,
    attributes: [...HEAD_ATTRIBUTES] as never,
  });
  return { heads: data as unknown as StartedVisit[], more: cursor !== null };
}
