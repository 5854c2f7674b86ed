import { type SectionKey, STEPS, type Step } from "@meridian/core/contracts/visits/sections";
import { ariaKeys, keysText } from "@meridian/ui/shell/commands";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { partsOf, stepKeys, usePlaces } from "../keyboard/shortcuts.ts";
import { useOpenHits } from "../safety/safety-context.tsx";
import classes from "./visit.module.css";
import { useVisitAround } from "./visit-context.tsx";

export type Part = Step | "record";

type StepsProps = {
  current: Part;
  /** A step's sections, without those whose module is not owned. */
  sectionsOf: (step: Step) => readonly SectionKey[];
  filled: (section: SectionKey) => boolean;
  /** Points chosen; null without the module. */
  points: number | null;
};

/** The four steps, in any order, each showing whether it is empty, begun or, once signed, holds something. On a phone, tabs with the record as the fifth. */
export function Steps({ current, sectionsOf, filled, points }: StepsProps) {
  const { t } = useTranslation("visit");
  const serious = useOpenHits().length;
  usePlaces(
    current,
    STEPS.map((step) => ({ step, parts: partsOf(step, sectionsOf(step), points !== null) })),
  );
  const isSigned = useVisitAround()?.visit.appointment.status === "done";
  const holds = (step: Step) =>
    sectionsOf(step).some(filled) || (step === "treatments" && points !== null && points > 0);
  // One word does not finish a step: only what is signed is done.
  const stateOf = (step: Step) => (holds(step) ? (isSigned ? "filled" : "begun") : "empty");
  return (
    <nav className={classes.steps} aria-label={t("steps.label")}>
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
              <span className={classes.warned}>
                <span aria-hidden>{serious}</span>
                <span className="visually-hidden">{t("steps.serious", { count: serious })}</span>
              </span>
            )}
          </Link>
          {current === step && sectionsOf(step).length > 1 && (
            <Parts step={step} sections={sectionsOf(step)} filled={filled} points={points} />
          )}
        </div>
      ))}
      <div className={classes.recordStep}>
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

type PartsProps = { step: Step; sections: readonly SectionKey[] } & Pick<StepsProps, "filled" | "points">;

function Parts({ step, sections, filled, points }: PartsProps) {
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
      {/* Safety stands above everything that is chosen. */}
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
