import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHasPatient } from "../api/home.ts";
import { type Setup, type SetupStep, setupSteps } from "../model/today.ts";
import { ChooseModules } from "./choose-modules.tsx";
import { FirstPlace, FirstType } from "./first-place.tsx";
import classes from "./home.module.css";

/** Four steps from an empty space to a working clinic; only the next one is open. */
export function FirstSteps({ setup }: { setup: Setup }) {
  const { t } = useTranslation("home");
  const hasPatient = useHasPatient(setup.plan && !setup.appointment);
  const { steps, current } = setupSteps(setup, hasPatient.data ?? false);
  const bodies: Record<SetupStep, ReactNode> = {
    plan: <ChooseModules />,
    place: setup.place ? <FirstType /> : <FirstPlace />,
    patient: <StepLink to="/patients/new">{t("steps.patient.action")}</StepLink>,
    booking: <StepLink to="/calendar">{t("steps.booking.action")}</StepLink>,
  };
  return (
    <ol className={classes.steps}>
      {steps.map(({ step, done }, index) => (
        <li
          key={step}
          className={`${classes.step} ${done ? classes.done : step === current ? "" : classes.later}`}
          aria-current={step === current ? "step" : undefined}
        >
          <span className={classes.badge}>
            {done ? <IconCheck size={15} stroke={2.25} aria-label={t("steps.done")} /> : index + 1}
          </span>
          <div className={classes.stepHead}>
            <h2>{t(`steps.${step}.title`)}</h2>
          </div>
          {step === current && (
            <div className={classes.stepBody}>
              <p>{t(`steps.${step}.help`)}</p>
              {bodies[step]}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

const StepLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <div>
    <Button component={Link} to={to}>
      {children}
    </Button>
  </div>
);
