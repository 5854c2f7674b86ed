import * as Catalogues from "../catalogues/index.ts";
import { weeksAt } from "../clinical/anamnesis/pregnancy-weeks.ts";
import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { checkPointSafety, checkSafety, hasAnythingToCheck, unreasoned } from "../clinical/safety/check.ts";
import { drugKey } from "../clinical/safety/drug-facts.ts";
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
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { POINT_CATALOGUES, pointFacts, SAFETY_CATALOGUES, safetyFacts } from "../reference/safety-facts.ts";
import { readPatientBefore } from "./reading.ts";
import { dataOf } from "./summary.ts";
import type { VisitItems } from "./visit-items.ts";

/**
 * Checks that every serious safety warning of a visit has a reason before it is signed. Returns a check for the transaction: that the
 * patient did not change since. One request if the visit has anything to check, two more if it prescribes a user's own substance,
 * one more for which publications apply and one for each new one of {@link SAFETY_CATALOGUES}, none while the container knows
 * them, and up to two more for medicines that the back office added. Throws 409 `safety.reason_needed` naming the rules.
 */
export async function requireSafetyReasons(visit: VisitItems): Promise<Operation[]> {
  const content = checkedContentIn(visit);
  if (!hasAnythingToCheck(content)) return [];
  const { patient, verdictOf } = await readSafetyCheck(visit, content);
  requireReasons(verdictOf(content), visit);
  return [unchangedPatientCheck(patient)];
}

/** The conditions of an amendment's transaction. Throws 409 `safety.reason_needed` naming the rules. */
export type AmendmentCheck = (signed: VisitItems, amended: VisitItems) => Promise<Operation[]>;

/**
 * The same for an amended section of a signed visit, for what it brings alone: what was signed was reasoned then, and what
 * has become known since is no reason against correcting a word. No request where nothing it says is checked.
 */
export const requireSectionReasons =
  (section: SectionKey): AmendmentCheck =>
  async (signed, amended) => {
    const content = checkedContentIn(amended);
    const isChecked = CHECKED_SECTIONS.some((one) => one === section);
    if (!isChecked || !hasAnythingToCheck(content)) return [];
    const { patient, verdictOf } = await readSafetyCheck(amended, content);
    requireReasons(addedFindings(verdictOf(checkedContentIn(signed)), verdictOf(content)), amended);
    return [unchangedPatientCheck(patient)];
  };

/**
 * The same for amended points. Nothing else of the visit changes with them, so that they alone are checked. One request
 * where any are left, and what reading the publications takes where the container does not know them.
 */
export const requirePointReasons: AmendmentCheck = async (signed, amended) => {
  const content = checkedContentIn(amended);
  if (content.points.length === 0) return [];
  const [{ patient, known }, { published, medicines }] = await Promise.all([
    readKnownFacts(amended),
    readPublished(content, POINT_CATALOGUES),
  ]);
  const facts = pointFacts(published, medicines);
  const verdictOf = (one: CheckedContent) => checkPointSafety({ ...one, ...known }, facts);
  requireReasons(addedFindings(verdictOf(checkedContentIn(signed)), verdictOf(content)), amended);
  return [unchangedPatientCheck(patient)];
};

/** The findings of an amended visit that the signed one did not have. */
function addedFindings(signed: SafetyVerdict, { hits, ...rest }: SafetyVerdict): SafetyVerdict {
  const alreadyFound = new Set(signed.hits.map(({ rule }) => rule));
  return { ...rest, hits: hits.filter(({ rule }) => !alreadyFound.has(rule)) };
}

type CheckedContent = Pick<SafetyInput, "sections" | "points">;

/** What checks what a visit says against all that is known. */
async function readSafetyCheck(visit: VisitItems, content: CheckedContent) {
  const [{ patient, known }, own, { published, medicines }] = await Promise.all([
    readKnownFacts(visit),
    ownSubstances(content),
    readPublished(content, SAFETY_CATALOGUES),
  ]);
  const facts = safetyFacts(own, published, medicines);
  return { patient, verdictOf: (one: CheckedContent) => checkSafety({ ...one, ...known }, facts) };
}

/** What is published of the catalogues, and of the visit's medicines that the back office added. */
async function readPublished<K extends CatalogueKey>({ sections }: CheckedContent, catalogues: readonly K[]) {
  const published = await Catalogues.publishedOverlays(catalogues);
  const keys = (sections.medication?.items ?? []).map(drugKey);
  return { published, medicines: await Catalogues.addedMedicines(keys) };
}

/** The patient, and what is known of them from the record and earlier visits. */
async function readKnownFacts({ head }: VisitItems) {
  const { patient, before } = await readPatientBefore(head);
  if (!patient) throw absent("patient");
  return { patient, known: { before, patient: patientFactsOf(patient, head.start) } };
}

function requireReasons(verdict: SafetyVerdict, { sections }: VisitItems) {
  const open = unreasoned(verdict, dataOf(sections, "safety").reasons);
  if (open.length > 0)
    throw new AppError("conflict", "safety.reason_needed", {
      details: { rules: open.map(({ rule }) => rule) },
    });
}

/** The contents of a visit that are checked. */
function checkedContentIn({ sections, acupuncture }: VisitItems): CheckedContent {
  const data = CHECKED_SECTIONS.map((key) => [key, dataOf(sections, key)]);
  return {
    sections: Object.fromEntries(data) as SafetyInput["sections"],
    points: (acupuncture?.points ?? []).map(({ id, auricular, technics = [], name }) => ({
      ...{ id, auricular, technics, name },
    })),
  };
}

function patientFactsOf(patient: PatientItem, start: string): SafetyInput["patient"] {
  const { age, clinical } = Patients.bannerOf(patient);
  const { alerts = "", allergies = "", medication = "", pregnant = false, lactant = false } = clinical ?? {};
  const weeks_pregnant = pregnant ? weeksAt(clinical?.pregnancy_due, start, actor().space.timeZone) : null;
  return { age, alerts, allergies, medication, pregnant, weeks_pregnant, lactant };
}

/** Facts of prescribed substances that the actor or a colleague added to the catalogue. */
async function ownSubstances(
  content: Pick<CheckedContent, "sections">,
): Promise<ReadonlyMap<string, SubstanceSafety>> {
  const made = prescribedSubstances(content).some(({ id }) => id.startsWith("sub_"));
  if (!made) return new Map();
  const known = await Materia.ownSubstances();
  return new Map([...known].map(([id, facts]) => [id, { ...facts, own: true }]));
}

const unchangedPatientCheck = ({ patient_id, version }: PatientItem): Operation =>
  check(
    { Key: Patients.keyOf(patient_id) },
    { expression: "version = :version", values: { ":version": version } },
    () => new AppError("conflict", "visit.changed"),
  );
