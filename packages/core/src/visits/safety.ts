import { weeksAt } from "../clinical/anamnesis/pregnancy-weeks.ts";
import { checkSafety, hasAnythingToCheck, unreasoned } from "../clinical/safety/check.ts";
import { prescribedSubstances } from "../clinical/safety/prescribed-substances.ts";
import {
  CHECKED_SECTIONS,
  type SafetyInput,
  type SafetyVerdict,
  type SubstanceSafety,
} from "../clinical/safety/safety-input.ts";
import type { AmendedPart } from "../contracts/visits/amendment.ts";
import { check, type Operation } from "../db/transact.ts";
import * as Materia from "../materia/index.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { AppError, absent } from "../platform/errors.ts";
import { safetyFacts } from "../reference/safety-facts.ts";
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

/**
 * The same for an amendment of a signed visit, for what it brings alone: what was signed was reasoned then, and what has
 * become known since is no reason against correcting a word. No request where nothing it says is checked.
 */
export async function amendmentMustBeReasoned(
  signed: VisitItems,
  amended: VisitItems,
  part: AmendedPart,
): Promise<Operation[]> {
  const said = saidIn(amended);
  const isChecked = part === "acupuncture" || CHECKED_SECTIONS.some((one) => one === part);
  if (!isChecked || !hasAnythingToCheck(said)) return [];
  const { patient, verdictOf } = await checking(amended, said);
  const stood = new Set(verdictOf(saidIn(signed)).hits.map(({ rule }) => rule));
  const { hits, ...rest } = verdictOf(said);
  mustHaveReasons({ ...rest, hits: hits.filter(({ rule }) => !stood.has(rule)) }, amended);
  return [unchanged(patient)];
}

type Said = Pick<SafetyInput, "sections" | "points">;

/** What checks what a visit says against all that is known. */
async function checking({ head }: VisitItems, said: Said) {
  const [{ patient, before }, own] = await Promise.all([patientBefore(head), ownSubstances(said)]);
  if (!patient) throw absent("patient");
  const known = { before, patient: knownOf(patient, head.start) };
  const facts = safetyFacts(own);
  return { patient, verdictOf: (one: Said) => checkSafety({ ...one, ...known }, facts) };
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
