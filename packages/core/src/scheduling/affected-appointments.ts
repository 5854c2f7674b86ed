import { appointmentView, isMovable, readHeads } from "../appointments/index.ts";
import { seesAllCalendars } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import { MAX_REPEAT_DAYS } from "../contracts/scheduling/blocked-times.ts";
import type { calendarRoutes } from "../contracts/scheduling/calendar.ts";
import { readItems } from "../db/read-items.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { plusDays } from "../time/days.ts";
import { ledgerKeys } from "./availability.ts";
import { ROOMS } from "./blocked-time.entity.ts";
import { blockedTimesBetween } from "./blocked-times.ts";
import type { ResourceKind } from "./ledger.ts";
import { absenceBounds } from "./working-time.ts";

type Query = RequestOf<typeof calendarRoutes.affectedAppointments>["query"];
type AffectedAppointments = { items: Appointment[]; more: boolean };

/** The most ledger items (one per day and calendar) read, and the most appointments listed. */
const MAX_DAYS = 200;
const MAX_LISTED = 100;
const DAY = 86_400_000;

/**
 * Upcoming appointments during an absence of a professional, or while the clinic or an establishment is closed. They are read from
 * the ledger, so the cost depends only on those days. At most four requests; `more` says that there are others. Throws 403 for a
 * colleague's calendar without the permission.
 */
export async function affectedAppointments({
  professional,
  establishment,
  blocked,
  from,
  to,
}: Query): Promise<AffectedAppointments> {
  const viewer = actor();
  if (blocked !== undefined) return affectedByBlockedTime(blocked, from, to);
  if (professional !== viewer.id && !seesAllCalendars(viewer))
    throw new AppError("forbidden", "access.denied");
  const [first, end] = absenceBounds({ from, to }, viewer.space.timeZone);
  const start = Math.max(first, now());
  if (!(start < end)) return { items: [], more: false };
  const calendars = calendarsOf(professional, establishment);
  const days = utcDaysBetween(start, end);
  const read = days.slice(0, Math.floor(MAX_DAYS / Math.max(1, calendars.length)));
  const items = await readItems(ledgerKeys(viewer.spaceId, calendars, read));
  const { items: found, more } = await upcomingIn(items, [[start, end]]);
  return { items: found, more: more || read.length < days.length };
}

/** The same for the occurrences of a blocked time. Five requests at most. Throws 404, 403. */
async function affectedByBlockedTime(id: string, from: string, to: string): Promise<AffectedAppointments> {
  const viewer = actor();
  const last = plusDays(from.slice(0, 10), MAX_REPEAT_DAYS);
  const { entry, times } = await blockedTimesBetween(
    id,
    from.slice(0, 10),
    to < last ? to.slice(0, 10) : last,
  );
  if (entry.holder !== viewer.id && !seesAllCalendars(viewer))
    throw new AppError("forbidden", "access.denied");
  const spans = times
    .map((time) => absenceBounds(time, viewer.space.timeZone))
    .map(([start, end]): Span => [Math.max(start, now()), end])
    .filter(([start, end]) => start < end);
  const days = [...new Set(spans.flatMap(([start, end]) => utcDaysBetween(start, end)))];
  const calendars = calendarsOf(entry.holder === ROOMS ? undefined : entry.holder, undefined).filter(
    ({ kind, id: office }) => kind === "professional" || office === entry.office,
  );
  const read = days.slice(0, MAX_DAYS);
  const { items, more } = await upcomingIn(
    await readItems(ledgerKeys(viewer.spaceId, calendars, read)),
    spans,
  );
  return { items, more: more || read.length < days.length };
}

type Span = readonly [start: number, end: number];

/** The appointments in ledger items that can still be moved and overlap one of the spans. */
async function upcomingIn(
  ledgers: readonly Record<string, unknown>[],
  spans: readonly Span[],
): Promise<AffectedAppointments> {
  const ids = appointmentIdsIn(ledgers);
  const heads = await readHeads(ids.slice(0, 2 * MAX_LISTED));
  const found = [...heads.values()]
    .filter(
      (head) =>
        isMovable(head.status) &&
        spans.some(([start, end]) => Date.parse(head.start) < end && Date.parse(head.end) > start),
    )
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  return {
    items: found.slice(0, MAX_LISTED).map(appointmentView),
    more: found.length > MAX_LISTED || ids.length > 2 * MAX_LISTED,
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
  for (let at = Math.floor(start / DAY) * DAY; at < end && days.length <= MAX_DAYS; at += DAY)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** Ids of the appointments in ledger items, earliest days first. */
function appointmentIdsIn(items: readonly Record<string, unknown>[]): string[] {
  const sorted = items.toSorted((a, b) => (String(a.sk) < String(b.sk) ? -1 : 1));
  const held = sorted.flatMap((item) => Object.values(item)).filter((value) => value instanceof Set);
  return [...new Set(held.flatMap((ids) => [...ids].map(String)))];
}
