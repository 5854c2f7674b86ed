import { type AppointmentItem, isClinicalStatus } from "../appointments/index.ts";
import { auditRead } from "../db/audit.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { db } from "./entities.ts";
import { mayReadContent } from "./reading.ts";

/** What is read of a head where only its place in time and who may read it matter. */
const OF_HEAD = ["space_id", "appointment_id", "professional_id", "start", "status", "closed_by"] as const;
export type BegunVisit = Pick<AppointmentItem, (typeof OF_HEAD)[number]>;

/** Appointments of a record that are read at once. */
const WINDOW = 100;
/** Windows read on to where none of them holds a visit: who is booked for years ahead has been here before that. */
const MOST_WINDOWS = 4;

/**
 * The visits of a person that were begun and that the viewer may read, newest first: those among the newest hundred
 * appointments, or among the hundred that begin no later than an instant; where none of those is a visit, as when all
 * are still ahead, among the next hundreds. `further` is the instant to go on at, null at the end. One request for the
 * patient and one for each of their records, as many again for every further hundred. Throws 404.
 */
export async function begunVisits(
  patientId: string,
  until?: string,
): Promise<{ visits: BegunVisit[]; further: string | null }> {
  const viewer = actor();
  const [own, first] = await Promise.all([Patients.readPatient(patientId), query(patientId, until)]);
  const records = Patients.recordsOf(await Patients.remainingOf(own));
  const others = records.filter((id) => id !== patientId);
  const [read] = await Promise.all([Promise.all(others.map((id) => query(id, until))), auditRead(patientId)]);
  const visitsIn = ({ heads, further }: ReturnType<typeof windowOf>) => ({
    visits: heads.filter((head) => isClinicalStatus(head.status) && mayReadContent(viewer, head)),
    further,
  });
  let found = visitsIn(windowOf([first, ...read]));
  for (let windows = 1; windows < MOST_WINDOWS; windows += 1) {
    const { visits, further } = found;
    if (visits.length > 0 || further === null) break;
    found = visitsIn(windowOf(await Promise.all(records.map((id) => query(id, further)))));
  }
  return found;
}

type Part = { heads: BegunVisit[]; more: boolean };

/**
 * What several records have read of one stretch of time. Where one of them has more, all of them go on there: what begins
 * at that very instant belongs to the next answer, since one record may hold two appointments of one time.
 */
export function windowOf(parts: readonly Part[]): { heads: BegunVisit[]; further: string | null } {
  const heads = parts.flatMap((part) => part.heads).sort((a, b) => (a.start < b.start ? 1 : -1));
  const ends = parts.flatMap(({ heads, more }) => (more ? (heads.at(-1)?.start ?? []) : []));
  const further = ends.sort().at(-1) ?? null;
  return {
    further,
    heads: further === null ? heads : heads.filter(({ start }) => start > further),
  };
}

async function query(patient_id: string, until: string | undefined): Promise<Part> {
  const visits = db.entities.appointment.query.record({ space_id: actor().spaceId, patient_id });
  // The key goes on after the start: what sorts after all of it includes the appointments of that very start.
  const start = until === undefined ? undefined : `${new Date(until).toISOString()}~`;
  const { data, cursor } = await (start === undefined ? visits : visits.lt({ start })).go({
    order: "desc",
    limit: WINDOW,
    attributes: [...OF_HEAD] as never,
  });
  return { heads: data as unknown as BegunVisit[], more: cursor !== null };
}
