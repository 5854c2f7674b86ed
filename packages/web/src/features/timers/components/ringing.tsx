import { Button } from "@mantine/core";
import type { Timer } from "@meridian/core/contracts/timers/timer-terms";
import { IconBellRinging } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { TimersState } from "../api/timers.ts";
import classes from "./timers.module.css";
import { useTimerAct, useTreatment, visitPath } from "./timers-list.tsx";

type RingingProps = Pick<TimersState, "timers" | "appointments"> & { onSeen: () => void };

/** Finished timers not yet seen: with a sound if it is allowed, otherwise only visible. */
export function Ringing({ timers, appointments, onSeen }: RingingProps) {
  const { t } = useTranslation("timers");
  return (
    <div className={classes.card}>
      <ul>
        {timers.map((timer) => (
          <Rung
            key={timer.id}
            timer={timer}
            appointment={appointments.find(({ id }) => id === timer.appointment_id)}
          />
        ))}
      </ul>
      <Button onClick={onSeen}>{t("seen")}</Button>
    </div>
  );
}

type RungProps = { timer: Timer; appointment: TimersState["appointments"][number] | undefined };

function Rung({ timer, appointment }: RungProps) {
  const { t } = useTranslation("timers");
  const act = useTimerAct();
  const of = useTreatment()(timer);
  return (
    <li className={classes.finished}>
      <IconBellRinging size={18} stroke={1.5} aria-hidden />
      <span className={classes.description}>
        <strong>{t("rang", { treatment: of })}</strong>
        {appointment && <Link to={visitPath(appointment)}>{appointment.patient_name}</Link>}
      </span>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t("moreOf", { timer: of })}
        onClick={() => act(timer.id, { action: "extend", seconds: 60 })}
      >
        {t("more")}
      </Button>
    </li>
  );
}
