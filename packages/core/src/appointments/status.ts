import type { AppointmentStatus } from "../contracts/scheduling/appointments.ts";
import { now, todayIn } from "../platform/clock.ts";
import { dayIn } from "../time/day-in.ts";
import type { AppointmentItem } from "./records.ts";

/**
 * The statuses that may follow each status. Steps before "open" may be skipped, because a clinic without a front desk does not use
 * them. A check-in can be taken back, and "Remove Missed" makes a missed appointment scheduled again. A cancellation can be
 * undone only for two minutes ({@link canUndoCancellation}). Done is final.
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

/** How long a cancellation can be undone, in milliseconds. The patient is notified after three minutes. */
export const CANCELLATION_UNDO_MS = 2 * 60_000;

/** Whether it is not cancelled, or was cancelled so recently that the patient has not been notified. */
export const canUndoCancellation = ({ status, updated_at }: Pick<AppointmentItem, "status" | "updated_at">) =>
  status !== "cancelled" || now() - Date.parse(updated_at) < CANCELLATION_UNDO_MS;

/** Whether today, in the clinic's time zone, is the day of the appointment. Patients are checked in only then. */
export const isAppointmentDay = ({ start }: Pick<AppointmentItem, "start">, timeZone: string) =>
  dayIn(timeZone, start) === todayIn(timeZone);

export const canTransition = (from: AppointmentStatus, to: AppointmentStatus) =>
  TRANSITIONS[from].includes(to);

/** Whether an appointment of this status occupies its time in the calendars. */
export const occupiesTime = (status: AppointmentStatus) => status !== "missed" && status !== "cancelled";

/** Whether its time, office and professional may still change. */
export const isMovable = (status: AppointmentStatus) =>
  status === "scheduled" || status === "confirmed" || status === "arrived";

/** Started, but neither signed nor closed. */
export const isUnfinished = (status: AppointmentStatus) => status === "open" || status === "paused";

/** Whether its professional signed it. A visit closed for a professional who left the clinic is done, but not signed. */
export const isSigned = ({ status, closed_by }: Pick<AppointmentItem, "status" | "closed_by">) =>
  status === "done" && !closed_by;

/** Whether only the treating professional may set this status. */
export const isClinicalStatus = (status: AppointmentStatus) => isUnfinished(status) || status === "done";

/** Whether this status must be given a reason. */
export const needsReason = (status: AppointmentStatus) => status === "missed" || status === "cancelled";
