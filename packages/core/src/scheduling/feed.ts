import ical, { ICalCalendarMethod } from "ical-generator";
import { type AppointmentItem, occupiesTime, readHeadsByKey } from "../appointments/index.ts";
import { can } from "../contracts/kernel/access.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import { occurrencesOn } from "../contracts/scheduling/blocked-times.ts";
import type { calendarRoutes } from "../contracts/scheduling/calendar.ts";
import { readItems } from "../db/read-items.ts";
import { connect } from "../db/service.ts";
import { put, remove, transact } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { type Actor, actor } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { AppError, absent } from "../platform/errors.ts";
import { hashed, newToken } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { initials } from "../text/initials.ts";
import { dayIn } from "../time/day-in.ts";
import { plusDays } from "../time/days.ts";
import { activeBlockedTimes, blockedTimesKey, type HeldBlockedTime } from "./blocked-calendar.ts";
import { FeedEntity, type FeedItem } from "./feed.entity.ts";
import { readAppointmentIds } from "./ledger.ts";
import { absenceBounds } from "./working-time.ts";

const db = connect({ feed: FeedEntity });
const DAYS_BACK = 14;
const DAYS_AHEAD = 90;
/** The most appointments in a feed: ten batches, more than a professional has in its 104 days. */
const MAX_APPOINTMENTS = 1000;

/** When the caller's feed was created, or null. The address cannot be shown again, because only the token's hash is stored. */
export async function getFeed(): Promise<ResponseOf<typeof calendarRoutes.getFeed>> {
  const { data } = await db.entities.feed.get(ownKey()).go();
  return { created_at: data?.created_at ?? null };
}

/** Creates the caller's feed or gives it a new address. The previous address stops working. */
export async function createFeed(): Promise<ResponseOf<typeof calendarRoutes.createFeed>> {
  const token = newToken();
  const created_at = nowIso();
  const feed = { ...ownKey(), token_hash: hashed(token), created_at };
  await transact({
    writes: [put(db.entities.feed.put(feed).params())],
    audit: { action: "create", record: feed.user_id },
  });
  return { url: `${env("API_ORIGIN")}/calendar-feed/${token}.ics`, created_at };
}

/** Deletes the caller's feed. Safe to repeat. */
export async function revokeFeed(): Promise<ResponseOf<typeof calendarRoutes.revokeFeed>> {
  const key = ownKey();
  await transact({
    writes: [remove(db.entities.feed.delete(key).params())],
    audit: { action: "delete", record: key.user_id },
  });
  return { created_at: null };
}

const ownKey = () => ({ space_id: actor().spaceId, user_id: actor().id });

/**
 * The feed as iCalendar text: the professional's own appointments from two weeks ago to three months ahead, with initials, place
 * and times, and blocked times as busy. Tokens are looked up by their hash, so neither the answer nor its timing reveals how
 * close a guess was. Throws 404, also when the user has left the clinic.
 */
export async function readFeed(token: string): Promise<string> {
  const { data } = await db.entities.feed.query
    .address({ token_hash: hashed(token.replace(/\.ics$/, "")) })
    .go();
  const [feed] = data;
  if (!feed) throw absent("feed");
  const owner = await ownerOf(feed);
  const today = dayIn(owner.space.timeZone, now());
  const span = { from: plusDays(today, -DAYS_BACK), to: plusDays(today, DAYS_AHEAD) };
  const [ids, [blocked]] = await Promise.all([
    readAppointmentIds(owner.spaceId, "professional", owner.id, span),
    readItems([blockedTimesKey(owner.spaceId, owner.id)]),
  ]);
  return calendarText(
    owner,
    await readHeadsByKey(
      ids.slice(0, MAX_APPOINTMENTS).map((appointment) => ({ space: owner.spaceId, appointment })),
    ),
    busyTimes(activeBlockedTimes(blocked), span, owner.space.timeZone),
  );
}

type BusyTime = { id: string; start: number; end: number; version: number };

/** The occurrences of blocked times, without their titles. */
const busyTimes = (
  blocked: readonly HeldBlockedTime[],
  { from, to }: { from: string; to: string },
  timeZone: string,
): BusyTime[] =>
  blocked.flatMap(({ version, ...entry }) =>
    occurrencesOn(entry, from, to).map((time) => {
      const [start, end] = absenceBounds(time, timeZone);
      return { id: `${entry.id}-${time.day}`, start, end, version };
    }),
  );

async function ownerOf(feed: FeedItem): Promise<Actor> {
  try {
    const owner = await Spaces.loadActor({ userId: feed.user_id, spaceId: feed.space_id });
    if (can(owner, "appointments.read")) return owner;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  throw absent("feed");
}

function calendarText({ space, language }: Actor, heads: AppointmentItem[], busy: BusyTime[]): string {
  const places = new Map(
    space.establishments.flatMap(({ name, offices }) =>
      offices.map((office) => [office.id, `${office.name}, ${name}`] as const),
    ),
  );
  const calendar = ical({
    name: "Meridian",
    prodId: { company: "Meridian", product: "Calendar" },
    method: ICalCalendarMethod.PUBLISH,
    // Seconds after which calendar programs read the feed again.
    ttl: 15 * 60,
  });
  for (const head of heads
    .filter(({ status }) => occupiesTime(status))
    .sort((a, b) => a.start.localeCompare(b.start))) {
    calendar.createEvent({
      id: `${head.appointment_id}@meridian`,
      start: new Date(head.start),
      end: new Date(head.end),
      // The time of the last change instead of the current time, so that an unchanged feed keeps its ETag.
      stamp: new Date(head.updated_at),
      sequence: head.version,
      summary: initials(head.patient_name),
      location: places.get(head.office_id) ?? null,
    });
  }
  for (const { id, start, end, version } of busy)
    calendar.createEvent({
      id: `${id}@meridian`,
      start: new Date(start),
      end: new Date(end),
      // Blocked times store no time of change. The start keeps the text the same until the version changes.
      stamp: new Date(start),
      sequence: version,
      summary: language === "pt" ? "Ocupado" : "Busy",
    });
  return calendar.toString();
}
