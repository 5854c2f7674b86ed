import { readItems } from "../db/read-items.ts";
import { check, type Operation, type Refusal } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { keyOf, sameMerges } from "./booking.ts";
import { db } from "./entities.ts";
import { recordsOf } from "./merging.ts";
import { parsePatient } from "./patient-writes.ts";
import type { PatientItem } from "./records.ts";

/** A write was based on other records of a patient than there are now. `patient` is the current one. */
export class RecordsChanged extends AppError {
  readonly patient: PatientItem;
  constructor(patient: PatientItem) {
    super("conflict", "write.conflict");
    this.patient = patient;
  }
}

const recordsChanged: Refusal = (current) =>
  current ? new RecordsChanged(parsePatient(current)) : new AppError("conflict", "write.conflict");

/** The condition of a write for a patient with a single record; refused with {@link RecordsChanged}. */
export const mustBeOnlyRecord = (patientId: string): Operation => {
  const { expression, values } = sameMerges({});
  return check(
    { Key: keyOf(patientId) },
    { expression: `attribute_not_exists(merged_into) AND ${expression}`, values },
    recordsChanged,
  );
};

/** The condition of a write for a patient with several records: none was merged or separated since they were read. */
export const mustHaveRecords = (remaining: PatientItem): Operation => {
  const { expression, values } = sameMerges(remaining);
  return check(
    { Key: keyOf(remaining.patient_id) },
    { expression: `attribute_not_exists(merged_into) AND ${expression}`, values },
    recordsChanged,
  );
};

/**
 * The patient into whom a record was merged, or the patient itself, also without a session. One request for each merge that
 * is followed.
 */
export async function remainingOf(patient: PatientItem): Promise<PatientItem> {
  let found = patient;
  while (found.merged_into) {
    const whose = { space_id: found.space_id, patient_id: found.merged_into };
    const [item] = await readItems([db.entities.patient.get(whose).params().Key as never]);
    if (!item) throw new Error("a merged patient points at nobody");
    found = parsePatient(item);
  }
  return found;
}

/**
 * For each patient among `items`, the ids of the person's other records; patients without others are absent. `items`
 * were read together with other kinds of items, which are ignored. One request for each merge that is followed.
 */
export async function otherRecordsOf(
  items: readonly Record<string, unknown>[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const others = new Map<string, string[]>();
  for (const item of items.filter(({ __edb_e__ }) => __edb_e__ === "patient")) {
    const patient = parsePatient(item);
    if (patient.space_id !== actor().spaceId) continue;
    const records = recordsOf(await remainingOf(patient)).filter((id) => id !== patient.patient_id);
    if (records.length > 0) others.set(patient.patient_id, records);
  }
  return others;
}
