import {
  type AppointmentItem,
  appointmentView,
  movable,
  readHeads,
  unfinished,
} from "../appointments/index.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { STEP_MINUTES } from "../contracts/scheduling/booking.ts";
import type { calendarRoutes } from "../contracts/scheduling/calendar.ts";
import { queryItems } from "../db/query-items.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { readRecord } from "../visits/index.ts";
import { db } from "./entities.ts";
import { holders, ledgerKey, type ResourceKind } from "./ledger.ts";

/** After every day anybody books. */
const LAST_DAY = "9999-12-31";

/**
 * Ids of the appointments that hold time of a calendar from now on, soonest first: those of today after now, then whole
 * days. Read from its ledger, so that it costs what that one calendar holds, however large the clinic is.
 */
async function idsAhead(kind: ResourceKind, id: string): Promise<string[]> {
  const today = nowIso().slice(0, 10);
  const { pk, sk: first } = ledgerKey(actor().spaceId, kind, id, today);
  const { sk: last } = ledgerKey(actor().spaceId, kind, id, LAST_DAY);
  const items = await queryItems(pk, { first, last });
  const past = Math.floor((now() - Date.parse(`${today}T00:00:00Z`)) / (STEP_MINUTES * 60_000));
  const slots = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, slot) => slot);
  const begun = holders(items.find(({ sk }) => sk === first) ?? {}, slots.slice(0, past + 1), undefined);
  const found = items.flatMap((item) => [...holders(item, slots, undefined)]);
  return [...new Set(found)].filter((one) => !begun.has(one));
}

/** How many appointments are still to come in rooms. One request for each. */
export async function countUpcoming(offices: ReadonlySet<string>): Promise<number> {
  const each = await Promise.all([...offices].map((office) => idsAhead("office", office)));
  return new Set(each.flat()).size;
}

/** Shown of those that are still to come. */
const FIRST = 20;
/** Heads read for them: enough, where a day's are not in the order of their hours. */
const READ_FIRST = 60;
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
  if (patient === undefined) return aheadWith(String(professional));
  const all = await aheadOf(patient);
  const items = all.filter(({ start, status }) => start >= nowIso() && movable(status)).sort(sooner);
  return {
    count: items.length,
    first: items.slice(0, FIRST).map((item) => appointmentView(item)),
    begun: all.filter(({ status }) => unfinished(status)).length,
  };
}

const sooner = (a: AppointmentItem, b: AppointmentItem) => (a.start < b.start ? -1 : 1);

/** What a professional's ledger holds from now on: the number of all, the heads of the first alone. Three requests. */
async function aheadWith(professionalId: string) {
  const [ids, left] = await Promise.all([idsAhead("professional", professionalId), begunBy(professionalId)]);
  const heads = await readHeads(ids.slice(0, READ_FIRST));
  const first = [...heads.values()].filter(({ status }) => movable(status)).sort(sooner);
  return {
    count: ids.length - (heads.size - first.length),
    first: first.slice(0, FIRST).map((item) => appointmentView(item)),
    begun: left.length,
  };
}

async function aheadOf(patientId: string): Promise<AppointmentItem[]> {
  const { patient, appointments } = await readRecord(patientId, { limit: OF_PATIENT });
  if (!patient) throw absent("patient");
  return appointments;
}

/** What a professional has begun and not signed, of any day. One request. */
async function begunBy(professionalId: string): Promise<Pick<AppointmentItem, "status">[]> {
  const { data } = await db.entities.appointment.query
    .unfinished({ space_id: actor().spaceId, unfinished_by: professionalId })
    .go({ pages: "all", attributes: ["status"] });
  return data as Pick<AppointmentItem, "status">[];
}
