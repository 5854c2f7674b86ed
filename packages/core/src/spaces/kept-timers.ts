import type { TimerKind } from "../contracts/timers/timer-kinds.ts";
import type { Timer } from "../contracts/timers/timer-terms.ts";
import { now } from "../platform/clock.ts";

/** Instants in epoch milliseconds. */
export type KeptTimer = {
  id: string;
  appointment_id: string;
  kind: TimerKind;
  label: string;
  started_at: number;
  /** Seconds. */
  duration: number;
  /** When it is over; null while it is paused. */
  ends_at: number | null;
  /** Milliseconds left while it is paused. */
  remaining: number | null;
  seen: boolean;
  changed_at: number;
  /** Grows with every change: what was read is what is changed. */
  version: number;
};

/** Nobody waits any longer for one that was over, or left paused, this long ago. */
const KEPT = 12 * 3600_000;
const SHELF = "$timers";

/**
 * Where a user's timers are: one item, read in the same request as the user. Each timer is an attribute of its own,
 * named by its id, so two tabs that start one at the same moment write beside one another.
 */
export const timersKey = ({ spaceId, userId }: { spaceId: string; userId: string }) => ({
  pk: `${SHELF}#space_${spaceId}#user_${userId}`,
  sk: SHELF,
});

/** The timers of a stored item, oldest first, and the ids of those nobody waits for any longer. */
export function timersIn(item: Record<string, unknown> | undefined): {
  timers: KeptTimer[];
  lapsed: string[];
} {
  const all = Object.entries(item ?? {})
    .filter(([name]) => name.startsWith("tmr_"))
    .map(([, timer]) => timer as KeptTimer)
    .sort((a, b) => a.id.localeCompare(b.id));
  return {
    timers: all.filter((timer) => !isLapsed(timer)),
    lapsed: all.filter(isLapsed).map(({ id }) => id),
  };
}

const isLapsed = ({ ends_at, changed_at }: KeptTimer) => Math.max(ends_at ?? 0, changed_at) + KEPT < now();

/** Whether its time is over; a paused one's never is. */
export const isOver = ({ ends_at }: Pick<KeptTimer, "ends_at">, at = now()) =>
  ends_at !== null && ends_at <= at;

/** A timer as the API answers it. */
export const timerView = (timer: KeptTimer, userId: string): Timer => ({
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
