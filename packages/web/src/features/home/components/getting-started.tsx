import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { STEP_PATHS, type Step, type StepState } from "../model/getting-started.ts";
import { FirstPlace, FirstType } from "./first-place.tsx";
import classes from "./getting-started.module.css";
import { WhoYouAre } from "./who-you-are.tsx";

/** The first steps of a clinic without appointments, in place of the day; only the next one is open. */
export function GettingStarted({ steps, hasPlace }: { steps: readonly StepState[]; hasPlace: boolean }) {
  const { t } = useTranslation("welcome");
  const current = steps.find(({ done }) => !done)?.step;
  return (
    <ol className={classes.steps}>
      {steps.map(({ step, done }, index) => (
        <li
          key={step}
          className={`${classes.step} ${done ? classes.done : step === current ? "" : classes.later}`}
          aria-current={step === current ? "step" : undefined}
        >
          <StepBadge done={done} current={step === current}>
            {index + 1}
          </StepBadge>
          <h2>{t(`steps.${step}.title`)}</h2>
          {step === current && (
            <div className={classes.body}>
              <p>{t(`steps.${step}.help`)}</p>
              {bodyOf(step, hasPlace) ?? (
                <div>
                  <Button component={Link} to={STEP_PATHS[step]}>
                    {t(`steps.${step}.action`)}
                  </Button>
                </div>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What is asked on the page itself. The other steps lead to where they are done. */
function bodyOf(step: Step, hasPlace: boolean): ReactNode {
  if (step === "plan") return <WhoYouAre />;
  if (step === "place") return hasPlace ? <FirstType /> : <FirstPlace />;
  return undefined;
}

type StepBadgeProps = { done: boolean; current?: boolean; small?: boolean; children?: ReactNode };

/** The number of a step, or a tick once it is done. */
export function StepBadge({ done, current, small, children }: StepBadgeProps) {
  const { t } = useTranslation("welcome");
  const looks = [classes.badge, done ? classes.ticked : current && classes.current, small && classes.small];
  return (
    <span className={looks.filter(Boolean).join(" ")}>
      {done ? <IconCheck size={15} stroke={2.25} role="img" aria-label={t("steps.done")} /> : children}
    </span>
  );
}
