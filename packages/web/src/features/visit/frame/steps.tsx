import { type SectionKey, STEPS, type Step } from "@meridian/core/contracts/visits/sections";
import { ariaKeys, keysText } from "@meridian/ui/shell/commands";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { partsOf, stepKeys, useVisitShortcuts } from "../keyboard/shortcuts.ts";
import { useUnansweredHits } from "../safety/safety-context.tsx";
import classes from "./steps.module.css";
import { useOptionalVisitFacts } from "./visit-context.tsx";

export type VisitPart = Step | "record";

type StepsProps = {
  current: VisitPart;
  /** A step's sections, without those whose module the clinic does not have. */
  sectionsOf: (step: Step) => readonly SectionKey[];
  filled: (section: SectionKey) => boolean;
  /** The number of chosen points; null without the acupuncture module. */
  points: number | null;
};

/**
 * The links to the four steps, which can be filled in any order. Each shows whether it is empty, begun or, after signing,
 * filled. On a phone they are tabs, with the record as the fifth.
 */
export function Steps({ current, sectionsOf, filled, points }: StepsProps) {
  const { t } = useTranslation("visit");
  const serious = useUnansweredHits().length;
  useVisitShortcuts(
    current,
    STEPS.map((step) => ({ step, parts: partsOf(step, sectionsOf(step), points !== null) })),
  );
  const isSigned = useOptionalVisitFacts()?.visit.appointment.status === "done";
  const hasEntries = (step: Step) =>
    sectionsOf(step).some(filled) || (step === "treatments" && points !== null && points > 0);
  // A step counts as filled only after signing: before, one word in it does not mean that it is complete.
  const stateOf = (step: Step) => (hasEntries(step) ? (isSigned ? "filled" : "begun") : "empty");
  return (
    <nav className={classes.steps} aria-label={t("steps.label")} data-tour="visit-steps">
      {STEPS.map((step) => (
        <div key={step}>
          <Link
            to={`?step=${step}`}
            replace
            className={classes.step}
            aria-current={current === step ? "step" : undefined}
            aria-keyshortcuts={ariaKeys(stepKeys(step))}
            title={keysText(stepKeys(step))}
            data-state={stateOf(step)}
          >
            <i aria-hidden>{stateOf(step) === "filled" && <IconCheck size={12} stroke={3} />}</i>
            <span>{t(`steps.${step}`)}</span>
            <span className="visually-hidden">{t(`steps.${stateOf(step)}`)}</span>
            {step === "treatments" && serious > 0 && (
              <span className={classes.warning}>
                <span aria-hidden>{serious}</span>
                <span className="visually-hidden">{t("steps.serious", { count: serious })}</span>
              </span>
            )}
          </Link>
          {current === step && sectionsOf(step).length > 1 && (
            <StepParts step={step} sections={sectionsOf(step)} filled={filled} points={points} />
          )}
        </div>
      ))}
      <div className={classes.recordStep} data-tour="record">
        <Link
          to="?step=record"
          replace
          className={classes.step}
          aria-current={current === "record" ? "step" : undefined}
        >
          <span>{t("steps.record")}</span>
        </Link>
      </div>
    </nav>
  );
}

type StepPartsProps = { step: Step; sections: readonly SectionKey[] } & Pick<StepsProps, "filled" | "points">;

function StepParts({ step, sections, filled, points }: StepPartsProps) {
  const { t } = useTranslation("visit");
  const link = (section: SectionKey) => (
    <li key={section}>
      <a href={`#section-${section}`} data-filled={filled(section) || undefined}>
        {t(`section.${section}`)}
      </a>
    </li>
  );
  return (
    <ul className={classes.parts}>
      {/* The warnings come before the treatments they are about. */}
      {sections.includes("safety") && link("safety")}
      {step === "treatments" && points !== null && (
        <li>
          <a href="#acupuncture" data-filled={points > 0 || undefined}>
            {t("steps.acupuncture")}
            {points > 0 && ` · ${points}`}
          </a>
        </li>
      )}
      {sections.filter((section) => section !== "safety").map(link)}
    </ul>
  );
}
