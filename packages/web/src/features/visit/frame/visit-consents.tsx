import {
  type ConsentOccasion,
  occasionsOfPoints,
  occasionsOfTreatments,
} from "@meridian/core/clinical/consents/consent-occasions";
import { useSyncExternalStore } from "react";
import type { LiveContent } from "../safety/live-content.ts";
import { useSafety } from "../safety/safety-context.tsx";
import { useMissingConsents } from "./consent-slot.ts";
import type { VisitPart } from "./steps.tsx";
import { useVisitFacts } from "./visit-context.tsx";

/** What the treatments written so far call for. */
export function occasionsWritten({ sections, points }: LiveContent): ConsentOccasion[] {
  const hasEntries = (key: "formulas" | "substances" | "osteopathic_treatment") =>
    (sections[key]?.items.length ?? 0) > 0;
  return [
    ...occasionsOfPoints(points ?? []),
    ...(hasEntries("osteopathic_treatment") ? (["osteopathy"] as const) : []),
    ...(hasEntries("formulas") || hasEntries("substances") ? (["herbal"] as const) : []),
  ];
}

/**
 * The consents missing for this visit, above its steps: what every patient needs, and in the treatments also what the
 * appointment's type and the treatments chosen so far call for. A type that names no treatment calls for none.
 */
export function VisitConsents({ part }: { part: VisitPart }) {
  const { live } = useSafety();
  const { visit } = useVisitFacts();
  const { treatments = [] } = visit.appointment.appointment_type;
  const written = useSyncExternalStore(live.subscribe, () => occasionsWritten(live.read()).join(" "));
  const occasions =
    part === "treatments"
      ? [...occasionsOfTreatments(treatments), ...written.split(" ").filter(Boolean)]
      : [];
  return useMissingConsents(occasions as ConsentOccasion[]);
}
