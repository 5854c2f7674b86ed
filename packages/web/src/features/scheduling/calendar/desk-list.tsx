import { Button } from "@mantine/core";
import { MAX_PAID_TOGETHER } from "@meridian/core/contracts/billing/billing";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { CalendarAppointment, CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { dueOf } from "@meridian/core/contracts/scheduling/due";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatMoney, formatTime } from "@meridian/ui/i18n/format";
import { useConsentMarks } from "@meridian/ui/patients/consent-marks";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { useShownKeys } from "@meridian/ui/shell/commands";
import { EmptyState } from "@meridian/ui/states/states";
import { type KeyboardEvent, type ReactNode, use, useState } from "react";
import { useTranslation } from "react-i18next";
import { PaymentsSlot } from "../components/charge-slot.ts";
import { PaymentTag } from "../components/payment.tsx";
import { StatusTag } from "../components/status.tsx";
import { useStatusChange } from "../components/use-status-change.ts";
import { isAppointment, takesTime } from "../model/day-grid.ts";
import { DESK_KEYS, type DeskAction, deskActions, SHOWN_DESK_KEYS } from "../model/desk-actions.ts";
import { isUnpaid } from "../model/unpaid.ts";
import classes from "./desk-list.module.css";

export type OpenMode = "show" | "move" | "missed" | "cancelled";
type DeskListProps = {
  clinic: Clinic;
  entries: readonly CalendarEntry[];
  /** Whether only those with something to pay are shown, where there are any. */
  onlyUnpaid: boolean;
  onOnlyUnpaid: (on: boolean) => void;
  onOpen: (appointment: CalendarAppointment, mode: OpenMode) => void;
};

/** The day's appointments as the front desk handles them, with one key for each action. */
export function DeskList({ clinic, entries, onlyUnpaid, onOnlyUnpaid, onOpen }: DeskListProps) {
  const { t } = useTranslation("scheduling");
  const renderPayments = use(PaymentsSlot);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const all = entries.filter(isAppointment).sort((a, b) => a.start.localeCompare(b.start));
  const unpaid = all.filter(isUnpaid);
  const filtered = onlyUnpaid && unpaid.length > 0;
  const rows = filtered ? unpaid : all;
  const chosen = unpaid.filter(({ id }) => ticked.includes(id));
  const tickOf = (row: CalendarAppointment) => ({
    checked: ticked.includes(row.id),
    disabled: !ticked.includes(row.id) && chosen.length >= MAX_PAID_TOGETHER,
    onChange: (on: boolean) => setTicked(on ? [...ticked, row.id] : ticked.filter((id) => id !== row.id)),
  });
  const markOf = useConsentMarks(all.filter(takesTime).map(markedOf));
  const keys = SHOWN_DESK_KEYS.map(({ keys, does }) => ({ keys, label: t(`desk.does.${does}`) }));
  useShownKeys(rows.length > 0 ? keys : []);
  if (rows.length === 0) return <EmptyState title={t("calendar.nothing")} help={t("calendar.nothingHelp")} />;
  return (
    <section className={classes.desk} aria-label={t("calendar.view.list")}>
      <div className={classes.head}>
        <p className={classes.keys}>{keys.map(({ keys, label }) => `${keys} ${label}`).join(" · ")}</p>
        {unpaid.length > 0 && (
          <Button
            size="compact-sm"
            variant={filtered ? "filled" : "default"}
            aria-pressed={filtered}
            onClick={() => onOnlyUnpaid(!filtered)}
          >
            {t("desk.unpaid", { count: unpaid.length })}
          </Button>
        )}
      </div>
      {filtered &&
        renderPayments(
          chosen.map((row) => ({ id: row.id, due: dueOf(row) })),
          () => setTicked([]),
        )}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <DeskRow
            key={row.id}
            appointment={row}
            clinic={clinic}
            onOpen={onOpen}
            mark={takesTime(row) && row.status !== "done" ? markOf(markedOf(row)) : null}
            tick={filtered ? tickOf(row) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

const markedOf = ({ patient, patient_name, appointment_type }: CalendarAppointment) => ({
  patient,
  name: patient_name,
  type: appointment_type.id,
});
/** The box that chooses an appointment for a payment. */
type Tick = { checked: boolean; disabled: boolean; onChange: (on: boolean) => void };

const LABELS = {
  confirm: "card.confirm",
  arrive: "card.arrive",
  missed: "card.missed",
  removeMissed: "card.removeMissed",
  cancel: "desk.cancel",
  move: "desk.move",
} as const;

function useDesk(appointment: CalendarAppointment, onOpen: DeskListProps["onOpen"]) {
  const { t: say } = useTranslation("errors");
  const user = useSession();
  const allows = useAllows();
  const { step, busy } = useStatusChange();
  const actions = deskActions(appointment, {
    books: allows({ can: "appointments.write" }),
    own: appointment.professional === user.id && allows({ can: "clinical.write" }),
  });
  const to = (status: CalendarAppointment["status"]) =>
    void step(appointment, status).catch((error) => toast(errorMessage(say, error), { tone: "red" }));
  const run: Record<DeskAction, () => void> = {
    confirm: () => to("confirmed"),
    arrive: () => to("arrived"),
    removeMissed: () => to("scheduled"),
    missed: () => onOpen(appointment, "missed"),
    cancel: () => onOpen(appointment, "cancelled"),
    move: () => onOpen(appointment, "move"),
  };
  return { actions, run, busy };
}

function DeskRow({
  appointment,
  clinic,
  onOpen,
  mark,
  tick,
}: Pick<DeskListProps, "clinic" | "onOpen"> & {
  appointment: CalendarAppointment;
  mark: ReactNode;
  tick: Tick | undefined;
}) {
  const { t } = useTranslation("scheduling");
  const { actions, run, busy } = useDesk(appointment, onOpen);
  const person = clinic.professionals.find(({ id }) => id === appointment.professional);
  const office = clinic.establishments
    .flatMap((place) => place.offices)
    .find(({ id }) => id === appointment.office);
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const beside = besideOf(event);
    if (beside) {
      event.preventDefault();
      beside.focus();
      return;
    }
    const action = actions.find((one) => DESK_KEYS[one] === event.key.toLowerCase());
    if (!action || busy) return;
    event.preventDefault();
    run[action]();
  };
  return (
    <li
      className={takesTime(appointment) ? classes.row : `${classes.row} ${classes.off}`}
      onKeyDown={onKeyDown}
    >
      <span className={`num ${classes.time}`}>
        {tick && (
          <label className={classes.tick}>
            <input
              type="checkbox"
              aria-label={t("desk.tick", {
                name: appointment.patient_name,
                time: formatTime(appointment.start),
                amount: formatMoney(dueOf(appointment)),
              })}
              checked={tick.checked}
              disabled={tick.disabled}
              onChange={(event) => tick.onChange(event.currentTarget.checked)}
            />
          </label>
        )}
        {formatTime(appointment.start)}–{formatTime(appointment.end)}
      </span>
      <button
        type="button"
        className={classes.name}
        data-desk-row
        onClick={() => onOpen(appointment, "show")}
      >
        {appointment.patient_name}
      </button>
      <span className={classes.what}>
        {[appointment.appointment_type.name, person?.name, office?.name].filter(Boolean).join(" · ")}
      </span>
      <span className={classes.state}>
        <StatusTag status={appointment.status} />
        <PaymentTag payment={appointment.payment} />
        {mark}
        {appointment.reason !== "" && <span className={classes.reason}>{appointment.reason}</span>}
      </span>
      <span className={classes.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            size="compact-sm"
            variant={action === "arrive" ? "light" : "default"}
            aria-keyshortcuts={DESK_KEYS[action]}
            disabled={busy}
            onClick={run[action]}
          >
            {t(LABELS[action])}
          </Button>
        ))}
      </span>
    </li>
  );
}

/** The row above or below, for the arrow keys. */
function besideOf({ key, currentTarget }: KeyboardEvent<HTMLLIElement>): HTMLElement | null | undefined {
  if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;
  const row = key === "ArrowDown" ? currentTarget.nextElementSibling : currentTarget.previousElementSibling;
  return row?.querySelector<HTMLElement>("[data-desk-row]");
}
