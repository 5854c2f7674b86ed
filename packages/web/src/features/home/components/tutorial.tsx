import { Button } from "@mantine/core";
import type { ResponseOf } from "@meridian/core/contracts/kernel/route";
import type { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { keepPreference } from "@meridian/ui/session/preferences";
import { useSession } from "@meridian/ui/session/session";
import panel from "@meridian/ui/shell/panel.module.css";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { hasTutorial, STEP_PATHS, type Step, type StepState, stepsOf } from "../model/getting-started.ts";
import classes from "./getting-started.module.css";
import { StepBadge } from "./getting-started.tsx";
import { appointmentPath } from "./today-list.tsx";

type Home = ResponseOf<typeof appointmentsRoutes.home>;

/** The tasks of the tutorial beside the day, until they are done or the user closes the list. */
export function Tutorial({ home }: { home: Home }) {
  const user = useSession();
  const [finished, setFinished] = useState(false);
  const open = hasTutorial(user, home);
  const steps = stepsOf(user, home);
  const isComplete = open && steps.every(({ done }) => done);
  // Said once: it is closed when it is shown, and stays until one leaves the page.
  useEffect(() => {
    if (!isComplete) return;
    setFinished(true);
    keepPreference({ tutorial_open: false }).catch(() => undefined);
  }, [isComplete]);
  if (finished || isComplete) return <Finished />;
  return open ? <Tasks steps={steps} paths={pathsOf(home)} /> : null;
}

/** Where an appointment is written and signed: in the next one and in the one that is open, if there are. */
function pathsOf({ next, unfinished }: Home): Readonly<Record<Step, string>> {
  const [open] = unfinished;
  const toWrite = open ?? next;
  return {
    ...STEP_PATHS,
    ...(toWrite && { visit: appointmentPath(toWrite) }),
    ...(open && { sign: appointmentPath(open) }),
  };
}

type TasksProps = { steps: readonly StepState[]; paths: Readonly<Record<Step, string>> };

function Tasks({ steps, paths }: TasksProps) {
  const { t } = useTranslation("welcome");
  const count = steps.filter(({ done }) => done).length;
  const close = useCloseTutorial();
  return (
    <section className={panel.panel} aria-labelledby="getting-started">
      <div className={panel.head}>
        <h2 id="getting-started">{t("tutorial.title")}</h2>
        <span className={panel.count}>{t("tutorial.progress", { done: count, count: steps.length })}</span>
      </div>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${(100 * count) / steps.length}%` }} />
      </span>
      <ul className={classes.tasks}>
        {steps.map(({ step, done }) => (
          <li key={step} className={`${classes.task} ${done ? classes.finished : ""}`}>
            <StepBadge small done={done} />
            {done ? (
              t(`steps.${step}.title`)
            ) : (
              <>
                <Link to={paths[step]}>{t(`steps.${step}.title`)}</Link>
                <small>{t(`steps.${step}.help`)}</small>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <Button variant="subtle" size="compact-sm" onClick={() => void close()}>
          {t("tutorial.close")}
        </Button>
      </div>
    </section>
  );
}

function useCloseTutorial() {
  const { t } = useTranslation("welcome");
  const { t: act } = useTranslation("ui");
  const { t: errors } = useTranslation("errors");
  const set = (open: boolean) =>
    keepPreference({ tutorial_open: open }).catch((error) => {
      toast(errorMessage(errors, error), { tone: "red" });
      return true;
    });
  return async () => {
    if (await set(false)) return;
    toast(t("tutorial.closed"), { action: { label: act("action.undo"), run: () => void set(true) } });
  };
}

function Finished() {
  const { t } = useTranslation("welcome");
  return (
    <section className={panel.panel} aria-labelledby="getting-started">
      <div className={classes.closing} role="status">
        <StepBadge done />
        <h2 id="getting-started">{t("tutorial.finished")}</h2>
        <p>{t("tutorial.finishedHelp")}</p>
      </div>
    </section>
  );
}
