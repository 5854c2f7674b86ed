import "@mantine/schedule/styles.layer.css";
import { AgendaView } from "@mantine/schedule";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { plusDays } from "@meridian/core/time/days";
import { formatDate, formatDateLine, formatTime } from "@meridian/ui/i18n/format";
import type { CSSProperties } from "react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PaymentTag } from "../components/payment.tsx";
import { StatusTag } from "../components/status.tsx";
import { isBlocked } from "../model/blocked.ts";
import { type EntryPayload, eventsOf } from "../model/calendar-events.ts";
import { isAppointment, takesTime } from "../model/day-grid.ts";
import classes from "./agenda.module.css";

type AgendaProps = {
  clinic: Clinic;
  from: string;
  /** First day that is not shown any more. */
  to: string;
  entries: readonly CalendarEntry[];
  onOpen: (entry: CalendarEntry) => void;
};

/** Upcoming entries as a list, grouped by day. */
export function Agenda({ clinic, from, to, entries, onOpen }: AgendaProps) {
  const { t } = useTranslation("scheduling");
  const events = useMemo(() => eventsOf(entries, clinic), [entries, clinic]);
  return (
    <>
      <ClosedDays clinic={clinic} from={from} to={to} />
      <AgendaView
        classNames={{
          agendaView: classes.agenda,
          agendaViewHeader: classes.none,
          agendaViewDateHeader: classes.date,
          agendaViewNoEvents: classes.nothing,
        }}
        rangeStart={from}
        rangeEnd={plusDays(to, -1)}
        events={events}
        radius={0}
        labels={{ noEvents: t("calendar.nothing") }}
        dateHeaderFormat={(date) => formatDateLine(date.slice(0, 10), "weekday")}
        renderEvent={(event) => (
          <Row entry={(event.payload as EntryPayload).entry} clinic={clinic} onOpen={onOpen} />
        )}
      />
    </>
  );
}

/** On which of the days the clinic or one of its establishments is closed, and why: the columns of the other views say it too. */
function ClosedDays({ clinic, from, to }: Pick<AgendaProps, "clinic" | "from" | "to">) {
  const { t } = useTranslation("scheduling");
  const closed = (clinic.closed_days ?? []).filter((days) => days.from < to && from <= days.to);
  const placeOf = (id: string | null) => clinic.establishments.find((place) => place.id === id)?.name;
  return closed.map(({ from: first, to: last, name, establishment }) => {
    const days = first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`;
    return (
      <p key={`${first}${last}${name}${establishment}`} className={classes.closed}>
        {[t("clash.closed"), name, placeOf(establishment), days].filter(Boolean).join(" · ")}
      </p>
    );
  });
}

type RowProps = { entry: CalendarEntry; clinic: Clinic; onOpen: (entry: CalendarEntry) => void };

function Row({ entry, clinic, onOpen }: RowProps) {
  const { t } = useTranslation("scheduling");
  const times = `${formatTime(entry.start)}–${formatTime(entry.end)}`;
  const person = clinic.professionals.find(({ id }) => id === entry.professional);
  const offices = clinic.establishments.flatMap((place) => place.offices);
  if (!isAppointment(entry)) {
    const title = (isBlocked(entry) && entry.blocked.title) || t("day.busy");
    const room = offices.find(({ id }) => id === entry.office);
    const words = (
      <>
        <span className="num">{times}</span>
        <span>{[title, person?.name ?? room?.name].filter(Boolean).join(" · ")}</span>
      </>
    );
    return isBlocked(entry) && entry.blocked.editable ? (
      <button type="button" className={`${classes.row} ${classes.blocked}`} onClick={() => onOpen(entry)}>
        {words}
      </button>
    ) : (
      <div className={classes.row}>{words}</div>
    );
  }
  return (
    <button
      type="button"
      className={takesTime(entry) ? classes.row : `${classes.row} ${classes.off}`}
      style={{ "--type": entry.appointment_type.color } as CSSProperties}
      onClick={() => onOpen(entry)}
    >
      <span className="num">{times}</span>
      <span className={classes.who}>
        <strong>{entry.patient_name}</strong>
        <span>
          {entry.appointment_type.name} · {person?.name}
        </span>
      </span>
      <span className={classes.state}>
        <StatusTag status={entry.status} />
        <PaymentTag payment={entry.payment} />
      </span>
    </button>
  );
}
