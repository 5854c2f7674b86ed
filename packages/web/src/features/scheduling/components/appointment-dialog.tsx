import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type {
  AppointmentStatus,
  CalendarAppointment,
} from "@meridian/core/contracts/scheduling/appointments";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, formatMoney, formatTime } from "@meridian/ui/i18n/format";
import { PatientPhone, usePatientContacts } from "@meridian/ui/patients/patient-phone";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { DESK_KEYS, isToday } from "../model/desk-actions.ts";
import { AppointmentEditor } from "../planning/appointment-editor.tsx";
import { CancelForm } from "../planning/cancel-form.tsx";
import classes from "./appointment-dialog.module.css";
import { useChargeOf } from "./charge-slot.ts";
import { PaymentTag } from "./payment.tsx";
import { StatusTag } from "./status.tsx";
import { useStatusChange } from "./use-status-change.ts";

type Mode = "show" | "move" | "missed" | "cancelled";
type AppointmentDialogProps = {
  appointment: CalendarAppointment;
  clinic: Clinic;
  /** The part shown first, when the user chose an action outside the dialog. */
  initial?: Mode;
  onClose: () => void;
};

/** The dialog of one appointment: its details, and everything the front desk does with it. */
export function AppointmentDialog({
  appointment,
  clinic,
  initial = "show",
  onClose,
}: AppointmentDialogProps) {
  const { t } = useTranslation("scheduling");
  const [mode, setMode] = useState<Mode>(initial);
  const charge = useChargeOf(appointment);
  const title = mode === "move" ? t("card.move") : appointment.patient_name;
  return (
    // Each mode is a dialog of its own, so that the focus goes to its first field.
    <Dialog key={mode} title={title} onClose={onClose}>
      {mode === "move" ? (
        <AppointmentEditor appointment={appointment} clinic={clinic} onDone={onClose} />
      ) : mode === "show" ? (
        <>
          <Facts appointment={appointment} clinic={clinic} priced={charge === null} />
          {charge}
          <Actions appointment={appointment} onMode={setMode} onClose={onClose} />
        </>
      ) : (
        <CancelForm appointment={appointment} status={mode} onBack={() => setMode("show")} onDone={onClose} />
      )}
    </Dialog>
  );
}

type FactsProps = Pick<AppointmentDialogProps, "appointment" | "clinic"> & { priced: boolean };

/** `priced` shows the price here, for users who do not see the charge. */
function Facts({ appointment, clinic, priced }: FactsProps) {
  const { t } = useTranslation("scheduling");
  const { t: plan } = useTranslation("planning");
  const { series, duration, booked_duration: booked = duration } = appointment;
  const sees = useAllows()({ can: "patients.read" });
  const contacts = usePatientContacts(sees ? [appointment.patient] : []);
  const contact = contacts.get(appointment.patient);
  const office = [
    ...clinic.establishments.flatMap((place) => place.offices.map((one) => ({ ...one, place: place.name }))),
    ...(clinic.former_offices ?? []),
  ].find(({ id }) => id === appointment.office);
  const rows = [
    [
      t("form.date"),
      `${formatDate(appointment.start, "weekday")}, ${formatTime(appointment.start)}–${formatTime(appointment.end)}`,
    ],
    [t("form.duration"), booked !== duration && t("card.took", { booked, took: duration })],
    [t("form.professional"), clinic.professionals.find(({ id }) => id === appointment.professional)?.name],
    [t("form.office"), office && `${office.place} · ${office.name}`],
    [t("form.type"), appointment.appointment_type.name],
    [t("form.price"), priced && formatMoney(appointment.price)],
    [
      plan("series.part"),
      series &&
        plan(`series.place.${series.frequency}`, {
          count: series.every,
          index: series.index + 1,
          total: series.count,
        }),
    ],
    [t("form.notes"), appointment.notes],
    [t("card.reason"), appointment.reason],
  ] as const;
  return (
    <>
      <p className={classes.status}>
        <StatusTag status={appointment.status} />
        <PaymentTag payment={appointment.payment} />
        {appointment.override && <span>{t("card.override")}</span>}
      </p>
      <dl className={classes.facts}>
        {sees && (
          <div>
            <dt>{t("form.patient")}</dt>
            <dd className={classes.reach}>
              <Link to={`/patient/${contact?.patient ?? appointment.patient}`}>
                {appointment.patient_name}
              </Link>
              <PatientPhone contact={contact} name={appointment.patient_name} />
            </dd>
          </div>
        )}
        {rows.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

type ActionsProps = { appointment: CalendarAppointment; onMode: (mode: Mode) => void; onClose: () => void };

function Actions({ appointment, onMode, onClose }: ActionsProps) {
  const { t } = useTranslation("scheduling");
  const { t: say } = useTranslation("errors");
  const user = useSession();
  const allows = useAllows();
  const navigate = useNavigate();
  const { step, busy, error } = useStatusChange();
  const { status } = appointment;
  const books = allows({ can: "appointments.write" });
  const own = appointment.professional === user.id && allows({ can: "clinical.write" });
  const before = status === "scheduled" || status === "confirmed" || status === "arrived";
  const path = `/patient/${appointment.patient}/appointment/${appointment.id}`;
  const go = async (to: AppointmentStatus) => {
    await step(appointment, to);
    if (to === "open") void navigate(path);
    else onClose();
  };
  const button = (to: AppointmentStatus, label: string) => (
    <Button variant="default" loading={busy} onClick={() => void go(to).catch(() => undefined)}>
      {label}
    </Button>
  );
  const moves = books && before;
  useMoveKey(moves ? () => onMode("move") : undefined);
  return (
    <>
      {error && (
        <Notice tone="red" live>
          {errorMessage(say, error)}
        </Notice>
      )}
      <div className={classes.actions}>
        {(books || own) && status === "scheduled" && button("confirmed", t("card.confirm"))}
        {(books || own) &&
          (status === "scheduled" || status === "confirmed") &&
          isToday(appointment.start) &&
          button("arrived", t("card.arrive"))}
        {books && status === "missed" && button("scheduled", t("card.removeMissed"))}
        {moves && (
          <Button variant="default" aria-keyshortcuts={DESK_KEYS.move} onClick={() => onMode("move")}>
            {t("card.move")}
          </Button>
        )}
        {(books || own) && before && (
          <Button variant="default" onClick={() => onMode("missed")}>
            {t("card.missed")}
          </Button>
        )}
        {books && before && (
          <Button variant="default" onClick={() => onMode("cancelled")}>
            {t("card.cancel")}
          </Button>
        )}
        {own && before ? (
          <Button
            className={classes.main}
            loading={busy}
            onClick={() => void go("open").catch(() => undefined)}
          >
            {t("card.start")}
          </Button>
        ) : (
          <Button className={classes.main} component={Link} to={path} variant={own ? "filled" : "default"}>
            {t(own && !before && status !== "done" ? "card.continue" : "card.open")}
          </Button>
        )}
      </div>
    </>
  );
}

/** The front desk's key for "Change", ignored while typing in the dialog. */
function useMoveKey(move: (() => void) | undefined) {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() !== DESK_KEYS.move || !latest.current) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
