import type { NewPatient, Patient, PatientChanges } from "../contracts/patients/patients.ts";
import { type AuditAction, auditRead } from "../db/audit.ts";
import { type Operation, transact } from "../db/transact.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { db } from "./entities.ts";
import { mustNotBeErased } from "./erasure-request.ts";
import { normalised } from "./normalise.ts";
import { duplicatesOf } from "./patient-list.ts";
import { DuplicateFound, patientWrites, transactPatients, withoutCrowded } from "./patient-writes.ts";
import { refusedFields } from "./patients.policy.ts";
import type { PatientItem } from "./records.ts";
import { patientView } from "./views.ts";

/** A patient of the actor's space as stored. Throws 404. */
export async function readPatient(patientId: string): Promise<PatientItem> {
  const { data } = await db.entities.patient
    .get({ space_id: actor().spaceId, patient_id: patientId })
    .go({ consistent: true });
  if (!data) throw absent("patient");
  return data;
}

/** One patient, also an archived or merged one. The read is recorded in the audit trail. */
export async function get(patientId: string): Promise<Patient> {
  const item = await readPatient(patientId);
  await auditRead(patientId);
  return patientView(item);
}

/**
 * Adds a patient. 409 `patient.possible_duplicates` with the candidates unless the caller confirmed; 403
 * `plan.max_patients` if the plan's limit is reached. The write itself checks both as conditions.
 */
export async function create(
  body: NewPatient & { confirm_duplicates?: boolean },
  { imported = false }: { imported?: boolean } = {},
): Promise<Patient> {
  const { item, withWrites } = creation(body, imported);
  const view = patientView(item);
  await withWrites((writes) =>
    transact({ writes, audit: { action: "create", record: item.patient_id }, result: view }),
  );
  return view;
}

/**
 * A new patient for a transaction that does more than adding one. `withWrites` passes its writes to `work`, which sends
 * them; it is refused for the same reasons as {@link create}.
 */
export function creation(
  { confirm_duplicates = false, ...fields }: NewPatient & { confirm_duplicates?: boolean },
  imported = false,
) {
  const item = newItem(fields, imported);
  const unlessDuplicate = !confirm_duplicates;
  const withWrites = async <T>(work: (writes: Operation[]) => Promise<T>): Promise<T> => {
    try {
      return await withoutCrowded((crowded) =>
        work(patientWrites(undefined, item, { unlessDuplicate, crowded })),
      );
    } catch (error) {
      if (!(error instanceof DuplicateFound)) throw error;
      const candidates = await duplicatesOf(item);
      throw new AppError("conflict", "patient.possible_duplicates", { details: { candidates } });
    }
  };
  return { item, withWrites };
}

/** A new patient as it will be stored. Throws 400 for invalid fields, 403 for clinical ones of others. Writes nothing. */
export function newItem(fields: NewPatient, imported: boolean): PatientItem {
  refuseClinical(fields);
  const { id, spaceId, language, space } = actor();
  const at = nowIso();
  return {
    name: "",
    sort_name: "",
    occupation: "",
    health_system_number: "",
    id_number: "",
    social_security_number: "",
    vat_number: "",
    address: "",
    phone: "",
    mobile_number: "",
    email: "",
    legal_representative: "",
    consents_email: false,
    consents_sms: false,
    language,
    notes: "",
    alerts: "",
    allergies: "",
    medication: "",
    pregnant: false,
    lactant: false,
    ...normalised(fields, todayIn(space.timeZone)),
    space_id: spaceId,
    patient_id: newId("patient"),
    state: "active",
    imported,
    created_at: at,
    created_by: id,
    updated_at: at,
    updated_by: id,
    version: 1,
  };
}

function refuseClinical(changes: PatientChanges) {
  const refusedNames = refusedFields(actor(), changes);
  if (refusedNames.length === 0) return;
  const fields = Object.fromEntries(refusedNames.map((field) => [field, "patient.clinical_refused"]));
  throw new AppError("forbidden", "patient.clinical_refused", { fields });
}

/** Changes some fields. 409 with the current patient if it is stale, archived or merged. */
export async function update(
  patientId: string,
  { version, ...changes }: PatientChanges & { version: number },
): Promise<Patient> {
  refuseClinical(changes);
  const before = await readPatient(patientId);
  mustBeActive(before);
  if (before.version !== version) throw stale("patient", patientView(before));
  return replace(before, normalised(changes, todayIn(actor().space.timeZone)), "update");
}

/** Throws 409 with the current patient if it is archived or merged. */
export function mustBeActive(item: PatientItem) {
  mustNotBeMerged(item);
  if (item.state === "archived")
    throw new AppError("conflict", "patient.archived", { current: patientView(item) });
}

function mustNotBeMerged(item: PatientItem) {
  if (item.state === "merged")
    throw new AppError("conflict", "patient.merged", {
      current: patientView(item),
      details: { merged_into: item.merged_into },
    });
}

/** Removes a patient from the lists. Archiving an archived patient changes nothing. */
export const archive = (patientId: string) => setState(patientId, "archived", "archive");

/** Returns a patient to the lists; 403 `plan.max_patients` if the plan's limit is reached, 409 `erasure.waits`. */
export const restore = (patientId: string) => setState(patientId, "active", "restore");

async function setState(patientId: string, state: "active" | "archived", action: AuditAction) {
  const before = await readPatient(patientId);
  mustNotBeMerged(before);
  return before.state === state ? patientView(before) : replace(before, { state }, action);
}

async function replace(before: PatientItem, changes: Partial<PatientItem>, action: AuditAction) {
  const after = successor(before, changes);
  const conditions = action === "restore" ? [mustNotBeErased(before.patient_id)] : [];
  await transactPatients((crowded) => ({
    writes: [...patientWrites(before, after, { crowded }), ...conditions],
    audit: { action, record: before.patient_id },
    result: patientView(after),
  }));
  return patientView(after);
}

/** The next version of a patient. */
export const successor = (before: PatientItem, changes: Partial<PatientItem>): PatientItem => ({
  ...before,
  ...changes,
  updated_at: nowIso(),
  updated_by: actor().id,
  version: before.version + 1,
});
