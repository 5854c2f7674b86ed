import * as z from "zod";
import { id, instant, text } from "../kernel/primitives.ts";
import { MAX_TIMER_MINUTES, TIMER_KINDS } from "./timer-kinds.ts";

const timerKind = z.enum(TIMER_KINDS);

/** Names no patient: whose it is follows from the appointment. */
export const timer = z.object({
  id: z.string(),
  user_id: z.string(),
  /** Running or paused; false once its time is over. */
  active: z.boolean(),
  notification_seen: z.boolean(),
  appointment_id: z.string(),
  kind: timerKind,
  /** What it is of besides its kind: a point, a cup's place. */
  label: z.string(),
  started_at: instant,
  /** Seconds it was started with, and was given since. */
  duration: z.int().min(1),
  /** By the server's clock; null while it is paused. */
  ends_at: instant.nullable(),
  /** Milliseconds left while it is paused; null otherwise. */
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
  /** More time: on top of what is left, or from now where it is over. */
  z.object({ action: z.literal("extend"), seconds: z.int().min(1).max(3600) }),
  /** Gone, whether it was over or not. */
  z.object({ action: z.literal("stop") }),
]);
export type TimerAction = z.output<typeof timerAction>;

const minutes = z
  .int({ message: "timer.range" })
  .min(1, { message: "timer.range" })
  .max(MAX_TIMER_MINUTES, { message: "timer.range" });

/** A {@link TimerSettings} as it is sent. */
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
