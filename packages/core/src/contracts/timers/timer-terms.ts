import * as z from "zod";
import { id, instant, text } from "../kernel/primitives.ts";
import { MAX_TIMER_MINUTES, TIMER_KINDS } from "./timer-kinds.ts";

const timerKind = z.enum(TIMER_KINDS);

/** A timer. It does not name the patient, who is found by the appointment. */
export const timer = z.object({
  id: z.string(),
  user_id: z.string(),
  /** Running or paused; false once its time is over. */
  active: z.boolean(),
  notification_seen: z.boolean(),
  appointment_id: z.string(),
  kind: timerKind,
  /** A detail such as the point or the position of a cup. */
  label: z.string(),
  started_at: instant,
  /** Seconds at the start, plus those added since. */
  duration: z.int().min(1),
  /** In the server's time; null while paused. */
  ends_at: instant.nullable(),
  /** Milliseconds left while paused; null otherwise. */
  remaining: z.int().min(0).nullable(),
});
export type Timer = z.output<typeof timer>;

export const newTimer = z.object({
  appointment: id("appointment"),
  kind: timerKind,
  label: text(60).default(""),
  seconds: z
    .int({ message: "timer.range" })
    .min(1, { message: "timer.range" })
    .max(MAX_TIMER_MINUTES * 60, { message: "timer.range" }),
});
export type NewTimer = z.output<typeof newTimer>;

export const timerAction = z.discriminatedUnion("action", [
  z.object({ action: z.literal("pause") }),
  z.object({ action: z.literal("resume") }),
  /** Adds time to what is left, or starts a finished timer again. */
  z.object({ action: z.literal("extend"), seconds: z.int().min(1).max(3600) }),
  /** Deletes the timer. */
  z.object({ action: z.literal("stop") }),
]);
export type TimerAction = z.output<typeof timerAction>;

const minutes = z
  .int({ message: "timer.range" })
  .min(1, { message: "timer.range" })
  .max(MAX_TIMER_MINUTES, { message: "timer.range" });

/** Validates {@link TimerSettings}. */
export const timerSettings = z.object({
  minutes: z.object({
    acupuncture: minutes,
    electro: minutes,
    moxa: minutes,
    cupping: minutes,
    other: minutes,
  }),
  sound: z.boolean(),
});
