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
import { type Likeness, likenessOf, MAX_PATIENTS_PER_VALUE } from "./duplicate-keys.ts";
import { db } from "./entities.ts";
import type { PatientItem, TokenItem } from "./records.ts";
import { rowsOf } from "./tokens.ts";
import { patientView } from "./views.ts";

type Before = PatientItem | undefined;

/** Thrown where a possible duplicate exists already. */
export class DuplicateFound extends Error {}

/** Thrown where a value is shared by as many patients as one item holds; see {@link transactPatients}. */
class Crowded extends Error {
  readonly value: string;
  constructor(value: string) {
    super("crowded");
    this.value = value;
  }
}

/** Values shared by so many patients that no further patient is recorded under them: `kind#hash`. */
export type CrowdedValues = ReadonlySet<string>;

/**
 * Writes patients in one transaction. A value that {@link MAX_PATIENTS_PER_VALUE} patients share already identifies nobody: the
 * transaction is tried again without recording the patient under it, so that a shared value never prevents a write.
 * One request, one more for each such value.
 */
export const transactPatients = (make: (crowded: CrowdedValues) => Together): Promise<void> =>
  withoutCrowded((crowded) => transact(make(crowded)));

/** The same for a transaction that writes more than patients: `work` gets the values it must not record. */
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

/** A stored item with its types. */
export const parsePatient = (Item: Record<string, unknown>) =>
  db.entities.patient.parse({ Item }).data as unknown as PatientItem;

/**
 * All writes of a changed patient: the record, its search rows, its duplicate keys and the space's count.
 * `before` is absent for a new one. With `unlessAlike` the write is refused where somebody shares a likeness.
 */
export function patientWrites(
  before: Before,
  after: PatientItem,
  options: { unlessAlike?: boolean; crowded?: CrowdedValues } = {},
): Operation[] {
  return [
    ...countWrites(before, after),
    recordWrite(before, after),
    ...likenessWrites(before, after, options),
    ...tokenWrites(before, after),
  ];
}

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

/** The plan's limit is the condition of the write that would exceed it, so that concurrent writes cannot exceed it. */
function countWrites(before: Before, after: PatientItem): Operation[] {
  const difference = counts(after) - counts(before);
  if (difference === 0) return [];
  const { maxPatients } = actor().space;
  const change = db.entities.count.update({ space_id: after.space_id }).add({ active: difference });
  if (difference < 0 || maxPatients === null) return [update(change.params())];
  const limited = change.where(
    ({ active }, { notExists, lt }) => `${notExists(active)} OR ${lt(active, maxPatients)}`,
  );
  return [
    update(
      limited.params(),
      () => new AppError("forbidden", "plan.max_patients", { details: { limit: maxPatients } }),
    ),
  ];
}

function likenessWrites(
  before: Before,
  after: PatientItem,
  { unlessAlike = false, crowded = new Set() }: { unlessAlike?: boolean; crowded?: CrowdedValues },
): Operation[] {
  const { space_id, patient_id } = after;
  // One merged away keeps its own: who is like it is like the patient it went into.
  const had = before ? likenessOf(before) : [];
  const has = likenessOf(after);
  const without = (list: typeof has, others: typeof has) =>
    list.filter(({ kind, hash }) => !others.some((other) => other.kind === kind && other.hash === hash));
  return [
    ...without(has, had)
      .filter((likeness) => !crowded.has(sharedValue(likeness)))
      .map((likeness) => joinWrite(space_id, patient_id, likeness, unlessAlike)),
    ...without(had, has).map((likeness) =>
      update(
        db.entities.likeness
          .update({ space_id, ...likeness })
          .delete({ patients: [patient_id] })
          .params(),
      ),
    ),
  ];
}

const sharedValue = ({ kind, hash }: Likeness) => `${kind}#${hash}`;

/** Notes a patient under a shared value, which takes no more than {@link MAX_PATIENTS_PER_VALUE}. */
function joinWrite(space_id: string, patient_id: string, likeness: Likeness, unlessAlike: boolean) {
  const adding = db.entities.likeness
    .update({ space_id, ...likeness })
    .add({ patients: [patient_id] })
    .where(({ patients }, { notExists }) => notExists(patients))
    .params<{ ConditionExpression: string; ExpressionAttributeValues: Record<string, unknown> }>();
  const refusal: Refusal = (current) => {
    const { patients } = (current && db.entities.likeness.parse({ Item: current }).data) ?? {};
    const alike = unlessAlike && (patients?.length ?? 0) < MAX_PATIENTS_PER_VALUE;
    return alike ? new DuplicateFound() : new Crowded(sharedValue(likeness));
  };
  if (unlessAlike) return update(adding, refusal);
  // The size of a set is compared with a number, which the entity would write as a set.
  const room = {
    ConditionExpression: `(${adding.ConditionExpression}) OR size(#patients) < :most`,
    ExpressionAttributeValues: { ...adding.ExpressionAttributeValues, ":most": MAX_PATIENTS_PER_VALUE },
  };
  return update({ ...adding, ...room }, refusal);
}

function tokenWrites(before: Before, after: PatientItem): Operation[] {
  const had = new Map(before ? rowsOf(before).map((row) => [keyOf(row), row]) : []);
  const has = new Map(rowsOf(after).map((row) => [keyOf(row), row]));
  const writes: Operation[] = [];
  for (const [key, row] of has) {
    const held = had.get(key);
    if (!held || JSON.stringify(held) !== JSON.stringify(row))
      writes.push(put(db.entities.token.put(row).params()));
  }
  for (const [key, { space_id, shelf, token, patient_id }] of had) {
    if (!has.has(key))
      writes.push(remove(db.entities.token.delete({ space_id, shelf, token, patient_id }).params()));
  }
  return writes;
}

const keyOf = ({ shelf, token }: TokenItem) => `${shelf}#${token}`;
