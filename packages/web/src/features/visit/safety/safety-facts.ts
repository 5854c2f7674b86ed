import { weeksAt } from "@meridian/core/clinical/anamnesis/pregnancy-weeks";
import { substanceSafety } from "@meridian/core/clinical/materia/substance-catalogue";
import { publishedDrugs } from "@meridian/core/clinical/safety/drug-facts";
import { addedDrugKeys } from "@meridian/core/clinical/safety/drug-keys";
import { interactionTable } from "@meridian/core/clinical/safety/interaction-table";
import { type SupplementFacts, supplementFacts } from "@meridian/core/clinical/safety/known-supplements";
import type { SafetyFacts, SafetyInput } from "@meridian/core/clinical/safety/safety-input";
import { type SafetyRules, safetyRules } from "@meridian/core/clinical/safety/safety-rules";
import { classificationsRoutes } from "@meridian/core/contracts/classifications/classifications";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { call } from "@meridian/ui/api/client";
import { TABLE_TIMES } from "@meridian/ui/catalogue/use-catalogue";
import { usePublished } from "@meridian/ui/catalogue/use-published";
import { timeZone } from "@meridian/ui/i18n/format";
import { useMateria } from "@meridian/ui/materia/use-materia";
import { useAllows } from "@meridian/ui/session/session";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { LiveContent } from "./live-content.ts";

/** What the tables know of what is held; undefined until those that are needed are there. */
export function useSafetyFacts({ sections, points = [] }: LiveContent): SafetyFacts | undefined {
  const allows = useAllows();
  const prescribed =
    allows({ module: "mtc" }) &&
    [sections.formulas, sections.substances].some((data) => (data?.items.length ?? 0) > 0);
  const recommended = allows({ module: "fito" }) && (sections.supplements?.items.length ?? 0) > 0;
  const { materia, error: noMateria } = useMateria(prescribed);
  const { overlay: interactions, waits: noInteractions } = usePublished("interactions", {
    enabled: prescribed || recommended,
    follows: true,
  });
  const { overlay: substances } = usePublished("substances", { enabled: prescribed, follows: true });
  const checks =
    prescribed || recommended || points.length > 0 || (sections.osteopathic_treatment?.items.length ?? 0) > 0;
  const { supplements, waits: noSupplements } = useSupplementFacts(recommended);
  const { rules, waits: noRules } = useSafetyRules(checks);
  const { drug, waits: noDrugs } = useDrugs(sections.medication?.items ?? [], checks);
  const waits =
    noRules || noDrugs || noSupplements || (prescribed && !materia && !noMateria) || noInteractions;
  return useMemo(() => {
    if (waits) return undefined;
    const flags = new Map(points.map((point) => [point.id, point.flags]));
    const written = new Map(substances.map((one) => [one.key, one]));
    return {
      substance: (id) => {
        const known = materia?.substance(id);
        if (!known) return undefined;
        if (known.user_id !== null) return { ...known, own: true };
        return substanceSafety(known, written.get(id));
      },
      point: (id) => {
        const known = flags.get(id);
        return known && { flags: known };
      },
      supplements,
      interactions: interactionTable(interactions),
      rules,
      drug,
    };
  }, [waits, materia, supplements, points, interactions, substances, rules, drug]);
}

/** What supplements contain, with what is published over it. */
function useSupplementFacts(enabled: boolean): { supplements: SupplementFacts; waits: boolean } {
  const options = { enabled, follows: true };
  const ingredients = usePublished("ingredients", options);
  const nutrients = usePublished("nutrients", options);
  const plants = usePublished("plants", options);
  const supplements = useMemo(
    () =>
      supplementFacts({
        ingredients: ingredients.overlay,
        nutrients: nutrients.overlay,
        plants: plants.overlay,
      }),
    [ingredients.overlay, nutrients.overlay, plants.overlay],
  );
  return { supplements, waits: [ingredients, nutrients, plants].some(({ waits }) => waits) };
}

/** The rules besides the interactions, with what is published over them. */
function useSafetyRules(enabled: boolean): { rules: SafetyRules; waits: boolean } {
  const options = { enabled, follows: true };
  const conditions = usePublished("condition-rules", options);
  const pairs = usePublished("incompatibilities", options);
  const pregnancy = usePublished("pregnancy-rules", options);
  const techniques = usePublished("technique-rules", options);
  const rules = useMemo(
    () =>
      safetyRules({
        "condition-rules": conditions.overlay,
        incompatibilities: pairs.overlay,
        "pregnancy-rules": pregnancy.overlay,
        "technique-rules": techniques.overlay,
      }),
    [conditions.overlay, pairs.overlay, pregnancy.overlay, techniques.overlay],
  );
  return { rules, waits: [conditions, pairs, pregnancy, techniques].some(({ waits }) => waits) };
}

/** What is published of the medicines of a visit. Those that the back office added are read by their keys. */
function useDrugs(items: readonly { inn: string }[], enabled: boolean) {
  const { overlay, publication, waits } = usePublished("drugs", { enabled, follows: true });
  const keys = addedDrugKeys(items);
  const added = useQuery({
    queryKey: ["drugs", "facts", publication, keys],
    queryFn: ({ signal }) =>
      call(classificationsRoutes.drugFacts, { query: { keys }, notFound: "throw", signal }),
    enabled: enabled && publication !== undefined && keys !== "",
    ...TABLE_TIMES,
  });
  const known = added.data?.drugs;
  const drug = useMemo(() => publishedDrugs(overlay, known ?? []), [overlay, known]);
  return { drug, waits: waits || added.isLoading };
}

const NO_ALERTS = { allergies: "", medication: "" };
const NO_HISTORY = { ...NO_ALERTS, no_allergies: false, conditions: [], history: false };

/** The visit with what is being written in place of what is stored. */
export function safetyInputOf(
  { patient, appointment }: Pick<Visit, "patient" | "appointment">,
  { sections, points }: LiveContent,
): SafetyInput {
  const { clinical } = patient;
  return {
    patient: {
      pregnant: clinical?.pregnant ?? false,
      weeks_pregnant: clinical?.pregnant
        ? weeksAt(clinical.pregnancy_due, appointment.start, timeZone())
        : null,
      lactant: clinical?.lactant ?? false,
      age: patient.age,
      alerts: clinical?.alerts ?? "",
      ...(clinical?.record ?? NO_ALERTS),
    },
    before: clinical?.before ?? NO_HISTORY,
    sections,
    points: points ?? [],
  };
}
