import type { AppointmentStatus } from "../contracts/scheduling/appointments.ts";
import { now, todayIn } from "../platform/clock.ts";
import { dayIn } from "../time/day-in.ts";
import type { AppointmentItem } from "./records.ts";

/**
 * Where each status may go. Steps before "open" may be skipped, as a clinic without a front desk does; a check-in is taken
 * back; missed goes back by "Remove Missed"; cancelled goes back only at once ({@link canUndoCancellation}); done is final.
 */
export const TRANSITIONS: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  scheduled: ["confirmed", "arrived", "open", "missed", "cancelled"],
  confirmed: ["arrived", "open", "missed", "cancelled"],
  arrived: ["scheduled", "confirmed", "open", "missed", "cancelled"],
  open: ["paused", "done"],
  paused: ["open"],
  done: [],
  missed: ["scheduled"],
  cancelled: ["scheduled", "confirmed", "arrived"],
};

/** How long a cancellation can be undone, milliseconds: less than the three minutes after which the patient is told. */
export const CANCELLATION_UNDO_MS = 2 * 60_000;

/** Whether somebody cancelled it so recently that nobody was told yet. */
export const canUndoCancellation = ({ status, updated_at }: Pick<AppointmentItem, "status" | "updated_at">) =>
  status !== "cancelled" || now() - Date.parse(updated_at) < CANCELLATION_UNDO_MS;

/** Whether a patient can be checked in: on the day of the appointment, by the clinic's calendar. */
export const isAppointmentDay = ({ start }: Pick<AppointmentItem, "start">, timeZone: string) =>
  dayIn(timeZone, start) === todayIn(timeZone);

export const canTransition = (from: AppointmentStatus, to: AppointmentStatus) =>
  TRANSITIONS[from].includes(to);

/** Whether an appointment of this status takes its time of the calendars. */
export const occupiesTime = (status: AppointmentStatus) => status !== "missed" && status !== "cancelled";

/** Whether its time, place and people may still change. */
export const isMovable = (status: AppointmentStatus) =>
  status === "scheduled" || status === "confirmed" || status === "arrived";

/** Begun and not signed. */
export const isUnfinished = (status: AppointmentStatus) => status === "open" || status === "paused";

/** Whether its professional vouched for it: one closed for somebody who has left is done, and nobody did. */
export const isSigned = ({ status, closed_by }: Pick<AppointmentItem, "status" | "closed_by">) =>
  status === "done" && !closed_by;

/** Statuses only the treating professional sets. */
export const isClinicalStatus = (status: AppointmentStatus) => isUnfinished(status) || status === "done";

/** Statuses that say why. */
export const needsReason = (status: AppointmentStatus) => status === "missed" || status === "cancelled";
