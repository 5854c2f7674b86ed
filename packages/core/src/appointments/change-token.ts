import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { calendarRoutes } from "../contracts/scheduling/calendar.ts";
import { readItems } from "../db/read-items.ts";
import { connect } from "../db/service.ts";
import { type Operation, put } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { hashed, newToken } from "../platform/ids.ts";
import { requireCalendarRange } from "./calendar-range.ts";
import { ChangeTokenEntity } from "./change-token.entity.ts";
import { slotsOf } from "./slots.ts";

/** Kept so long after its day, or after the last change of a day long gone. */
const KEPT_DAYS = 100;
/** Instead of a day: the mark of the blocked times. */
const BLOCKED_TIMES = "blocked";
const DAY = 86_400_000;

const db = connect({ day: ChangeTokenEntity });
const keyOf = (space_id: string, day: string) =>
  db.entities.day.get({ space_id, day }).params().Key as { pk: string; sk: string };

type Query = RequestOf<typeof calendarRoutes.changeToken>["query"];

/**
 * One mark for all that happened to a range of days. Asking costs one small read a day, however full the days are; the
 * calendar itself is read again only when the mark differs.
 */
export async function readChangeToken({
  from,
  to,
}: Query): Promise<ResponseOf<typeof calendarRoutes.changeToken>> {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  requireCalendarRange(from, to);
  const { spaceId } = actor();
  const keys = [keyOf(spaceId, BLOCKED_TIMES)];
  for (let at = Math.floor(first / DAY) * DAY; at < last; at += DAY)
    keys.push(keyOf(spaceId, new Date(at).toISOString().slice(0, 10)));
  const days = await readItems(keys);
  const marks = days.map((item) => `${item.sk}${item.mark}`).sort();
  const renewed = days.flatMap(({ renewed_at }) => (renewed_at ? [Date.parse(String(renewed_at))] : []));
  return {
    mark: hashed(marks.join()).slice(0, 24),
    changed_ago: renewed.length === 0 ? null : Math.max(0, Math.floor((now() - Math.max(...renewed)) / 1000)),
  };
}

/** A new mark for all days: blocked times repeat, and are changed rarely. */
export function blockedTimesTokenWrite(space_id: string): Operation {
  const expires_at = Math.floor(now() / 1000) + 4 * KEPT_DAYS * 24 * 3600;
  const item = { space_id, day: BLOCKED_TIMES, mark: newToken(), renewed_at: nowIso(), expires_at };
  return put(db.entities.day.put(item).params());
}

type Image = Record<string, unknown> | undefined;

/** Renews the marks of the days an appointment was on and is on. Safe to repeat: a mark too new costs one read. */
export async function renewChangeTokens(before: Image, after: Image): Promise<void> {
  const days = new Map<string, { space: string; day: string }>();
  for (const image of [before, after]) {
    if (image?.__edb_e__ !== "appointment") continue;
    const space = String(image.space_id);
    for (const day of slotsOf({ start: String(image.start), duration: Number(image.duration) }).keys())
      days.set(`${space}${day}`, { space, day });
  }
  await Promise.all([...days.values()].map(({ space, day }) => renewChangeToken(space, day)));
}

const renewChangeToken = (space_id: string, day: string) =>
  db.entities.day
    .put({
      space_id,
      day,
      mark: newToken(),
      renewed_at: nowIso(),
      expires_at: Math.floor(Math.max(now(), Date.parse(day)) / 1000) + KEPT_DAYS * 24 * 3600,
    })
    .go();
