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

/** Days a token is stored after its day, or after the last change of a day that is past. */
const KEPT_DAYS = 100;
/** The sort key, in place of a day, of the token for all blocked times. */
const BLOCKED_TIMES = "blocked";
const DAY = 86_400_000;

const db = connect({ day: ChangeTokenEntity });
const keyOf = (space_id: string, day: string) =>
  db.entities.day.get({ space_id, day }).params().Key as { pk: string; sk: string };

type Query = RequestOf<typeof calendarRoutes.changeToken>["query"];

/**
 * One token for a range of days; it differs once anything in the range changed. It costs one small read per day, however many
 * appointments there are, so clients can poll it and read the calendar itself only after a change.
 */
export async function readChangeToken({
  from,
  to,
}: Query): Promise<ResponseOf<typeof calendarRoutes.changeToken>> {
  const first = Date.parse(from);
  const last = Date.parse(to);
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

/**
 * Replaces the token of the blocked times, which is part of every range. One token for all is enough: blocked times repeat over
 * many days and are rarely changed.
 */
export function blockedTimesTokenWrite(space_id: string): Operation {
  const expires_at = Math.floor(now() / 1000) + 4 * KEPT_DAYS * 24 * 3600;
  const item = { space_id, day: BLOCKED_TIMES, mark: newToken(), renewed_at: nowIso(), expires_at };
  return put(db.entities.day.put(item).params());
}

type Image = Record<string, unknown> | undefined;

/**
 * Replaces the tokens of the days an appointment was on before and is on after a change. Safe to repeat: a token replaced
 * needlessly only makes clients read the calendar once more.
 */
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
