import { weeksAt } from "../clinical/anamnesis/pregnancy-weeks.ts";
import { checkPointSafety, checkSafety, hasAnythingToCheck, unreasoned } from "../clinical/safety/check.ts";
import { prescribedSubstances } from "../clinical/safety/prescribed-substances.ts";
import {
  CHECKED_SECTIONS,
  type SafetyInput,
  type SafetyVerdict,
  type SubstanceSafety,
} from "../clinical/safety/safety-input.ts";
import type { SectionKey } from "../contracts/visits/sections.ts";
import { check, type Operation } from "../db/transact.ts";
import * as Materia from "../materia/index.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { AppError, absent } from "../platform/errors.ts";
import { pointFacts, safetyFacts } from "../reference/safety-facts.ts";
import { patientBefore } from "./reading.ts";
import { dataOf } from "./summary.ts";
import type { VisitItems } from "./visit-items.ts";

/**
 * What is known against what a visit does must have its reason before it is signed. Gives the conditions that what was
 * checked is still so when it is signed: the patient as read. One request where anything was chosen, two more where a
 * substance that somebody made is prescribed; none otherwise. Throws 409 `safety.reason_needed` naming the rules.
 */
export async function mustBeReasoned(visit: VisitItems): Promise<Operation[]> {
  const said = saidIn(visit);
  if (!hasAnythingToCheck(said)) return [];
  const { patient, verdictOf } = await checking(visit, said);
  mustHaveReasons(verdictOf(said), visit);
  return [unchanged(patient)];
}

/** The conditions of an amendment's transaction. Throws 409 `safety.reason_needed` naming the rules. */
export type AmendmentCheck = (signed: VisitItems, amended: VisitItems) => Promise<Operation[]>;

/**
 * The same for an amended section of a signed visit, for what it brings alone: what was signed was reasoned then, and what
 * has become known since is no reason against correcting a word. No request where nothing it says is checked.
 */
export const sectionMustBeReasoned =
  (section: SectionKey): AmendmentCheck =>
  async (signed, amended) => {
    const said = saidIn(amended);
    const isChecked = CHECKED_SECTIONS.some((one) => one === section);
    if (!isChecked || !hasAnythingToCheck(said)) return [];
    const { patient, verdictOf } = await checking(amended, said);
    mustHaveReasons(broughtBy(verdictOf(saidIn(signed)), verdictOf(said)), amended);
    return [unchanged(patient)];
  };

/**
 * The same for amended points. Nothing else of the visit changes with them, so that they alone are checked. One request
 * where any are left.
 */
export const pointsMustBeReasoned: AmendmentCheck = async (signed, amended) => {
  const said = saidIn(amended);
  if (said.points.length === 0) return [];
  const { patient, known } = await readKnown(amended);
  const verdictOf = (one: Said) => checkPointSafety({ ...one, ...known }, pointFacts);
  mustHaveReasons(broughtBy(verdictOf(saidIn(signed)), verdictOf(said)), amended);
  return [unchanged(patient)];
};

/** The findings of an amended visit that the signed one did not have. */
function broughtBy(signed: SafetyVerdict, { hits, ...rest }: SafetyVerdict): SafetyVerdict {
  const stood = new Set(signed.hits.map(({ rule }) => rule));
  return { ...rest, hits: hits.filter(({ rule }) => !stood.has(rule)) };
}

type Said = Pick<SafetyInput, "sections" | "points">;

/** What checks what a visit says against all that is known. */
async function checking(visit: VisitItems, said: Said) {
  const [{ patient, known }, own] = await Promise.all([readKnown(visit), ownSubstances(said)]);
  const facts = safetyFacts(own);
  return { patient, verdictOf: (one: Said) => checkSafety({ ...one, ...known }, facts) };
}

/** The patient, and what is known of them from the record and earlier visits. */
async function readKnown({ head }: VisitItems) {
  const { patient, before } = await patientBefore(head);
  if (!patient) throw absent("patient");
  return { patient, known: { before, patient: knownOf(patient, head.start) } };
}

function mustHaveReasons(verdict: SafetyVerdict, { sections }: VisitItems) {
  const open = unreasoned(verdict, dataOf(sections, "safety").reasons);
  if (open.length > 0)
    throw new AppError("conflict", "safety.reason_needed", {
      details: { rules: open.map(({ rule }) => rule) },
    });
}

/** What the visit itself says and does. */
function saidIn({ sections, acupuncture }: VisitItems): Said {
  const data = CHECKED_SECTIONS.map((key) => [key, dataOf(sections, key)]);
  return {
    sections: Object.fromEntries(data) as SafetyInput["sections"],
    points: (acupuncture?.points ?? []).map(({ id, auricular, technics = [], name }) => ({
      ...{ id, auricular, technics, name },
    })),
  };
}

function knownOf(patient: PatientItem, start: string): SafetyInput["patient"] {
  const { age, clinical } = Patients.bannerOf(patient);
  const { alerts = "", allergies = "", medication = "", pregnant = false, lactant = false } = clinical ?? {};
  const weeks_pregnant = pregnant ? weeksAt(clinical?.pregnancy_due, start) : null;
  return { age, alerts, allergies, medication, pregnant, weeks_pregnant, lactant };
}

/** Facts of the prescribed substances that the actor or a colleague made. */
async function ownSubstances(said: Pick<Said, "sections">): Promise<ReadonlyMap<string, SubstanceSafety>> {
  const made = prescribedSubstances(said).some(({ id }) => id.startsWith("sub_"));
  if (!made) return new Map();
  const known = await Materia.ownSubstances();
  return new Map([...known].map(([id, facts]) => [id, { ...facts, own: true }]));
}

const unchanged = ({ patient_id, version }: PatientItem): Operation =>
  check(
    { Key: Patients.keyOf(patient_id) },
    { expression: "version = :version", values: { ":version": version } },
    () => new AppError("conflict", "visit.changed"),
  );
