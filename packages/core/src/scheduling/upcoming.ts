import {
  type AppointmentItem,
  appointmentView,
  isMovable,
  isUnfinished,
  readHeads,
} from "../appointments/index.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { STEP_MINUTES } from "../contracts/scheduling/booking.ts";
import type { calendarRoutes } from "../contracts/scheduling/calendar.ts";
import { queryItems } from "../db/query-items.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { readRecord } from "../visits/stored/index.ts";
import { db } from "./entities.ts";
import { holderIds, ledgerKey, type ResourceKind } from "./ledger.ts";

/** Later than any bookable day. */
const LAST_DAY = "9999-12-31";

/**
 * Ids of the appointments of a resource that start after now, by day. They are read from the ledger, so the cost depends on this one
 * calendar and not on the size of the clinic.
 */
async function readUpcomingIds(kind: ResourceKind, id: string): Promise<string[]> {
  const today = nowIso().slice(0, 10);
  const { pk, sk: first } = ledgerKey(actor().spaceId, kind, id, today);
  const { sk: last } = ledgerKey(actor().spaceId, kind, id, LAST_DAY);
  const items = await queryItems(pk, { first, last });
  const past = Math.floor((now() - Date.parse(`${today}T00:00:00Z`)) / (STEP_MINUTES * 60_000));
  const slots = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, slot) => slot);
  const begun = holderIds(items.find(({ sk }) => sk === first) ?? {}, slots.slice(0, past + 1), undefined);
  const found = items.flatMap((item) => [...holderIds(item, slots, undefined)]);
  return [...new Set(found)].filter((one) => !begun.has(one));
}

/** The number of upcoming appointments in offices. One request per office. */
export async function countUpcoming(offices: ReadonlySet<string>): Promise<number> {
  const each = await Promise.all([...offices].map((office) => readUpcomingIds("office", office)));
  return new Set(each.flat()).size;
}

/** Upcoming appointments shown. */
const MAX_SHOWN = 20;
/** Heads read to find them. More than are shown, because the ids of one day are not ordered by time. */
const HEADS_READ = 60;
/** Appointments of a patient that are read: more than a patient ever has upcoming. */
const MAX_OF_PATIENT = 200;

type Query = RequestOf<typeof calendarRoutes.upcoming>["query"];

/**
 * Upcoming appointments of a patient or a professional: their number, and the next ones in order. `begun` is the number of their
 * visits that are started but not signed. Throws 404.
 */
export async function upcomingAppointments({
  patient,
  professional,
}: Query): Promise<ResponseOf<typeof calendarRoutes.upcoming>> {
  if (patient === undefined) return upcomingOfProfessional(String(professional));
  const all = await readAppointmentsOf(patient);
  const items = all.filter(({ start, status }) => start >= nowIso() && isMovable(status)).sort(sooner);
  return {
    count: items.length,
    first: items.slice(0, MAX_SHOWN).map((item) => appointmentView(item)),
    begun: all.filter(({ status }) => isUnfinished(status)).length,
  };
}

const sooner = (a: AppointmentItem, b: AppointmentItem) => (a.start < b.start ? -1 : 1);

/** Upcoming appointments from a professional's ledger; only the heads of the next ones are read. Three requests. */
async function upcomingOfProfessional(professionalId: string) {
  const [ids, left] = await Promise.all([
    readUpcomingIds("professional", professionalId),
    readUnfinishedOf(professionalId),
  ]);
  const heads = await readHeads(ids.slice(0, HEADS_READ));
  const first = [...heads.values()].filter(({ status }) => isMovable(status)).sort(sooner);
  return {
    count: ids.length - (heads.size - first.length),
    first: first.slice(0, MAX_SHOWN).map((item) => appointmentView(item)),
    begun: left.length,
  };
}

async function readAppointmentsOf(patientId: string): Promise<AppointmentItem[]> {
  const { patient, appointments } = await readRecord(patientId, { limit: MAX_OF_PATIENT });
  if (!patient) throw absent("patient");
  return appointments;
}

/** A professional's visits that are started but not signed, of any day. One request. */
async function readUnfinishedOf(professionalId: string): Promise<Pick<AppointmentItem, "status">[]> {
  const { data } = await db.entities.appointment.query
    .unfinished({ space_id: actor().spaceId, unfinished_by: professionalId })
    .go({ pages: "all", attributes: ["status"] });
  return data as Pick<AppointmentItem, "status">[];
}
