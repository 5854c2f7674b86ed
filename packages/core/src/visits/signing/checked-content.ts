import * as Catalogues from "../../catalogues/index.ts";
import { weeksAt } from "../../clinical/anamnesis/pregnancy-weeks.ts";
import type { CatalogueKey } from "../../clinical/catalogues/catalogues.ts";
import { unreasoned } from "../../clinical/safety/check.ts";
import { drugKey } from "../../clinical/safety/drug-keys.ts";
import {
  CHECKED_SECTIONS,
  type SafetyInput,
  type SafetyVerdict,
} from "../../clinical/safety/safety-input.ts";
import { check, type Operation } from "../../db/transact.ts";
import type { PatientItem } from "../../patients/index.ts";
import * as Patients from "../../patients/index.ts";
import { actor } from "../../platform/context.ts";
import { AppError, absent } from "../../platform/errors.ts";
import { readPatientBefore } from "../reading.ts";
import type { VisitItems } from "../stored/visit-items.ts";
import { dataOf } from "../summary.ts";

/** The conditions of an amendment's transaction. Throws 409 `safety.reason_needed` naming the rules. */
export type AmendmentCheck = (signed: VisitItems, amended: VisitItems) => Promise<Operation[]>;

/** The patient, and what checks contents of a visit against all that is known of them. */
export type SafetyCheck = { patient: PatientItem; verdictOf: (content: CheckedContent) => SafetyVerdict };

/**
 * Checks that every serious safety warning of an amended visit that the signed one did not have has a reason. Returns a check for the
 * transaction: that the patient did not change since. Throws 409 `safety.reason_needed` naming the rules.
 */
export function requireAddedReasons(
  { patient, verdictOf }: SafetyCheck,
  { signed, amended, content }: { signed: VisitItems; amended: VisitItems; content: CheckedContent },
): Operation[] {
  requireReasons(addedFindings(verdictOf(checkedContentIn(signed)), verdictOf(content)), amended);
  return [unchangedPatientCheck(patient)];
}

/** The findings of an amended visit that the signed one did not have. */
function addedFindings(signed: SafetyVerdict, { hits, ...rest }: SafetyVerdict): SafetyVerdict {
  const alreadyFound = new Set(signed.hits.map(({ rule }) => rule));
  return { ...rest, hits: hits.filter(({ rule }) => !alreadyFound.has(rule)) };
}

export type CheckedContent = Pick<SafetyInput, "sections" | "points">;

/** What is published of the catalogues, and of the visit's medicines that the back office added. */
export async function readPublished<K extends CatalogueKey>(
  { sections }: CheckedContent,
  catalogues: readonly K[],
) {
  const published = await Catalogues.publishedOverlays(catalogues);
  const keys = (sections.medication?.items ?? []).map(drugKey);
  return { published, medicines: await Catalogues.addedMedicines(keys) };
}

/** The patient, and what is known of them from the record and earlier visits. */
export async function readKnownFacts({ head }: VisitItems) {
  const { patient, before } = await readPatientBefore(head);
  if (!patient) throw absent("patient");
  return { patient, known: { before, patient: patientFactsOf(patient, head.start) } };
}

export function requireReasons(verdict: SafetyVerdict, { sections }: VisitItems) {
  const open = unreasoned(verdict, dataOf(sections, "safety").reasons);
  if (open.length > 0)
    throw new AppError("conflict", "safety.reason_needed", {
      details: { rules: open.map(({ rule }) => rule) },
    });
}

/** The contents of a visit that are checked. */
export function checkedContentIn({ sections, acupuncture }: VisitItems): CheckedContent {
  const data = CHECKED_SECTIONS.map((key) => [key, dataOf(sections, key)]);
  return {
    sections: Object.fromEntries(data) as SafetyInput["sections"],
    points: (acupuncture?.points ?? []).map(({ id, auricular, technics = [], name }) => ({
      id,
      auricular,
      technics,
      name,
    })),
  };
}

function patientFactsOf(patient: PatientItem, start: string): SafetyInput["patient"] {
  const { age, clinical } = Patients.bannerOf(patient);
  const { alerts = "", allergies = "", medication = "", pregnant = false, lactant = false } = clinical ?? {};
  const weeks_pregnant = pregnant ? weeksAt(clinical?.pregnancy_due, start, actor().space.timeZone) : null;
  return { age, alerts, allergies, medication, pregnant, weeks_pregnant, lactant };
}

export const unchangedPatientCheck = ({ patient_id, version }: PatientItem): Operation =>
  check(
    { Key: Patients.keyOf(patient_id) },
    { expression: "version = :version", values: { ":version": version } },
    () => new AppError("conflict", "visit.changed"),
  );
