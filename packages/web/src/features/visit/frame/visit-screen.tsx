import {
  PRESCRIBED_SECTIONS,
  type SectionKey,
  STEPS,
  type Step,
  sectionSpec,
  sectionsOf,
} from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { formatDateTime, formatMoney } from "@meridian/ui/i18n/format";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useClinic } from "../../scheduling/api/booking.ts";
import { useRoving } from "../keyboard/roving.ts";
import { holds, sectionValue } from "../model/sections.ts";
import { RepeatLast } from "../repeat/repeat-last.tsx";
import { CHECKED_TREATMENTS } from "../safety/live-content.ts";
import { registerReveal } from "../safety/reveal.ts";
import { SafetyProvider } from "../safety/safety-context.tsx";
import { useVisitSafety } from "../safety/use-visit-safety.ts";
import { AmendablePoints } from "./amendable-points.tsx";
import { HistoryProvider } from "./history-context.ts";
import { LastPlan } from "./last-plan.tsx";
import { NextStep, useStepFocus } from "./next-step.tsx";
import { PatientBanner } from "./patient-banner.tsx";
import type { AcupunctureParts, AcupunctureSlot, PointsImporter } from "./points-slot.ts";
import { RecordButton, RecordSide, useRecordDrawer } from "./record-drawer.tsx";
import sectionClasses from "./section.module.css";
import { Section } from "./section.tsx";
import { Steps, type VisitPart } from "./steps.tsx";
import { useFoldedHistory } from "./use-folded-history.tsx";
import classes from "./visit.module.css";
import { VisitActions } from "./visit-actions.tsx";
import { VisitConsents } from "./visit-consents.tsx";
import {
  type PartReport,
  useReports,
  useVisitContext,
  type VisitContextValue,
  VisitProvider,
} from "./visit-context.tsx";

const PhotoUploads = lazy(() => loadInside(() => import("../photos/photo-uploads.tsx")));
const Photos = lazy(() => loadInside(() => import("./photos.tsx")));
const LocalLeftovers = lazy(() => loadInside(() => import("./local-leftovers.tsx")));
const SafetySummary = lazy(() =>
  loadInside(async () => {
    const [summary] = await Promise.all([import("../safety/summary.tsx"), loadNamespaces(["safety"])]);
    return summary;
  }),
);
const LiveCheck = lazy(() =>
  loadInside(async () => {
    const [watch] = await Promise.all([import("../safety/live-check.tsx"), loadNamespaces(["safety"])]);
    return watch;
  }),
);

const registerPointReveal: AcupunctureSlot["onReveal"] = (show) => registerReveal("acupuncture", show);

type VisitScreenProps = {
  visit: Visit;
  /** Undefined without the acupuncture module. */
  acupuncture: AcupunctureParts | undefined;
  /** The documents added since the last visit. */
  newDocuments?: ReactNode;
  /** The symptoms followed since the last visit, for the record beside the sections. */
  symptoms?: ReactNode;
};

/** The appointment: steps at the left, sections in the middle, the patient's record at the right. One column on a phone. */
export function VisitScreen({ visit, acupuncture, newDocuments, symptoms }: VisitScreenProps) {
  const user = useSession();
  const allows = useAllows();
  const writes = allows({ can: "clinical.write" });
  const own = visit.appointment.professional === user.id && writes;
  const { report, reports, states, flushAll } = useReports();
  const [search] = useSearchParams();
  const asked = search.get("step");
  const current: VisitPart = [...STEPS, "record" as const].find((part) => part === asked) ?? "anamnesis";
  const opened = useOpened(current);
  const context = useVisitValue(visit, own, report);
  const work = useStepFocus(current, visit.appointment.status);
  useRoving(work);
  const drawer = useRecordDrawer(current);
  const onReport = useCallback((next: PartReport) => report("acupuncture", next), [report]);
  const [importer, setImporter] = useState<PointsImporter>();
  const { safety, hadTreatments, setVerdict, warnings } = useVisitSafety(visit);
  if (!context) {
    return (
      <SafetyProvider value={safety}>
        <div className={classes.visit}>
          <PatientBanner visit={visit}>
            <VisitActions visit={visit} states={[]} flushAll={flushAll} prescribes={false} own={own} />
          </PatientBanner>
          <FrontDeskSummary visit={visit} />
        </div>
      </SafetyProvider>
    );
  }
  const { filled, offered } = sectionStates(context, reports, allows);
  const points = acupuncture
    ? (reports.acupuncture?.count ?? context.content.acupuncture.points.length)
    : null;
  return (
    <VisitProvider value={context}>
      <SafetyProvider value={safety}>
        <Suspense>
          <PhotoUploads />
          {context.mode === "live" && (Boolean(points) || CHECKED_TREATMENTS.some(filled)) && (
            <LiveCheck
              visit={visit}
              live={safety.live}
              hadTreatments={hadTreatments}
              onVerdict={setVerdict}
            />
          )}
        </Suspense>
        <div className={classes.visit}>
          <PatientBanner visit={visit}>
            <RecordButton open={drawer.open} show={drawer.show} />
            <VisitActions
              visit={visit}
              states={states}
              flushAll={flushAll}
              prescribes={PRESCRIBED_SECTIONS.some(filled)}
              own={own}
              needles={reports.acupuncture?.needles}
            />
          </PatientBanner>
          <div className={classes.columns}>
            <Steps current={current} sectionsOf={offered} filled={filled} points={points} />
            <div ref={work} className={classes.work} data-part={current}>
              <ReadOnlyNotice mode={context.mode} own={own} professional={visit.appointment.professional} />
              <Suspense>
                <LocalLeftovers key={context.mode} />
              </Suspense>
              {context.mode === "live" && (
                <VisitConsents part={current} offersPoints={acupuncture !== undefined} />
              )}
              {STEPS.map((step) => (
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
                      importer={importer}
                    >
                      {acupuncture && (
                        <Acupuncture
                          parts={acupuncture}
                          slot={{
                            editable: context.mode === "live",
                            active: current === "treatments",
                            onReport,
                            onPointsChange: safety.live.points,
                            onImporter: setImporter,
                            onReveal: registerPointReveal,
                            warnings,
                          }}
                        />
                      )}
                    </TreatmentHead>
                  )}
                  {step === "anamnesis" && opened.has(step) && <LastPlan />}
                  <StepSections step={step} shown={opened.has(step)} />
                  {current === step && <NextStep step={step} />}
                </div>
              ))}
            </div>
            <RecordSide
              visit={visit}
              part={current}
              drawer={drawer}
              newDocuments={newDocuments}
              symptoms={symptoms}
            />
          </div>
        </div>
      </SafetyProvider>
    </VisitProvider>
  );
}

/** Which sections have content, and which are offered in a step: those whose module the clinic has, or that have content. */
function sectionStates(
  { visit, content, mode }: VisitContextValue,
  reports: ReturnType<typeof useReports>["reports"],
  allows: ReturnType<typeof useAllows>,
) {
  const filled = (section: SectionKey) =>
    reports[section]?.holds ?? holds(section, sectionValue(section, content, visit.appointment.price));
  const offered = (step: Step) =>
    sectionsOf(step).filter((section) => {
      const { module } = sectionSpec(section);
      // Without confirmed sections it only represents the folded ones.
      if (section === "history_review") return filled(section);
      // After signing only the reasons given are shown.
      if (section === "safety") return mode === "live" || filled(section);
      return !module || allows({ module }) || filled(section);
    });
  return { filled, offered };
}

type TreatmentHeadProps = {
  active: boolean;
  /** Whether the step has been opened. */
  opened: boolean;
  hasSafety: boolean;
  importer: PointsImporter | undefined;
  /** The acupuncture panel; nothing without its module. */
  children: ReactNode;
};

/** What the treatments step has above its other sections: the warnings, repeating the last treatment, and the points. */
function TreatmentHead({ active, opened, hasSafety, importer, children }: TreatmentHeadProps) {
  const { mode } = useVisitContext();
  return (
    <>
      {mode === "live" && opened && (
        <Suspense>
          <SafetySummary />
        </Suspense>
      )}
      {hasSafety && <Section section="safety" shown={opened} />}
      <RepeatLast active={active} importer={importer} />
      {children && (
        <div id="acupuncture" className={sectionClasses.section}>
          {children}
        </div>
      )}
    </>
  );
}

const Acupuncture = ({ parts, slot }: { parts: AcupunctureParts; slot: AcupunctureSlot }) =>
  useVisitContext().mode === "locked" ? <AmendablePoints parts={parts} slot={slot} /> : parts.panel(slot);

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

function useVisitValue(visit: Visit, own: boolean, report: ReturnType<typeof useReports>["report"]) {
  return useMemo(() => {
    const { content, appointment } = visit;
    if (!content) return undefined;
    const mode = content.writable ? "live" : appointment.status === "done" ? "locked" : "closed";
    return { visit, content, mode, mayAmend: own && mode === "locked", report } as const;
  }, [visit, own, report]);
}

function ReadOnlyNotice({ mode, own, professional }: { mode: string; own: boolean; professional: string }) {
  const { t } = useTranslation("visit");
  if (mode !== "closed") return null;
  return (
    <div className={sectionClasses.gap}>
      <Notice tone="blue">{own ? t("closed.own") : <ColleagueNotice professional={professional} />}</Notice>
    </div>
  );
}

/** Names the professional of a visit that is read-only here; without a name until the clinic's users are loaded. */
function ColleagueNotice({ professional }: { professional: string }) {
  const { t } = useTranslation("visit");
  const { data: clinic } = useClinic();
  const name = clinic?.professionals.find(({ id }) => id === professional)?.name;
  return name ? t("closed.otherOf", { name }) : t("closed.other");
}

/** For those who may not read clinical content: when, what type and which price. The server sends nothing else. */
function FrontDeskSummary({ visit: { appointment } }: { visit: Visit }) {
  const { t } = useTranslation("visit");
  const facts = [
    [t("head.when"), formatDateTime(appointment.start, "weekday")],
    [t("head.type"), appointment.appointment_type.name],
    [t("head.price"), formatMoney(appointment.price)],
    [t("record.notes"), appointment.notes],
  ] as const;
  return (
    <div className={classes.headOnly}>
      <dl className={sectionClasses.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={sectionClasses.nothing}>{t("head.clinical")}</p>
    </div>
  );
}
