import { seesAllCalendars } from "../contracts/access.ts";
import type { Appointment } from "../contracts/appointments.ts";
import type { calendarRoutes } from "../contracts/calendar.ts";
import type { RequestOf } from "../contracts/route.ts";
import { readItems } from "../db/read-items.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { ledgerKeys } from "./free-times.ts";
import type { ResourceKind } from "./ledger.ts";
import { readHeads } from "./outside.ts";
import { movable } from "./status.ts";
import { appointmentView } from "./views.ts";
import { absentBetween } from "./working-time.ts";

type Query = RequestOf<typeof calendarRoutes.covered>["query"];
type Covered = { items: Appointment[]; more: boolean };

/** Calendar days read at most, of one professional or of every office; and appointments named at most. */
const MOST_DAYS = 200;
const MOST_NAMED = 100;
const DAY = 86_400_000;

/**
 * What is still to come while somebody is away, or the clinic or a place is closed: read from the ledger, so that it costs
 * what those days hold. At most four requests; the rest is named once these are dealt with. 403 for a colleague's
 * calendar without the permission.
 */
export async function covered({ professional, establishment, from, to }: Query): Promise<Covered> {
  const viewer = actor();
  if (professional !== viewer.id && !seesAllCalendars(viewer))
    throw new AppError("forbidden", "access.refused");
  const [first, end] = absentBetween({ from, to }, viewer.space.timeZone);
  const start = Math.max(first, now());
  if (!(start < end)) return { items: [], more: false };
  const calendars = calendarsOf(professional, establishment);
  const days = utcDaysBetween(start, end);
  const read = days.slice(0, Math.floor(MOST_DAYS / Math.max(1, calendars.length)));
  const items = await readItems(ledgerKeys(viewer.spaceId, calendars, read));
  const ids = idsIn(items);
  const heads = await readHeads(ids.slice(0, 2 * MOST_NAMED));
  const found = [...heads.values()]
    .filter((head) => movable(head.status) && Date.parse(head.start) < end && Date.parse(head.end) > start)
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  return {
    items: found.slice(0, MOST_NAMED).map(appointmentView),
    more: found.length > MOST_NAMED || ids.length > 2 * MOST_NAMED || read.length < days.length,
  };
}

function calendarsOf(professional: string | undefined, place: string | undefined) {
  if (professional) return [{ kind: "professional" as ResourceKind, id: professional }];
  return actor()
    .space.establishments.filter(({ id }) => place === undefined || id === place)
    .flatMap(({ offices }) => offices.map(({ id }) => ({ kind: "office" as ResourceKind, id })));
}

function utcDaysBetween(start: number, end: number): string[] {
  const days: string[] = [];
  for (let at = Math.floor(start / DAY) * DAY; at < end && days.length <= MOST_DAYS; at += DAY)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** Appointments that hold time of ledger items, the earliest days first. */
function idsIn(items: readonly Record<string, unknown>[]): string[] {
  const sorted = items.toSorted((a, b) => (String(a.sk) < String(b.sk) ? -1 : 1));
  const held = sorted.flatMap((item) => Object.values(item)).filter((value) => value instanceof Set);
  return [...new Set(held.flatMap((ids) => [...ids].map(String)))];
}
