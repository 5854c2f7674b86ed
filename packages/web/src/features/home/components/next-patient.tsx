import { Button } from "@mantine/core";
import { can } from "@meridian/core/contracts/kernel/access";
import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatRelative, formatTime } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useSetStatus } from "../api/home.ts";
import { nextMove } from "../model/today.ts";
import classes from "./home.module.css";
import { appointmentPath } from "./today-list.tsx";

/** Who comes next, and the one button: start, continue, or "has arrived" at the desk. */
export function NextPatient({ appointment }: { appointment: CalendarAppointment }) {
  const { t } = useTranslation("home");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const user = useSession();
  const navigate = useNavigate();
  const setStatus = useSetStatus();
  const treats = can(user, "clinical.write");
  const move = nextMove(appointment, { id: user.id, treats, receives: can(user, "appointments.write") });
  const path = appointmentPath(appointment);
  const run = () => {
    if (move === "continue") return void navigate(path);
    const status = move === "start" ? "open" : "arrived";
    setStatus.mutate(
      { appointment, status },
      {
        onSuccess: (now) => {
          if (move === "start") return void navigate(path);
          toast(t("next.checkedIn", { name: now.patient_name }), {
            action: {
              label: act("action.undo"),
              run: () =>
                setStatus.mutate(
                  { appointment: now, status: appointment.status },
                  { onError: (error) => toast(errorMessage(say, error), { tone: "red" }) },
                ),
            },
          });
        },
        onError: (error) => toast(errorMessage(say, error), { tone: "red" }),
      },
    );
  };
  return (
    <section className={classes.next} aria-label={t("next.label")}>
      <time className={classes.when} dateTime={appointment.start}>
        {formatTime(appointment.start)}
      </time>
      <div className={classes.nextText}>
        <p className={classes.nextLabel}>
          {t("next.label")} · {formatRelative(appointment.start)}
        </p>
        <p className={classes.nextName}>
          <Link to={`/patient/${appointment.patient}`}>{appointment.patient_name}</Link>
        </p>
        <p className={classes.nextLabel}>
          {appointment.appointment_type.name} · {t("today.minutes", { count: appointment.duration })}
        </p>
      </div>
      {move !== "none" && (
        <Button size="md" onClick={run} loading={setStatus.isPending}>
          {t(`next.${move}`)}
        </Button>
      )}
    </section>
  );
}
