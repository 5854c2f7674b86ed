import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { blocksForOthers } from "@meridian/core/contracts/kernel/access";
import type { CalendarAppointment, CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { formatDate, formatTime } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import AffectedAppointmentsDialog from "../components/affected-appointments-dialog.tsx";
import { AppointmentDialog } from "../components/appointment-dialog.tsx";
import { BookingDialog } from "../components/booking-dialog.tsx";
import { ClashNotice } from "../components/clash-notice.tsx";
import type { BlockedEntry } from "../model/blocked.ts";
import { draftFor, draftOfWaiting } from "../model/booking-draft.ts";
import { isAppointment } from "../model/day-grid.ts";
import { BlockedDialog } from "./blocked-dialog.tsx";
import classes from "./calendar.module.css";
import type { Slot } from "./calendar-views.tsx";
import type { OpenMode } from "./desk-list.tsx";
import type { Blocking } from "./use-blocking.ts";
import type { useMoveByDrag } from "./use-move.ts";

export type OpenAppointment = { appointment: CalendarAppointment; mode?: OpenMode | undefined };

type CalendarDialogsProps = {
  clinic: Clinic;
  entries: readonly CalendarEntry[];
  slot: Slot | undefined;
  onSlot: (slot: Slot | undefined) => void;
  opened: OpenAppointment | undefined;
  onOpened: (opened: OpenAppointment | undefined) => void;
  placing: ReturnType<typeof useMoveByDrag>;
  blocking: Blocking;
  /** The slot to block, or the blocked time that was opened. */
  blocked: { slot: Slot } | { entry: BlockedEntry } | undefined;
  onBlocked: (blocked: CalendarDialogsProps["blocked"]) => void;
};

/** The calendar's dialogs: a new booking, an appointment, a blocked time, a move that clashes. */
export function CalendarDialogs(props: CalendarDialogsProps) {
  const { clinic, entries, slot, onSlot, opened, onOpened, placing, blocking, blocked, onBlocked } = props;
  const user = useSession();
  const forOthers = blocksForOthers(user);
  // Users block their own time; those with the right block anybody's.
  const mayBlock = forOthers || clinic.professionals.some(({ id }) => id === user.id);
  // The dialog shows the list's current entry, because somebody else may have changed it.
  const current =
    opened &&
    (entries.filter(isAppointment).find(({ id }) => id === opened.appointment.id) ?? opened.appointment);
  return (
    <>
      {slot && (
        <BookingDialog
          clinic={clinic}
          draft={draftOf(props, slot)}
          waiting={slot.waiting}
          onBlock={
            mayBlock && !slot.waiting
              ? () => {
                  onSlot(undefined);
                  onBlocked({ slot: forOthers ? slot : { ...slot, professional: user.id } });
                }
              : undefined
          }
          onClose={() => onSlot(undefined)}
        />
      )}
      {blocked && (
        <BlockedDialog
          clinic={clinic}
          at={blocked}
          blocking={blocking}
          forOthers={forOthers}
          onClose={() => onBlocked(undefined)}
        />
      )}
      {blocking.covered && (
        <AffectedAppointmentsDialog queries={[blocking.covered]} onClose={blocking.leadDone} />
      )}
      {current && (
        <AppointmentDialog
          appointment={current}
          clinic={clinic}
          {...(opened?.mode && { initial: opened.mode })}
          onClose={() => onOpened(undefined)}
        />
      )}
      {placing.refused && <RefusedMove placing={placing} refused={placing.refused} />}
    </>
  );
}

/** The draft of a booking in the clicked slot, or for the patient dragged there from the waiting list. */
const draftOf = ({ clinic, entries }: CalendarDialogsProps, slot: Slot) =>
  slot.waiting ? draftOfWaiting(clinic, slot, slot.waiting, entries) : draftFor(clinic, slot, entries);

type RefusedMoveProps = {
  placing: ReturnType<typeof useMoveByDrag>;
  refused: NonNullable<ReturnType<typeof useMoveByDrag>["refused"]>;
};

/** Shown when a move clashes: the clashes, the nearest free times, and saving anyway. */
function RefusedMove({ placing, refused }: RefusedMoveProps) {
  const { t } = useTranslation("scheduling");
  const { appointment, change, details } = refused;
  return (
    <Dialog title={appointment.patient_name} onClose={placing.forget}>
      <p className={classes.wanted}>
        {t("calendar.wanted", { day: formatDate(change.start, "weekday"), time: formatTime(change.start) })}
      </p>
      <ClashNotice
        {...details}
        wanted={change.start}
        busy={placing.busy}
        onTake={(start) => void placing.send({ appointment, change: { ...change, start } })}
        onOverride={() => void placing.send({ appointment, change: { ...change, override: true } })}
      />
    </Dialog>
  );
}
