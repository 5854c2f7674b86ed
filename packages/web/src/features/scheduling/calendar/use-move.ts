import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import type { ClashDetails } from "@meridian/core/contracts/scheduling/booking";
import { instantAt } from "@meridian/core/time/zones";
import { isCode } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, formatTime } from "@meridian/ui/i18n/format";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type MoveRequest, useMove } from "../api/calendar.ts";
import type { CalendarBy } from "../model/calendar-range.ts";
import { isAppointment } from "../model/day-grid.ts";
import type { Placed } from "./calendar-views.tsx";

/** A move that the server refused because of a clash. */
export type RefusedMove = MoveRequest & { details: ClashDetails };

/** Moves and resizes dragged appointments at once, with an undo. A clash asks for another time or to save anyway. */
export function useMoveByDrag(by: CalendarBy, timeZone: string) {
  const { t } = useTranslation("scheduling");
  const { t: say } = useTranslation("errors");
  const { t: act } = useTranslation("ui");
  const move = useMove();
  const [refused, setRefused] = useState<RefusedMove>();
  const send = async (request: MoveRequest, undoes = false) => {
    try {
      const moved = await move.mutateAsync(request);
      setRefused(undefined);
      const text = {
        name: moved.patient_name,
        day: formatDate(moved.start, "weekday"),
        time: formatTime(moved.start),
      };
      toast(
        t("calendar.moved", text),
        undoes
          ? {}
          : {
              action: {
                label: act("action.undo"),
                run: () => void send(backTo(request.appointment, moved), true),
              },
            },
      );
    } catch (error) {
      if (isCode(error, "appointment.clash"))
        setRefused({ ...request, details: error.details as ClashDetails });
      else toast(errorMessage(say, error), { tone: "red" });
    }
  };
  const place = ({ entry, day, minutes, duration, resource }: Placed) => {
    if (!isAppointment(entry)) return;
    const start = instantAt(day, minutes, timeZone);
    const elsewhere = resource !== undefined && resource !== entry[by];
    if (start === entry.start && duration === entry.duration && !elsewhere) return;
    const change = { start, duration, override: false, ...(elsewhere && { [by]: resource }) };
    void send({ appointment: entry, change });
  };
  return { place, send, refused, busy: move.isPending, forget: () => setRefused(undefined) };
}

/** The request that undoes a move. */
const backTo = (before: CalendarAppointment, moved: CalendarAppointment): MoveRequest => ({
  appointment: moved,
  change: {
    start: before.start,
    duration: before.duration,
    professional: before.professional,
    office: before.office,
    // The earlier time was accepted when it was booked, so going back to it overrides clashes.
    override: before.override,
  },
});
