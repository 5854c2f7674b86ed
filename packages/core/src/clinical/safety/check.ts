import { isGiven } from "../../contracts/visits/sections/safety.ts";
import { beside } from "../../text/merge-text.ts";
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
import { takenOf } from "./prescribed-substances.ts";
import type {
  Aspect,
  Findings,
  NotChecked,
  SafetyFacts,
  SafetyRecord,
  SafetyVerdict,
} from "./safety-input.ts";
import { checkAge, checkSubstances } from "./substance-rules.ts";
import { checkSupplements, checkTotals, supplementsOf } from "./supplement-rules.ts";

const NOTHING: SafetyVerdict = { hits: [], notChecked: [] };
const ORDER: readonly SafetySeverity[] = ["serious", "caution", "note"];

/**
 * Everything known against what was chosen for this patient, and everything nothing is known of. Pure and fast: it runs
 * at each choice in the browser and again where the appointment is signed. The order of entries changes nothing.
 */
export function checkSafety(record: SafetyRecord, facts: SafetyFacts): SafetyVerdict {
  const { sections } = record;
  if (!hasChosen(record)) return NOTHING;
  const { found, verdict } = gathering();
  const taken = takenOf(record);
  const medicines = medicinesOf(record, found);
  const { alerts, age } = record.patient;
  const harm = beside(record.patient.allergies, record.before.allergies);
  const conditions = conditionsOf({ ...sections, alerts, harm, age, before: record.before });
  const supplements = supplementsOf(record, found);
  const pregnancy = pregnancyOf(record, conditions);
  const lactant = record.patient.lactant || conditions.known.has("lactation");
  const expecting = { pregnancy, lactant };
  checkPoints(record, medicines, conditions, facts, found);
  checkSubstances(taken, record.patient, conditions, facts, found);
  checkSupplements(supplements, record, medicines, conditions, found);
  checkTotals(sections.supplements?.items ?? [], facts, found);
  checkAge([...taken, ...supplements], record.patient, found);
  checkTechniques(sections.osteopathic_treatment, pregnancy, medicines, conditions, found);
  checkPregnantPoints(sitesOf(record.points), pregnancy, facts, found);
  checkExpectingSubstances(taken, expecting, facts, found);
  checkExpectingSupplements(supplements, expecting, found);
  const categorised = taken.map((one) => inCategory(named(one), facts));
  checkInteractions([...categorised, ...supplements], medicines, found);
  checkAllergies(record, taken, supplements, facts, found);
  return verdict();
}

/** Whether there is anything to check. */
export const hasChosen = ({ points, sections }: Pick<SafetyRecord, "points" | "sections">) =>
  points.length > 0 ||
  [sections.formulas, sections.substances, sections.supplements, sections.osteopathic_treatment].some(
    (data) => data !== undefined && data.items.length > 0,
  );

const named = <T extends { name: string }>(one: T) => ({ ...one, name: both(one.name) });

/** With its category among its keys. */
const inCategory = <T extends { id: string; keys: readonly string[] }>(one: T, facts: SafetyFacts) => {
  const category = facts.substance(one.id)?.category;
  return category ? { ...one, keys: [...one.keys, `c:${category}`] } : one;
};

/** Each rule once, the gravest first, in an order that does not depend on who came first. */
function gathering(): { found: Findings; verdict: () => SafetyVerdict } {
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
      (a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || byName(a.rule, b.rule),
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

/** The rules that need a reason to go on and have none. */
export const unreasoned = (
  { hits }: SafetyVerdict,
  reasons: Readonly<Record<string, { reason: string }>>,
): readonly SafetyHit[] =>
  hits.filter((hit) => needsReason(hit) && !isGiven(reasons[hit.rule] ?? { reason: "" }));
