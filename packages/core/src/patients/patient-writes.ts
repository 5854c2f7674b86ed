import {
  type Operation,
  put,
  type Refusal,
  remove,
  type Together,
  transact,
  update,
} from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { duplicateKeysOf, type HashedKey, MAX_PATIENTS_PER_VALUE } from "./duplicate-keys.ts";
import { db } from "./entities.ts";
import type { PatientItem, TokenItem } from "./records.ts";
import { rowsOf } from "./tokens.ts";
import { patientView } from "./views.ts";

type Before = PatientItem | undefined;

/** Thrown if a possible duplicate exists. */
export class DuplicateFound extends Error {}

/** Thrown if a value is already shared by {@link MAX_PATIENTS_PER_VALUE} patients; see {@link transactPatients}. */
class Crowded extends Error {
  readonly value: string;
  constructor(value: string) {
    super("crowded");
    this.value = value;
  }
}

/** Values (`kind#hash`) shared by so many patients that no further patient is recorded under them. */
export type CrowdedValues = ReadonlySet<string>;

/**
 * Writes patients in one transaction. If one of their values is already shared by {@link MAX_PATIENTS_PER_VALUE}
 * patients, the transaction is repeated without recording the patient under it, so that a shared value never prevents a
 * write. One request, and one more for each such value.
 */
export const transactPatients = (make: (crowded: CrowdedValues) => Together): Promise<void> =>
  withoutCrowded((crowded) => transact(make(crowded)));

/**
 * Like {@link transactPatients} for a transaction that writes more than patients. `work` gets the values that it must
 * leave out.
 */
export async function withoutCrowded<T>(work: (crowded: CrowdedValues) => Promise<T>): Promise<T> {
  const crowded = new Set<string>();
  for (;;) {
    try {
      return await work(crowded);
    } catch (error) {
      if (!(error instanceof Crowded) || crowded.has(error.value)) throw error;
      crowded.add(error.value);
    }
  }
}

/** A patient from a stored item. */
export const parsePatient = (Item: Record<string, unknown>) =>
  db.entities.patient.parse({ Item }).data as PatientItem;

/**
 * All writes of a changed patient: the record, its search rows, its duplicate keys and the space's count. `before` is
 * absent for a new patient. With `unlessDuplicate` the write is refused if another patient has one of its duplicate
 * keys.
 */
export function patientWrites(
  before: Before,
  after: PatientItem,
  options: { unlessDuplicate?: boolean; crowded?: CrowdedValues } = {},
): Operation[] {
  return [
    ...countWrites(after.space_id, counts(after) - counts(before)),
    recordWrite(before, after),
    ...duplicateKeyWrites(before, after, options),
    ...tokenWrites(before, after),
  ];
}

/**
 * The writes of a new active patient without the count, for a transaction that counts several at once. No two patients of
 * it may share a duplicate key, because a transaction writes an item once.
 */
export const newPatientWrites = (patient: PatientItem, crowded: CrowdedValues = new Set()): Operation[] => [
  recordWrite(undefined, patient),
  ...duplicateKeyWrites(undefined, patient, { crowded }),
  ...tokenWrites(undefined, patient),
];

/** The write that counts so many new active patients of the actor's space, within the plan's limit. */
export const countNewPatients = (count: number): Operation[] => countWrites(actor().spaceId, count);

/** All writes that remove a patient for good: refused if the record changed since it was read. */
export function removalWrites(patient: PatientItem): Operation[] {
  const { space_id, patient_id, version } = patient;
  const record = db.entities.patient
    .delete({ space_id, patient_id })
    .where((stored, { eq }) => eq(stored.version, version))
    .params();
  return [
    ...countWrites(space_id, -counts(patient)),
    remove(record, staleOrAbsent),
    ...duplicateKeysOf(patient).map((key) => leaveWrite(space_id, patient_id, key)),
    ...rowsOf(patient).map(removeRow),
  ];
}

/** What searches and the check for duplicates need of a patient whose record was written without it. */
export const derivedWrites = (patient: PatientItem, crowded: CrowdedValues): Operation[] => [
  ...duplicateKeyWrites(undefined, patient, { crowded }),
  ...tokenWrites(undefined, patient),
];

function recordWrite(before: Before, after: PatientItem): Operation {
  if (!before) return put(db.entities.patient.create(after).params());
  const params = db.entities.patient
    .put(after)
    .where(({ version }, { eq }) => eq(version, before.version))
    .params();
  return put(params, staleOrAbsent);
}

const staleOrAbsent: Refusal = (current) =>
  current ? stale("patient", patientView(parsePatient(current))) : absent("patient");

const counts = (item: Before) => (item?.state === "active" ? 1 : 0);

/** The plan's limit is a condition of the write itself, so that concurrent writes cannot exceed it. */
function countWrites(space_id: string, difference: number): Operation[] {
  if (difference === 0) return [];
  const { maxPatients } = actor().space;
  const change = db.entities.count.update({ space_id }).add({ active: difference });
  if (difference < 0 || maxPatients === null) return [update(change.params())];
  const most = maxPatients - difference;
  const limited = change.where(({ active }, { notExists, lte }) =>
    most < 0 ? lte(active, most) : `${notExists(active)} OR ${lte(active, most)}`,
  );
  return [
    update(
      limited.params(),
      () => new AppError("forbidden", "plan.max_patients", { details: { limit: maxPatients } }),
    ),
  ];
}

function duplicateKeyWrites(
  before: Before,
  after: PatientItem,
  { unlessDuplicate = false, crowded = new Set() }: { unlessDuplicate?: boolean; crowded?: CrowdedValues },
): Operation[] {
  const { space_id, patient_id } = after;
  // A merged patient keeps its keys: whoever is similar to it is similar to the remaining patient.
  const oldKeys = before ? duplicateKeysOf(before) : [];
  const newKeys = duplicateKeysOf(after);
  const without = (list: typeof newKeys, others: typeof newKeys) =>
    list.filter(({ kind, hash }) => !others.some((other) => other.kind === kind && other.hash === hash));
  return [
    ...without(newKeys, oldKeys)
      .filter((duplicateKey) => !crowded.has(sharedValue(duplicateKey)))
      .map((duplicateKey) => joinWrite(space_id, patient_id, duplicateKey, unlessDuplicate)),
    ...without(oldKeys, newKeys).map((duplicateKey) => leaveWrite(space_id, patient_id, duplicateKey)),
  ];
}

const leaveWrite = (space_id: string, patient_id: string, duplicateKey: HashedKey) =>
  update(
    db.entities.duplicateKey
      .update({ space_id, ...duplicateKey })
      .delete({ patients: [patient_id] })
      .params(),
  );

const sharedValue = ({ kind, hash }: HashedKey) => `${kind}#${hash}`;

/** Records a patient under a duplicate key, which holds at most {@link MAX_PATIENTS_PER_VALUE} patients. */
function joinWrite(space_id: string, patient_id: string, duplicateKey: HashedKey, unlessDuplicate: boolean) {
  const adding = db.entities.duplicateKey
    .update({ space_id, ...duplicateKey })
    .add({ patients: [patient_id] })
    .where(({ patients }, { notExists }) => notExists(patients))
    .params<{ ConditionExpression: string; ExpressionAttributeValues: Record<string, unknown> }>();
  const refusal: Refusal = (current) => {
    const { patients } = (current && db.entities.duplicateKey.parse({ Item: current }).data) ?? {};
    const alike = unlessDuplicate && (patients?.length ?? 0) < MAX_PATIENTS_PER_VALUE;
    return alike ? new DuplicateFound() : new Crowded(sharedValue(duplicateKey));
  };
  if (unlessDuplicate) return update(adding, refusal);
  // The size of a set is compared with a number. ElectroDB would convert the number to a set.
  const room = {
    ConditionExpression: `(${adding.ConditionExpression}) OR size(#patients) < :most`,
    ExpressionAttributeValues: { ...adding.ExpressionAttributeValues, ":most": MAX_PATIENTS_PER_VALUE },
  };
  return update({ ...adding, ...room }, refusal);
}

function tokenWrites(before: Before, after: PatientItem): Operation[] {
  const oldRows = new Map(before ? rowsOf(before).map((row) => [keyOf(row), row]) : []);
  const newRows = new Map(rowsOf(after).map((row) => [keyOf(row), row]));
  const writes: Operation[] = [];
  for (const [key, row] of newRows) {
    const oldRow = oldRows.get(key);
    if (!oldRow || JSON.stringify(oldRow) !== JSON.stringify(row))
      writes.push(put(db.entities.token.put(row).params()));
  }
  for (const [key, row] of oldRows) if (!newRows.has(key)) writes.push(removeRow(row));
  return writes;
}

const removeRow = ({ space_id, list, token, patient_id }: TokenItem) =>
  remove(db.entities.token.delete({ space_id, list, token, patient_id }).params());

const keyOf = ({ list, token }: TokenItem) => `${list}#${token}`;
