import type {
  AppointmentStatus,
  CalendarAppointment,
} from "@meridian/core/contracts/scheduling/appointments";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, formatTime } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { useSetStatus } from "../api/booking.ts";

/** Status changes that are announced with an undo. */
const UNDOABLE = ["arrived", "missed", "cancelled"] as const;
type Undoable = (typeof UNDOABLE)[number];
const isUndoable = (status: AppointmentStatus): status is Undoable => UNDOABLE.some((one) => one === status);

/**
 * Changes the status of an appointment. Check-in, missed and cancelled are announced with an undo, which restores
 * the previous status. A cancellation is undone before the patient is notified of it.
 */
export function useStatusChange() {
  const { t } = useTranslation("scheduling");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const setStatus = useSetStatus();
  const undo = (before: CalendarAppointment, now: CalendarAppointment) =>
    setStatus
      .mutateAsync({ appointment: now, status: before.status, override: before.override })
      .then(({ patient_name }) => toast(t("step.undone", { name: patient_name })))
      .catch((error) => toast(errorMessage(say, error), { tone: "red" }));
  const said = (before: CalendarAppointment, now: CalendarAppointment) => {
    if (!isUndoable(now.status)) return;
    const { patient_name: name, start } = now;
    toast(t(`step.${now.status}`, { name, day: formatDate(start, "weekday"), time: formatTime(start) }), {
      action: { label: act("action.undo"), run: () => void undo(before, now) },
    });
  };
  /** Throws when the server refuses. */
  const step = async (appointment: CalendarAppointment, status: AppointmentStatus, reason = "") => {
    const now = await setStatus.mutateAsync({ appointment, status, ...(reason && { reason }) });
    said(appointment, now);
    return now;
  };
  return { step, undo, busy: setStatus.isPending, error: setStatus.error };
}
