import { Button } from "@mantine/core";
import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { formatDate, formatTime } from "@meridian/ui/i18n/format";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClinic } from "../api/booking.ts";
import { type AffectedQuery, useAffected } from "../api/calendar.ts";
import { AppointmentEditor } from "../planning/appointment-editor.tsx";
import { CancelForm } from "../planning/cancel-form.tsx";
import classes from "./appointment-dialog.module.css";

type AffectedAppointmentsDialogProps = { queries: readonly AffectedQuery[]; onClose: () => void };
type Opened = { appointment: Appointment; mode: "move" | "cancelled" };

/**
 * Lists appointments booked in time off or on closed days, to move or cancel one by one. Nothing is changed
 * automatically.
 */
export default function AffectedAppointmentsDialog({ queries, onClose }: AffectedAppointmentsDialogProps) {
  const { t } = useTranslation("scheduling");
  const { t: act } = useTranslation("ui");
  const covered = useAffected(queries);
  const clinic = useClinic();
  const [opened, setOpened] = useState<Opened>();
  const back = () => setOpened(undefined);
  if (opened && clinic.data) {
    const { appointment, mode } = opened;
    return (
      <Dialog key={`${mode}${appointment.id}`} title={appointment.patient_name} onClose={onClose}>
        {mode === "move" ? (
          <AppointmentEditor appointment={appointment} clinic={clinic.data} onDone={back} />
        ) : (
          <CancelForm appointment={appointment} status="cancelled" onBack={back} onDone={back} />
        )}
      </Dialog>
    );
  }
  const { data, error } = covered;
  return (
    <Dialog key="list" title={t("covered.title")} onClose={onClose}>
      {error ? (
        <ErrorState compact error={error} onRetry={() => void covered.refetch()} />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : data.items.length === 0 ? (
        <EmptyState compact title={t("covered.none")} help={t("covered.noneHelp")} />
      ) : (
        <section className={classes.ahead}>
          <p>{t("covered.help", { count: data.items.length })}</p>
          <ul className={classes.covered}>
            {data.items.map((appointment) => (
              <li key={appointment.id}>
                <span>
                  <strong>{appointment.patient_name}</strong>
                  <br />
                  {formatDate(appointment.start, "weekday")}, {formatTime(appointment.start)} ·{" "}
                  {clinic.data?.professionals.find(({ id }) => id === appointment.professional)?.name}
                </span>
                <span className={classes.coveredActions}>
                  <Button
                    size="compact-md"
                    variant="default"
                    aria-label={`${t("card.move")}: ${appointment.patient_name}`}
                    onClick={() => setOpened({ appointment, mode: "move" })}
                  >
                    {t("desk.move")}
                  </Button>
                  <Button
                    size="compact-md"
                    variant="default"
                    aria-label={`${t("card.cancel")}: ${appointment.patient_name}`}
                    onClick={() => setOpened({ appointment, mode: "cancelled" })}
                  >
                    {t("desk.cancel")}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {data.more && <p>{t("covered.more")}</p>}
        </section>
      )}
      <div className={classes.actions}>
        <Button className={classes.main} variant="default" onClick={onClose}>
          {act("action.close")}
        </Button>
      </div>
    </Dialog>
  );
}
