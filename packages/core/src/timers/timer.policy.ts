import type { NewTimer, TimerAction } from "../contracts/timers/timer-terms.ts";
import { AppError } from "../platform/errors.ts";
import type { StoredTimer } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";

/** The most timers of one user. All of them are sent with every session. */
export const MAX_TIMERS = 40;

/** A new timer that starts at `at` (epoch milliseconds). */
export const started = (asked: NewTimer, id: string, at: number): StoredTimer => ({
  id,
  appointment_id: asked.appointment,
  kind: asked.kind,
  label: asked.label,
  started_at: at,
  duration: asked.seconds,
  ends_at: at + asked.seconds * 1000,
  remaining: null,
  seen: false,
  changed_at: at,
  version: 1,
});

/** Throws 409 `timers.too_many` when the user has as many timers as allowed. */
export function requireRoom(kept: readonly unknown[]) {
  if (kept.length >= MAX_TIMERS)
    throw new AppError("conflict", "timers.too_many", { details: { limit: MAX_TIMERS } });
}

/**
 * The timer after an action at `at` (epoch milliseconds). Returns the same object if nothing changes, so that repeating a request is
 * harmless. A finished timer that is extended starts again and is no longer marked as seen.
 */
export function changed(timer: StoredTimer, action: Exclude<TimerAction, { action: "stop" }>, at: number) {
  const next = act(timer, action, at);
  return next === timer ? timer : { ...next, changed_at: at, version: timer.version + 1 };
}

function act(timer: StoredTimer, action: Exclude<TimerAction, { action: "stop" }>, at: number): StoredTimer {
  const { ends_at, remaining } = timer;
  switch (action.action) {
    case "pause":
      return ends_at === null || ends_at <= at ? timer : { ...timer, ends_at: null, remaining: ends_at - at };
    case "resume":
      return remaining === null ? timer : { ...timer, ends_at: at + remaining, remaining: null };
    case "extend": {
      const more = action.seconds * 1000;
      const longer = { ...timer, duration: timer.duration + action.seconds };
      if (remaining !== null) return { ...longer, remaining: remaining + more };
      return { ...longer, ends_at: Math.max(ends_at ?? at, at) + more, seen: false };
    }
  }
}

/** The finished timers that were not seen, marked as seen. */
export const nowSeen = (timers: readonly StoredTimer[], at: number): StoredTimer[] =>
  timers
    .filter((timer) => !timer.seen && Spaces.isOver(timer, at))
    .map((timer) => ({ ...timer, seen: true, changed_at: at, version: timer.version + 1 }));
