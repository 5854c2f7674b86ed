import { readItems } from "../db/read-items.ts";
import { check, type Operation, type Refusal } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { keyOf, sameMerges } from "./booking.ts";
import { recordsOf } from "./merging.ts";
import { parsePatient } from "./patient-writes.ts";
import type { PatientItem } from "./records.ts";

/** A write believed that a patient's records were others than they are; the patient as it is. */
export class RecordsChanged extends AppError {
  readonly patient: PatientItem;
  constructor(patient: PatientItem) {
    super("conflict", "write.conflict");
    this.patient = patient;
  }
}

const recordsChanged: Refusal = (current) =>
  current ? new RecordsChanged(parsePatient(current)) : new AppError("conflict", "write.conflict");

/** The condition of a write that takes the record for all there is of a person; refused with {@link RecordsChanged}. */
export const mustBeOnlyRecord = (patientId: string): Operation => {
  const { expression, values } = sameMerges({});
  return check(
    { Key: keyOf(patientId) },
    { expression: `attribute_not_exists(merged_into) AND ${expression}`, values },
    recordsChanged,
  );
};

/** The condition of a write for a person of several records: nobody was merged or parted since they were read. */
export const mustHaveRecords = (remaining: PatientItem): Operation => {
  const { expression, values } = sameMerges(remaining);
  return check(
    { Key: keyOf(remaining.patient_id) },
    { expression: `attribute_not_exists(merged_into) AND ${expression}`, values },
    recordsChanged,
  );
};

/**
 * The patient into whom a record was merged, or the patient itself. No request for one who was not merged away, one for each
 * merge otherwise.
 */
export async function remainingOf(patient: PatientItem): Promise<PatientItem> {
  let found = patient;
  while (found.merged_into) {
    const [item] = await readItems([keyOf(found.merged_into) as never]);
    if (!item) throw new Error("a merged patient points at nobody");
    found = parsePatient(item);
  }
  return found;
}

/**
 * Ids of the other records of the person, by patient, of those who have any. `items` are what was read together with
 * something else; whatever is no patient is passed over. One request more for every merge of one who was merged away.
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
