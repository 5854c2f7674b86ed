import {
  type SectionKey,
  STEPS,
  type Step,
  sectionSpec,
  sectionsOf,
} from "@meridian/core/contracts/visits/sections";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { useAllows } from "@meridian/ui/session/session";
import {
  lazy,
  memo,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { RepeatLast } from "../repeat/repeat-last.tsx";
import { registerReveal } from "../safety/reveal.ts";
import { useSafety } from "../safety/safety-context.tsx";
import { AmendablePoints } from "./amendable-points.tsx";
import { HistoryProvider } from "./history-context.ts";
import { LastPlan } from "./last-plan.tsx";
import { NextStep } from "./next-step.tsx";
import type { AcupunctureParts, AcupunctureSlot, PointsImporter } from "./points-slot.ts";
import { SECTION_MODULES } from "./registry.tsx";
import sectionClasses from "./section.module.css";
import { Section } from "./section.tsx";
import type { VisitPart } from "./steps.tsx";
import { useFoldedHistory } from "./use-folded-history.tsx";
import classes from "./visit.module.css";
import { type PartReport, useVisitFacts } from "./visit-context.tsx";

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
      <StepSections step={step} shown={opened.has(step)} current={current === step} />
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
  const { mode } = useVisitFacts();
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
  const { mode, report } = useVisitFacts();
  const { live } = useSafety();
  const onReport = useCallback((next: PartReport) => report("acupuncture", next), [report]);
  const slot: AcupunctureSlot = {
    editable: mode === "live",
    onPointsChange: live.points,
    onReveal: registerPointReveal,
    active,
    onReport,
    onImporter,
    warnings,
  };
  return mode === "locked" ? <AmendablePoints parts={parts} slot={slot} /> : parts.panel(slot);
}

type StepSectionsProps = { step: Step; shown: boolean; current: boolean };

/** Memoized, so that typing in one section does not render the others. */
const StepSections = memo(({ step, shown, current }: StepSectionsProps) => {
  // The warnings are rendered above all treatments.
  const all = useMemo(() => sectionsOf(step).filter((section) => section !== "safety"), [step]);
  const drawn = useDrawnCount(all, shown);
  const history = useFoldedHistory(step === "anamnesis" && shown);
  const complete = shown && drawn > all.length;
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
      {step === "tests" && complete && (
        <Suspense>
          <Photos section={null} />
        </Suspense>
      )}
      {/* Last, because each section that is rendered above it would push it down. */}
      {current && complete && <NextStep step={step} />}
    </HistoryProvider>
  );
});

/** The longest a section waits for the code of those above it, in milliseconds. */
const CODE_TIMEOUT_MS = 5000;

/**
 * How many sections are rendered: the first at once and the others one after another, so that typing can begin soon. A
 * section follows when its code and that of those above it is loaded: nothing is pushed down when it appears. What
 * comes after the last section counts as one more.
 */
function useDrawnCount(sections: readonly SectionKey[], shown: boolean): number {
  const allows = useAllows();
  const [drawn, setDrawn] = useState(1);
  const loadCode = useRef<(until: number) => Promise<unknown>>(undefined);
  loadCode.current = (until) =>
    Promise.all(
      sections
        .slice(0, until)
        .filter((section) => allows({ module: sectionSpec(section).module }))
        .map((section) => SECTION_MODULES[section].load?.()),
    );
  useEffect(() => {
    if (shown) void loadCode.current?.(sections.length);
  }, [shown, sections]);
  useEffect(() => {
    if (!shown || drawn > sections.length) return;
    const next = () => startTransition(() => setDrawn(drawn + 1));
    let left = false;
    const timer = setTimeout(next, CODE_TIMEOUT_MS);
    void loadCode.current?.(drawn + 1).then(() => !left && next());
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [drawn, shown, sections]);
  return drawn;
}

/** The steps that have been opened. They stay rendered, so that they look as they were left. */
function useOpened(current: VisitPart): ReadonlySet<Step> {
  const step = current === "record" ? "anamnesis" : current;
  const [opened, setOpened] = useState<ReadonlySet<Step>>(() => new Set([step]));
  useEffect(() => setOpened((before) => (before.has(step) ? before : new Set(before).add(step))), [step]);
  return opened;
}
