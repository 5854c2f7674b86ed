import type { Timer } from "@meridian/core/contracts/timers/timer-terms";
import { serverNow, useEverySecond } from "../model/server-clock.ts";
import { clockText, leftOf } from "../model/timer-state.ts";

/** The time left of a timer, drawn by itself every second. */
export function Remaining({ timer }: { timer: Pick<Timer, "ends_at" | "remaining"> }) {
  return useEverySecond(() => clockText(leftOf(timer, serverNow())), timer.ends_at !== null);
}
