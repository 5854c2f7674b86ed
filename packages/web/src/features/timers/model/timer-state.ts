import type { Timer } from "@meridian/core/contracts/timers/timer-terms";

export type TimerState = "running" | "paused" | "over";

/** The state of a timer at a moment of the server's clock (epoch milliseconds), computed without asking the server. */
export function stateOf({ ends_at }: Pick<Timer, "ends_at">, now: number): TimerState {
  if (ends_at === null) return "paused";
  return Date.parse(ends_at) <= now ? "over" : "running";
}

/** Milliseconds left; 0 once it is over. */
export const leftOf = ({ ends_at, remaining }: Pick<Timer, "ends_at" | "remaining">, now: number) =>
  ends_at === null ? (remaining ?? 0) : Math.max(0, Date.parse(ends_at) - now);

/** `9:05`, `1:00:00`; a begun second counts as one. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = seconds % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The key of one end of a timer: different after the timer was extended. */
export const endKey = ({ id, ends_at }: Pick<Timer, "id" | "ends_at">) => `${id} ${ends_at}`;

/** Over, not seen, and not silenced in this browser: what rings. */
export const ringing = (timers: readonly Timer[], silenced: ReadonlySet<string>, now: number) =>
  timers.filter(
    (timer) => !timer.notification_seen && stateOf(timer, now) === "over" && !silenced.has(endKey(timer)),
  );

/** How long until something has to ring, milliseconds; undefined where nothing runs. */
export function untilNext(timers: readonly Timer[], now: number): number | undefined {
  const running = timers.filter((timer) => stateOf(timer, now) === "running");
  return running.length > 0 ? Math.min(...running.map((timer) => leftOf(timer, now))) : undefined;
}

/** What is over first, then what ends first, then what is paused. */
export function inOrder(timers: readonly Timer[], now: number): Timer[] {
  const place = { over: 0, running: 1, paused: 2 } as const;
  return [...timers].sort(
    (a, b) => place[stateOf(a, now)] - place[stateOf(b, now)] || leftOf(a, now) - leftOf(b, now),
  );
}
