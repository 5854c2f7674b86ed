import {
  PRESCRIBED_SECTIONS,
  type SectionKey,
  STEPS,
  type Step,
  sectionSpec,
  sectionsOf,
} from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { useRoving } from "@meridian/ui/focus/roving";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useClinic } from "../../scheduling/api/booking.ts";
import { hasContent, sectionValue } from "../model/sections.ts";
import { CHECKED_TREATMENTS } from "../safety/live-content.ts";
import { SafetyProvider } from "../safety/safety-context.tsx";
import { useVisitSafety } from "../safety/use-visit-safety.ts";
import { FrontDeskVisit } from "./front-desk-visit.tsx";
import { useStepFocus } from "./next-step.tsx";
import { PatientBanner } from "./patient-banner.tsx";
import type { AcupunctureParts } from "./points-slot.ts";
import { RecordButton, RecordSide, useRecordDrawer } from "./record-drawer.tsx";
import sectionClasses from "./section.module.css";
import { StepBodies } from "./step-bodies.tsx";
import { Steps, type VisitPart } from "./steps.tsx";
import classes from "./visit.module.css";
import { VisitActions } from "./visit-actions.tsx";
import { VisitConsents } from "./visit-consents.tsx";
import { useReports, type VisitContextValue, VisitProvider } from "./visit-context.tsx";

const PhotoUploads = lazy(() => loadInside(() => import("../photos/photo-uploads.tsx")));
const LocalLeftovers = lazy(() => loadInside(() => import("./local-leftovers.tsx")));
const LiveCheck = lazy(() =>
  loadInside(async () => {
    const [watch] = await Promise.all([import("../safety/live-check.tsx"), loadNamespaces(["safety"])]);
    return watch;
  }),
);

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
  const allows = useAllows();
  const own = visit.appointment.professional === useSession().id && allows({ can: "clinical.write" });
  const { report, reports, states, flushAll } = useReports();
  const current = useCurrentPart();
  const context = useVisitValue(visit, own, report);
  const work = useStepFocus(current, visit.appointment.status);
  useRoving(work);
  const drawer = useRecordDrawer(current);
  const { safety, hadTreatments, setVerdict, warnings } = useVisitSafety(visit);
  if (!context)
    return (
      <SafetyProvider value={safety}>
        <FrontDeskVisit visit={visit}>
          <VisitActions visit={visit} states={[]} flushAll={flushAll} prescribes={false} own={own} />
        </FrontDeskVisit>
      </SafetyProvider>
    );
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
          <PatientBanner visit={visit} part={current}>
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
              {context.mode === "live" && <VisitConsents part={current} />}
              <StepBodies current={current} offered={offered} acupuncture={acupuncture} warnings={warnings} />
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

/** The part of the visit that the address names. */
function useCurrentPart(): VisitPart {
  const [search] = useSearchParams();
  const named = search.get("step");
  return [...STEPS, "record" as const].find((part) => part === named) ?? "anamnesis";
}

/** Which sections have content, and which are offered in a step: those whose module the clinic has, or that have content. */
function sectionStates(
  { visit, content, mode }: VisitContextValue,
  reports: ReturnType<typeof useReports>["reports"],
  allows: ReturnType<typeof useAllows>,
) {
  const filled = (section: SectionKey) =>
    reports[section]?.hasContent ??
    hasContent(section, sectionValue(section, content, visit.appointment.price));
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
    <div className={sectionClasses.spaced}>
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
