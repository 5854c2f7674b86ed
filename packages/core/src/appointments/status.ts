import type { AppointmentStatus } from "../contracts/appointments.ts";
import type { AppointmentItem } from "./records.ts";

/**
 * Where each status may go. Steps before "open" may be skipped, as a clinic without a front desk does; missed goes back
 * by "Remove Missed"; done and cancelled are final.
 */
export const TRANSITIONS: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  scheduled: ["confirmed", "arrived", "open", "missed", "cancelled"],
  confirmed: ["arrived", "open", "missed", "cancelled"],
  arrived: ["open", "missed", "cancelled"],
  open: ["paused", "done"],
  paused: ["open"],
  done: [],
  missed: ["scheduled"],
  cancelled: [],
};

export const mayBecome = (from: AppointmentStatus, to: AppointmentStatus) => TRANSITIONS[from].includes(to);

/** Whether an appointment of this status takes its time of the calendars. */
export const holdsTime = (status: AppointmentStatus) => status !== "missed" && status !== "cancelled";

/** Whether its time, place and people may still change. */
export const movable = (status: AppointmentStatus) =>
  status === "scheduled" || status === "confirmed" || status === "arrived";

/** Begun and not signed. */
export const unfinished = (status: AppointmentStatus) => status === "open" || status === "paused";

/** Whether its professional vouched for it: one closed for somebody who has left is done, and nobody did. */
export const isSigned = ({ status, closed_by }: Pick<AppointmentItem, "status" | "closed_by">) =>
  status === "done" && !closed_by;

/** Statuses only the treating professional sets. */
export const clinicalStatus = (status: AppointmentStatus) => unfinished(status) || status === "done";

/** Statuses that say why. */
export const needsReason = (status: AppointmentStatus) => status === "missed" || status === "cancelled";
