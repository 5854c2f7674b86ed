import { hasReason } from "../../contracts/visits/sections/safety.ts";
import { mergeText } from "../../text/merge-text.ts";
import { checkAllergies } from "./allergy-rules.ts";
import { conditionsOf } from "./conditions.ts";
import { both, needsReason, type SafetyHit, type SafetySeverity, type Words } from "./finding.ts";
import { checkInteractions } from "./interaction-rules.ts";
import { medicinesOf } from "./medicines.ts";
import { checkTechniques } from "./osteopathy-rules.ts";
import { checkPoints, sitesOf } from "./point-rules.ts";
import { pregnancyOf } from "./pregnancy.ts";
import { checkPregnantPoints } from "./pregnancy-points.ts";
import { checkExpectingSubstances, checkExpectingSupplements } from "./pregnancy-taken.ts";
import { prescribedSubstances } from "./prescribed-substances.ts";
import type {
  Aspect,
  Findings,
  NotChecked,
  PointSafetyFacts,
  SafetyFacts,
  SafetyInput,
  SafetyVerdict,
} from "./safety-input.ts";
import { checkAge, checkSubstances } from "./substance-rules.ts";
import { checkSupplements, checkTotals, supplementsOf } from "./supplement-rules.ts";

const NOTHING: SafetyVerdict = { hits: [], notChecked: [] };
const SEVERITY_ORDER: readonly SafetySeverity[] = ["serious", "caution", "note"];

/**
 * Checks the chosen treatment against what is known of the patient, and lists what could not be checked. Pure and fast: it
 * runs after each choice in the browser and again on the server at signing. The order of entries does not matter.
 */
export function checkSafety(input: SafetyInput, facts: SafetyFacts): SafetyVerdict {
  const { sections } = input;
  if (!hasAnythingToCheck(input)) return NOTHING;
  const { found, verdict } = collectFindings();
  const substances = prescribedSubstances(input);
  const medicines = medicinesOf(input, facts, found);
  const { alerts, age } = input.patient;
  const allergies = mergeText(input.patient.allergies, input.before.allergies);
  const conditions = conditionsOf({ ...sections, alerts, harm: allergies, age, before: input.before });
  const supplements = supplementsOf(input, facts, found);
  const pregnancy = pregnancyOf(input, conditions);
  const lactant = input.patient.lactant || conditions.known.has("lactation");
  const pregnancyAndLactation = { pregnancy, lactant };
  checkPoints(input, medicines, conditions, facts, found);
  checkSubstances(substances, input.patient, conditions, facts, found);
  checkSupplements(supplements, input, { medicines, conditions, facts }, found);
  checkTotals(sections.supplements?.items ?? [], facts, found);
  checkAge([...substances, ...supplements], input.patient, found);
  checkTechniques(sections.osteopathic_treatment, { pregnancy, medicines, conditions, facts }, found);
  checkPregnantPoints(sitesOf(input.points), pregnancy, facts, found);
  checkExpectingSubstances(substances, pregnancyAndLactation, facts, found);
  checkExpectingSupplements(supplements, pregnancyAndLactation, facts, found);
  const substancesWithCategory = substances.map((one) => withCategoryKey(withName(one), facts));
  checkInteractions([...substancesWithCategory, ...supplements], medicines, facts.interactions, found);
  checkAllergies(input, substances, supplements, facts, found);
  return verdict();
}

/**
 * Checks chosen points and techniques alone: the findings of {@link checkSafety} that can change where only points do. What
 * corrects points on the server needs no table of substances for it.
 */
export function checkPointSafety(input: SafetyInput, facts: PointSafetyFacts): SafetyVerdict {
  if (input.points.length === 0) return NOTHING;
  const { found, verdict } = collectFindings();
  const { sections, before, patient } = input;
  const harm = mergeText(patient.allergies, before.allergies);
  const conditions = conditionsOf({ ...sections, alerts: patient.alerts, harm, age: patient.age, before });
  checkPoints(input, medicinesOf(input, facts, found), conditions, facts, found);
  checkPregnantPoints(sitesOf(input.points), pregnancyOf(input, conditions), facts, found);
  return verdict();
}

/** Whether there is anything to check. */
export const hasAnythingToCheck = ({ points, sections }: Pick<SafetyInput, "points" | "sections">) =>
  points.length > 0 ||
  [sections.formulas, sections.substances, sections.supplements, sections.osteopathic_treatment].some(
    (data) => data !== undefined && data.items.length > 0,
  );

const withName = <T extends { name: string }>(one: T) => ({ ...one, name: both(one.name) });

/** Adds the category of a substance to its keys. */
const withCategoryKey = <T extends { id: string; keys: readonly string[] }>(one: T, facts: SafetyFacts) => {
  const category = facts.substance(one.id)?.category;
  return category ? { ...one, keys: [...one.keys, `c:${category}`] } : one;
};

/** Collects findings: each rule once, the most severe first, sorted independently of the order they were added in. */
function collectFindings(): { found: Findings; verdict: () => SafetyVerdict } {
  const hits = new Map<string, SafetyHit>();
  const unchecked = new Map<Aspect, Map<string, Words>>();
  const found: Findings = {
    hit: (hit) => hits.set(hit.rule, hit),
    unchecked: (aspect, subject) => {
      const subjects = unchecked.get(aspect) ?? new Map();
      if (subject) subjects.set(subject.en, subject);
      unchecked.set(aspect, subjects);
    },
  };
  const byName = (a: string, b: string) => (a < b ? -1 : 1);
  const verdict = () => ({
    hits: [...hits.values()].sort(
      (a, b) =>
        SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity) || byName(a.rule, b.rule),
    ),
    notChecked: [...unchecked]
      .map(
        ([aspect, subjects]): NotChecked => ({
          aspect,
          subjects: [...subjects.values()].sort((a, b) => byName(a.en, b.en)),
        }),
      )
      .sort((a, b) => byName(a.aspect, b.aspect)),
  });
  return { found, verdict };
}

/** The findings that need a reason to go on and have none. */
export const unreasoned = (
  { hits }: SafetyVerdict,
  reasons: Readonly<Record<string, { reason: string }>>,
): readonly SafetyHit[] =>
  hits.filter((hit) => needsReason(hit) && !hasReason(reasons[hit.rule] ?? { reason: "" }));
