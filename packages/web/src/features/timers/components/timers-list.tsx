import { Button } from "@mantine/core";
import type { Timer, TimerAction } from "@meridian/core/contracts/timers/timer-terms";
import { toast } from "@meridian/ui/feedback/toasts";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatTime } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type TimersState, useTimerActions } from "../api/timers.ts";
import { serverNow } from "../model/server-clock.ts";
import { inOrder, stateOf } from "../model/timer-state.ts";
import { Remaining } from "./remaining.tsx";
import classes from "./timers.module.css";

/** Every timer there is: whose, of what, how long, and what can be done with it. */
export function TimersList({ timers, appointments, onLeave }: TimersState & { onLeave: () => void }) {
  return (
    <ul className={classes.list}>
      {inOrder(timers, serverNow()).map((timer) => (
        <TimerRow
          key={timer.id}
          timer={timer}
          appointment={appointments.find(({ id }) => id === timer.appointment_id)}
          onLeave={onLeave}
        />
      ))}
    </ul>
  );
}

type TimerRowProps = {
  timer: Timer;
  appointment: TimersState["appointments"][number] | undefined;
  onLeave: () => void;
};

function TimerRow({ timer, appointment, onLeave }: TimerRowProps) {
  const { t } = useTranslation("timers");
  const act = useTimerAct();
  const state = stateOf(timer, serverNow());
  const of = useTreatment()(timer);
  const named = { timer: appointment ? `${of}, ${appointment.patient_name}` : of };
  return (
    <li className={classes.timer} data-state={state}>
      <div className={classes.description}>
        <strong>{appointment?.patient_name ?? of}</strong>
        <small>
          {appointment && `${of} · `}
          {t("since", { time: formatTime(timer.started_at) })}
        </small>
      </div>
      <span className={`${classes.left} num`}>
        {state === "over" ? t("over") : <Remaining timer={timer} />}
      </span>
      <div className={classes.actions}>
        {state !== "over" && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t(state === "paused" ? "resumeOf" : "pauseOf", named)}
            onClick={() => act(timer.id, { action: state === "paused" ? "resume" : "pause" })}
          >
            {t(state === "paused" ? "resume" : "pause")}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t("moreOf", named)}
          onClick={() => act(timer.id, { action: "extend", seconds: 60 })}
        >
          {t("more")}
        </Button>
        {state === "over" ? (
          <RemoveButton
            text={t("remove")}
            label={t("removeOf", named)}
            onRemove={() => act(timer.id, { action: "stop" })}
          />
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t("stopOf", named)}
            onClick={() => act(timer.id, { action: "stop" })}
          >
            {t("stop")}
          </Button>
        )}
        {appointment && (
          <Link
            className={classes.visit}
            to={visitPath(appointment)}
            onClick={onLeave}
            aria-label={t("visitOf", named)}
          >
            {t("visit")}
          </Link>
        )}
      </div>
    </li>
  );
}

/** Where the treatments of the appointment are. */
export const visitPath = ({ id, patient }: TimersState["appointments"][number]) =>
  `/patient/${patient}/appointment/${id}?step=treatments`;

/** What a timer is of, in one phrase. */
export function useTreatment() {
  const { t } = useTranslation("timers");
  return ({ kind, label }: Pick<Timer, "kind" | "label">) =>
    label ? `${t(`kinds.${kind}`)} ${label}` : t(`kinds.${kind}`);
}

/** Runs an action on a timer and shows an error in a toast, because the list may close. */
export function useTimerAct() {
  const { t: say } = useTranslation("errors");
  const { change } = useTimerActions();
  return (timer: string, action: TimerAction) =>
    void change(timer, action).catch((error) => toast(errorMessage(say, error), { tone: "red" }));
}
