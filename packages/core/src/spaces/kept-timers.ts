import type { TimerKind } from "../contracts/timers/timer-kinds.ts";
import type { Timer } from "../contracts/timers/timer-terms.ts";
import { now } from "../platform/clock.ts";

/** Instants in epoch milliseconds. */
export type StoredTimer = {
  id: string;
  appointment_id: string;
  kind: TimerKind;
  label: string;
  started_at: number;
  /** Seconds. */
  duration: number;
  /** When it ends; null while it is paused. */
  ends_at: number | null;
  /** Milliseconds left while it is paused. */
  remaining: number | null;
  seen: boolean;
  changed_at: number;
  /** Raised by every change, and a condition of the next one. */
  version: number;
};

/** Milliseconds after which an ended or paused timer is removed. */
const LAPSED_MS = 12 * 3600_000;
const SORT_KEY = "$timers";

/**
 * The key of a user's timers: one item, read in the same request as the user. Each timer is an attribute named by its id, so
 * that two tabs can start one at the same moment.
 */
export const timersKey = ({ spaceId, userId }: { spaceId: string; userId: string }) => ({
  pk: `${SORT_KEY}#space_${spaceId}#user_${userId}`,
  sk: SORT_KEY,
});

/** The timers of a stored item, oldest first, and the ids of lapsed ones. */
export function timersIn(item: Record<string, unknown> | undefined): {
  timers: StoredTimer[];
  lapsed: string[];
} {
  const all = Object.entries(item ?? {})
    .filter(([name]) => name.startsWith("tmr_"))
    .map(([, timer]) => timer as StoredTimer)
    .sort((a, b) => a.id.localeCompare(b.id));
  return {
    timers: all.filter((timer) => !isLapsed(timer)),
    lapsed: all.filter(isLapsed).map(({ id }) => id),
  };
}

const isLapsed = ({ ends_at, changed_at }: StoredTimer) =>
  Math.max(ends_at ?? 0, changed_at) + LAPSED_MS < now();

/** Whether the timer has ended. A paused one has not. */
export const isOver = ({ ends_at }: Pick<StoredTimer, "ends_at">, at = now()) =>
  ends_at !== null && ends_at <= at;

/** A timer as the API answers it. */
export const timerView = (timer: StoredTimer, userId: string): Timer => ({
  id: timer.id,
  user_id: userId,
  active: !isOver(timer),
  notification_seen: timer.seen,
  appointment_id: timer.appointment_id,
  kind: timer.kind,
  label: timer.label,
  started_at: new Date(timer.started_at).toISOString(),
  duration: timer.duration,
  ends_at: timer.ends_at === null ? null : new Date(timer.ends_at).toISOString(),
  remaining: timer.remaining,
});
