import { Button } from "@mantine/core";
import { MAX_PAID_TOGETHER } from "@meridian/core/contracts/billing/billing";
import type { Clinician } from "@meridian/core/contracts/clinic/clinic";
import type { PatientContact } from "@meridian/core/contracts/patients/patients";
import type {
  AppointmentStatus,
  CalendarAppointment,
  CalendarEntry,
} from "@meridian/core/contracts/scheduling/appointments";
import { dueOf } from "@meridian/core/contracts/scheduling/due";
import { useRoving } from "@meridian/ui/focus/roving";
import { formatMoney, formatTime } from "@meridian/ui/i18n/format";
import { useConsentMarks } from "@meridian/ui/patients/consent-marks";
import { PatientPhone, usePatientContacts } from "@meridian/ui/patients/patient-phone";
import { useShownKeys } from "@meridian/ui/shell/commands";
import panel from "@meridian/ui/shell/panel.module.css";
import { EmptyState, Tag, type Tone } from "@meridian/ui/states/states";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isAppointment, isOver, isStillToCome, isUnpaid } from "../model/today.ts";
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

/** Draws what takes the payments of ticked appointments; `due` in cents. */
export type DrawPayment = (chosen: readonly { id: string; due: number }[], onDone: () => void) => ReactNode;

type TodayListProps = {
  entries: readonly CalendarEntry[];
  professionals: ReadonlyMap<string, Clinician>;
  action: ReactNode;
  /** Charging is another feature's: the route brings it. */
  payment: DrawPayment;
};

/**
 * Today's appointments in order. What another does in their own calendar is shown as taken, without a name. One row has
 * the tab stops, and the arrows move between rows.
 */
export function TodayList({ entries: all, professionals, action, payment }: TodayListProps) {
  const { t } = useTranslation("home");
  const [onlyUnpaid, setOnlyUnpaid] = useState(false);
  const section = useRef<HTMLElement>(null);
  useRoving(section);
  useShownKeys([{ keys: "↑ ↓", does: "moveBetweenRows" }]);
  const contacts = usePatientContacts(all.filter(isAppointment).map(({ patient }) => patient));
  const markOf = useConsentMarks(all.filter(isStillToCome).map(markedOf));
  const unpaid = all.filter(isUnpaid);
  const filtered = onlyUnpaid && unpaid.length > 0;
  const entries = filtered ? unpaid : all;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // As they stand now: another may have taken a payment meanwhile.
  const chosen = filtered ? unpaid.filter(({ id }) => ticked.includes(id)) : [];
  const tick = (id: string, on: boolean) =>
    setTicked(on ? [...ticked, id] : ticked.filter((other) => other !== id));
  return (
    <section ref={section} className={panel.panel} aria-labelledby="today">
      <div className={`${panel.head} ${panel.overList}`} data-tour="today">
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
        <span className={panel.count}>{entries.length}</span>
      </div>
      {filtered &&
        payment(
          chosen.map((one) => ({ id: one.id, due: dueOf(one) })),
          () => setTicked([]),
        )}
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
              mark={isAppointment(entry) && isStillToCome(entry) ? markOf(markedOf(entry)) : null}
              tick={
                filtered && isAppointment(entry) ? (
                  <Tick
                    entry={entry}
                    checked={ticked.includes(entry.id)}
                    disabled={!ticked.includes(entry.id) && chosen.length >= MAX_PAID_TOGETHER}
                    onChange={(on) => tick(entry.id, on)}
                  />
                ) : undefined
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type TickProps = {
  entry: CalendarAppointment;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
};

/** Chooses an appointment that is paid together with others. */
function Tick({ entry, checked, disabled, onChange }: TickProps) {
  const { t } = useTranslation("home");
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        aria-label={t("today.tick", {
          name: entry.patient_name,
          time: formatTime(entry.start),
          amount: formatMoney(dueOf(entry)),
        })}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

type RowProps = {
  entry: CalendarEntry;
  professionals: ReadonlyMap<string, Clinician>;
  contact: PatientContact | undefined;
  /** Says that a consent is missing. */
  mark: ReactNode;
  /** The box that chooses it for a payment. */
  tick?: ReactNode;
};

const markedOf = ({ patient, patient_name, appointment_type }: CalendarAppointment) => ({
  patient,
  name: patient_name,
  type: appointment_type.id,
});

function Row({ entry, professionals, contact, mark, tick }: RowProps) {
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
  const over = isOver(entry);
  return (
    <li
      className={[classes.row, over && classes.faded, tick && classes.ticked].filter(Boolean).join(" ")}
      data-roving-row
    >
      {tick}
      {time}
      <span className={classes.bar} style={{ background: entry.appointment_type.color }} />
      <span className={`${classes.who} ${classes.person}`}>
        <Link className={classes.name} to={appointmentPath(entry)}>
          {entry.patient_name}
        </Link>
        <span className={classes.reach}>
          <PatientPhone contact={contact} name={entry.patient_name} />
          <Link
            to={`/patient/${contact?.patient ?? entry.patient}`}
            aria-label={`${t("today.record")}: ${entry.patient_name}`}
          >
            {t("today.record")}
          </Link>
          {mark}
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
