import type { calendarRoutes } from "../contracts/calendar.ts";
import type { RequestOf, ResponseOf } from "../contracts/route.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { db } from "./connection.ts";
import { readRecord } from "./patient-record.ts";
import type { AppointmentItem } from "./records.ts";
import { holdsTime, movable, unfinished } from "./status.ts";
import { appointmentView } from "./views.ts";

/** How many appointments are still to come in rooms. One request; a page more per megabyte. */
export async function countAhead(offices: ReadonlySet<string>): Promise<number> {
  const { data } = await db.entities.appointment.query
    .days({ space_id: actor().spaceId })
    .gte({ start: nowIso() })
    .go({ pages: "all", attributes: ["office_id", "status"] });
  return (data as Pick<AppointmentItem, "office_id" | "status">[]).filter(
    ({ office_id, status }) => offices.has(office_id) && holdsTime(status),
  ).length;
}

/** Shown of those that are still to come. */
const FIRST = 20;
/** More than a patient ever has ahead. */
const OF_PATIENT = 200;

type Query = RequestOf<typeof calendarRoutes.ahead>["query"];

/**
 * What is still to come of a patient, or with a professional: how many, and the first, soonest first. Besides, how many
 * of their visits are begun and not signed.
 */
export async function ahead({
  patient,
  professional,
}: Query): Promise<ResponseOf<typeof calendarRoutes.ahead>> {
  const now = nowIso();
  const [all, left] =
    patient === undefined
      ? await Promise.all([aheadWith(String(professional), now), begunBy(String(professional))])
      : [await aheadOf(patient)];
  const begun = (left ?? all).filter(({ status }) => unfinished(status)).length;
  const items = all
    .filter(({ start, status }) => start >= now && movable(status))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  return { count: items.length, first: items.slice(0, FIRST).map((item) => appointmentView(item)), begun };
}

async function aheadOf(patientId: string): Promise<AppointmentItem[]> {
  const { patient, appointments } = await readRecord(patientId, { limit: OF_PATIENT });
  if (!patient) throw absent("patient");
  return appointments;
}

async function aheadWith(professionalId: string, now: string): Promise<AppointmentItem[]> {
  const { data } = await db.entities.appointment.query
    .days({ space_id: actor().spaceId })
    .gte({ start: now })
    .go({ pages: "all" });
  return (data as unknown as AppointmentItem[]).filter(
    ({ professional_id }) => professional_id === professionalId,
  );
}

/** What a professional has begun and not signed, of any day. One request. */
async function begunBy(professionalId: string): Promise<Pick<AppointmentItem, "status">[]> {
  const { data } = await db.entities.appointment.query
    .unfinished({ space_id: actor().spaceId, unfinished_by: professionalId })
    .go({ pages: "all", attributes: ["status"] });
  return data as Pick<AppointmentItem, "status">[];
}
