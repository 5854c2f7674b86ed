import {
  type AppointmentItem,
  appointmentView,
  canTransition,
  canUndoCancellation,
  isClinicalStatus,
  maySeeAppointment,
} from "../appointments/index.ts";
import { can } from "../contracts/kernel/access.ts";
import type { AppointmentStatus } from "../contracts/scheduling/appointments.ts";
import { actor } from "../platform/context.ts";
import { AppError, stale } from "../platform/errors.ts";

/** Throws unless the actor may make this status change, the version is current and the transition is allowed. */
export function requireMayChangeStatus(current: AppointmentItem, to: AppointmentStatus, version: number) {
  const user = actor();
  const own = current.professional_id === user.id;
  if (isClinicalStatus(to)) {
    if (!can(user, "clinical.write")) throw new AppError("forbidden", "access.denied");
    if (!own) throw new AppError("forbidden", "appointment.not_own");
  } else if (!can(user, "appointments.write") || !maySeeAppointment(user, current)) {
    // A professional without the booking permission may still check in patients of their own and mark them as missed.
    if (!own || to === "cancelled" || current.status === "cancelled")
      throw new AppError("forbidden", "access.denied");
  }
  requireTransition(current, version, to, canTransition(current.status, to) && canUndoCancellation(current));
}

/** Throws 409 when the appointment was changed since it was read, or the transition is not allowed. */
export function requireTransition(
  current: AppointmentItem,
  version: number,
  to: AppointmentStatus,
  isAllowed: boolean,
) {
  if (current.version !== version) throw stale("appointment", appointmentView(current));
  if (!isAllowed)
    throw new AppError("conflict", "appointment.transition", {
      current: appointmentView(current),
      details: { from: current.status, to },
    });
}
