import { checkSafety } from "@meridian/core/clinical/safety/check";
import { needsReason, type SafetyHit } from "@meridian/core/clinical/safety/finding";
import type { PreMadeEntry } from "@meridian/core/contracts/treatments/pre-made";
import { useMemo } from "react";
import type { PointsImporter } from "../frame/points-slot.ts";
import { useVisitFacts } from "../frame/visit-context.tsx";
import type { Repeatable, RepeatableSection } from "../model/repeatable.ts";
import type { LiveContent } from "../safety/live-content.ts";
import { useSafety } from "../safety/safety-context.tsx";
import { safetyInputOf, useSafetyFacts } from "../safety/safety-facts.ts";

/** What is serious against the visit once these are in it, and was not before: by the check that runs when it is. */
export function usePredictedHits(
  given: readonly Repeatable[],
  importer: PointsImporter | undefined,
): readonly SafetyHit[] {
  const { visit } = useVisitFacts();
  const { live, verdict } = useSafety();
  const content = live.read();
  const then = useMemo(() => withRepeatables(content, given, importer), [content, given, importer]);
  const facts = useSafetyFacts(then);
  return useMemo(() => {
    if (!facts || given.length === 0) return [];
    const known = new Set(verdict?.hits.map(({ rule }) => rule));
    return checkSafety(safetyInputOf(visit, then), facts).hits.filter(
      (hit) => needsReason(hit) && !known.has(hit.rule),
    );
  }, [facts, then, given, verdict, visit]);
}

/** The visit with what would be added. */
function withRepeatables(
  content: LiveContent,
  given: readonly Repeatable[],
  importer: PointsImporter | undefined,
): LiveContent {
  const points = given.flatMap((one) =>
    one.kind === "body" || one.kind === "ear"
      ? one.points.slice(0, 1).map(({ id, auricular, technics }) => ({
          id,
          auricular,
          technics,
          name: one.name,
          flags: importer?.flagsOf(id),
        }))
      : [],
  );
  const sections: Record<string, object> = { ...content.sections };
  for (const one of given) {
    if (!("item" in one)) continue;
    const section: RepeatableSection = one.kind;
    const now = sections[section] as { items: PreMadeEntry[] } | undefined;
    sections[section] = { ...now, items: [...(now?.items ?? []), one.item] };
  }
  return { sections, points: [...(content.points ?? []), ...points] };
}

/** What of it is about this entry. */
export const isAbout = ({ concerns }: SafetyHit, given: Repeatable): boolean =>
  concerns.some(({ section, id }) => {
    if ("item" in given) return section === given.kind && id === given.item.id;
    if (given.kind === "body" || given.kind === "ear")
      return section === "acupuncture" && given.points.some((point) => point.id === id);
    return false;
  });
