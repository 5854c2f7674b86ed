import { Button } from "@mantine/core";
import type { Clinician } from "@meridian/core/contracts/clinic/clinic";
import type { PatientContact } from "@meridian/core/contracts/patients/patients";
import type {
  AppointmentStatus,
  CalendarAppointment,
  CalendarEntry,
} from "@meridian/core/contracts/scheduling/appointments";
import { formatMoney, formatTime } from "@meridian/ui/i18n/format";
import { PatientPhone, usePatientContacts } from "@meridian/ui/patients/patient-phone";
import { EmptyState, Tag, type Tone } from "@meridian/ui/states/states";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { dueOf, isAppointment, isUnpaid } from "../model/today.ts";
import classes from "./home.module.css";

const TONES: Record<AppointmentStatus, Tone> = {
  scheduled: "plain",
  confirmed: "blue",
  arrived: "amber",
  open: "jade",
  paused: "amber",
  done: "green",
  missed: "red",
  cancelled: "plain",
};

/** Where an appointment is worked on. */
export const appointmentPath = ({ id, patient }: Pick<CalendarAppointment, "id" | "patient">) =>
  `/patient/${patient}/appointment/${id}`;

/** The state of an appointment in words. */
export function StatusTag({ status }: { status: AppointmentStatus }) {
  const { t } = useTranslation("home");
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}

type TodayListProps = {
  entries: readonly CalendarEntry[];
  professionals: ReadonlyMap<string, Clinician>;
  action: ReactNode;
};

/** Today's appointments in order. What another does in their own calendar is shown as taken, without a name. */
export function TodayList({ entries: all, professionals, action }: TodayListProps) {
  const { t } = useTranslation("home");
  const [onlyUnpaid, setOnlyUnpaid] = useState(false);
  const contacts = usePatientContacts(all.filter(isAppointment).map(({ patient }) => patient));
  const unpaid = all.filter(isUnpaid);
  const filtered = onlyUnpaid && unpaid.length > 0;
  const entries = filtered ? unpaid : all;
  return (
    <section className={classes.panel} aria-labelledby="today">
      <div className={classes.panelHead}>
        <h2 id="today">{t("today.title")}</h2>
        {unpaid.length > 0 && (
          <Button
            size="compact-sm"
            variant={filtered ? "filled" : "default"}
            aria-pressed={filtered}
            onClick={() => setOnlyUnpaid(!filtered)}
          >
            {t("today.unpaid", { count: unpaid.length })}
          </Button>
        )}
        <span className={classes.count}>{entries.length}</span>
      </div>
      {entries.length === 0 ? (
        <EmptyState compact title={t("today.none")} help={t("today.noneHelp")} action={action} />
      ) : (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <Row
              key={isAppointment(entry) ? entry.id : `${entry.professional}${entry.start}`}
              entry={entry}
              professionals={professionals}
              contact={isAppointment(entry) ? contacts.get(entry.patient) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type RowProps = {
  entry: CalendarEntry;
  professionals: ReadonlyMap<string, Clinician>;
  contact: PatientContact | undefined;
};

function Row({ entry, professionals, contact }: RowProps) {
  const { t } = useTranslation("home");
  const professional = professionals.get(entry.professional);
  const time = <time dateTime={entry.start}>{formatTime(entry.start)}</time>;
  if (!isAppointment(entry)) {
    return (
      <li className={`${classes.row} ${classes.faded}`}>
        {time}
        <span className={classes.bar} />
        <span className={classes.who}>
          {t("today.busy")}
          <small>
            {[t("today.until", { time: formatTime(entry.end) }), professional?.name]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </span>
      </li>
    );
  }
  const over = entry.status === "done" || entry.status === "missed" || entry.status === "cancelled";
  return (
    <li className={over ? `${classes.row} ${classes.faded}` : classes.row}>
      {time}
      <span className={classes.bar} style={{ background: entry.appointment_type.color }} />
      <span className={classes.who}>
        <Link to={appointmentPath(entry)}>{entry.patient_name}</Link>
        <span className={classes.reach}>
          <PatientPhone contact={contact} name={entry.patient_name} />
          <Link to={`/patient/${contact?.patient ?? entry.patient}`}>{t("today.record")}</Link>
          {isUnpaid(entry) && (
            <Link to={`${appointmentPath(entry)}?charge=1`}>
              {t("today.pay", { amount: formatMoney(dueOf(entry)) })}
            </Link>
          )}
        </span>
        <small>
          {[entry.appointment_type.name, t("today.minutes", { count: entry.duration }), professional?.name]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      <StatusTag status={entry.status} />
    </li>
  );
}
