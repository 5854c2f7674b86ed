import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { blocksForOthers } from "@meridian/core/contracts/kernel/access";
import type { CalendarAppointment, CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { formatDate, formatTime } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import AffectedAppointmentsDialog from "../components/affected-appointments-dialog.tsx";
import { AppointmentDialog } from "../components/appointment-dialog.tsx";
import { BookingDialog } from "../components/booking-dialog.tsx";
import { ClashNotice } from "../components/clash-notice.tsx";
import { Dialog } from "../components/dialog.tsx";
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
  /** A time that is being blocked, or a blocked one that was opened. */
  blocked: { slot: Slot } | { entry: BlockedEntry } | undefined;
  onBlocked: (blocked: CalendarDialogsProps["blocked"]) => void;
};

/** What opens over the calendar: a booking, an appointment, a move that clashes. */
export function CalendarDialogs(props: CalendarDialogsProps) {
  const { clinic, entries, slot, onSlot, opened, onOpened, placing, blocking, blocked, onBlocked } = props;
  const user = useSession();
  const forOthers = blocksForOthers(user);
  // Somebody's own time, or anybody's for who may.
  const mayBlock = forOthers || clinic.professionals.some(({ id }) => id === user.id);
  // What the dialog shows follows the list: someone else may have changed it.
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

/** A booking at the place that was pointed at, by whoever waits where one was dragged there. */
const draftOf = ({ clinic, entries }: CalendarDialogsProps, slot: Slot) =>
  slot.waiting ? draftOfWaiting(clinic, slot, slot.waiting, entries) : draftFor(clinic, slot, entries);

type RefusedMoveProps = {
  placing: ReturnType<typeof useMoveByDrag>;
  refused: NonNullable<ReturnType<typeof useMoveByDrag>["refused"]>;
};

/** A move that clashes: what is in the way, beside another time and saving all the same. */
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
        busy={placing.busy}
        onTake={(start) => void placing.send({ appointment, change: { ...change, start } })}
        onOverride={() => void placing.send({ appointment, change: { ...change, override: true } })}
      />
    </Dialog>
  );
}
