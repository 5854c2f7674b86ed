import { type SectionKey, STEPS, type Step, sectionsOf } from "@meridian/core/contracts/visits/sections";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { lazy, memo, Suspense, startTransition, useCallback, useEffect, useState } from "react";
import { RepeatLast } from "../repeat/repeat-last.tsx";
import { registerReveal } from "../safety/reveal.ts";
import { useSafety } from "../safety/safety-context.tsx";
import { AmendablePoints } from "./amendable-points.tsx";
import { HistoryProvider } from "./history-context.ts";
import { LastPlan } from "./last-plan.tsx";
import { NextStep } from "./next-step.tsx";
import type { AcupunctureParts, AcupunctureSlot, PointsImporter } from "./points-slot.ts";
import sectionClasses from "./section.module.css";
import { Section } from "./section.tsx";
import type { VisitPart } from "./steps.tsx";
import { useFoldedHistory } from "./use-folded-history.tsx";
import classes from "./visit.module.css";
import { type PartReport, useVisitContext } from "./visit-context.tsx";

const Photos = lazy(() => loadInside(() => import("./photos.tsx")));
const SafetySummary = lazy(() =>
  loadInside(async () => {
    const [summary] = await Promise.all([import("../safety/summary.tsx"), loadNamespaces(["safety"])]);
    return summary;
  }),
);
const registerPointReveal: AcupunctureSlot["onReveal"] = (show) => registerReveal("acupuncture", show);

type StepBodiesProps = {
  current: VisitPart;
  /** The sections offered in a step. */
  offered: (step: Step) => readonly SectionKey[];
  /** Undefined without the acupuncture module. */
  acupuncture: AcupunctureParts | undefined;
  warnings: AcupunctureSlot["warnings"];
};

/** The steps of a visit, of which the current one is visible. */
export function StepBodies({ current, offered, acupuncture, warnings }: StepBodiesProps) {
  const opened = useOpened(current);
  return STEPS.map((step) => (
    // All steps stay mounted: leaving a step must not cancel what it is saving.
    <div
      key={step}
      data-step={step}
      tabIndex={-1}
      hidden={current !== step && !(current === "record" && step === "anamnesis")}
      className={classes.stepBody}
    >
      {step === "treatments" && (
        <TreatmentHead
          active={current === step}
          opened={opened.has(step)}
          hasSafety={offered(step).includes("safety")}
          acupuncture={acupuncture}
          warnings={warnings}
        />
      )}
      {step === "anamnesis" && opened.has(step) && <LastPlan />}
      <StepSections step={step} shown={opened.has(step)} />
      {current === step && <NextStep step={step} />}
    </div>
  ));
}

type TreatmentHeadProps = Pick<StepBodiesProps, "acupuncture" | "warnings"> & {
  /** Whether it is the current step. */
  active: boolean;
  /** Whether the step has been opened. */
  opened: boolean;
  hasSafety: boolean;
};

/** What the treatments step has above its other sections: the warnings, repeating the last treatment, and the points. */
function TreatmentHead({ active, opened, hasSafety, acupuncture, warnings }: TreatmentHeadProps) {
  const { mode } = useVisitContext();
  const [importer, setImporter] = useState<PointsImporter>();
  return (
    <>
      {mode === "live" && opened && (
        <Suspense>
          <SafetySummary />
        </Suspense>
      )}
      {hasSafety && <Section section="safety" shown={opened} />}
      <RepeatLast active={active} importer={importer} />
      {acupuncture && (
        <div id="acupuncture" className={sectionClasses.section}>
          <Acupuncture parts={acupuncture} active={active} onImporter={setImporter} warnings={warnings} />
        </div>
      )}
    </>
  );
}

type AcupunctureProps = Pick<AcupunctureSlot, "active" | "onImporter" | "warnings"> & {
  parts: AcupunctureParts;
};

/** The acupuncture panel of a visit; in a signed visit its points can be amended. */
function Acupuncture({ parts, active, onImporter, warnings }: AcupunctureProps) {
  const { mode, report } = useVisitContext();
  const { live } = useSafety();
  const onReport = useCallback((next: PartReport) => report("acupuncture", next), [report]);
  const slot: AcupunctureSlot = {
    editable: mode === "live",
    onPointsChange: live.points,
    onReveal: registerPointReveal,
    ...{ active, onReport, onImporter, warnings },
  };
  return mode === "locked" ? <AmendablePoints parts={parts} slot={slot} /> : parts.panel(slot);
}

/** Memoized, so that typing in one section does not render the others. */
const StepSections = memo(({ step, shown }: { step: Step; shown: boolean }) => {
  // The warnings are rendered above all treatments.
  const all = sectionsOf(step).filter((section) => section !== "safety");
  const drawn = useDrawnCount(shown ? all.length : 0);
  const history = useFoldedHistory(step === "anamnesis" && shown);
  return (
    <HistoryProvider value={history.rows}>
      {all
        .filter((section) => section !== "history_review" || history.isShown)
        .map((section, at) => (
          <Section
            key={section}
            section={section}
            shown={shown && at < drawn && !history.isFolded(section)}
          />
        ))}
      {step === "tests" && shown && drawn >= all.length && (
        <Suspense>
          <Photos section={null} />
        </Suspense>
      )}
    </HistoryProvider>
  );
});

/** How many sections are rendered: the first at once and the others one after another, so that typing can begin soon. */
function useDrawnCount(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return drawn;
}

/** The steps that have been opened. They stay rendered, so that they look as they were left. */
function useOpened(current: VisitPart): ReadonlySet<Step> {
  const step = current === "record" ? "anamnesis" : current;
  const [opened, setOpened] = useState<ReadonlySet<Step>>(() => new Set([step]));
  useEffect(() => setOpened((before) => (before.has(step) ? before : new Set(before).add(step))), [step]);
  return opened;
}
