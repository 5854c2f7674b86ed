import { type Operation, put, type Refusal, remove, update } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { db } from "./connection.ts";
import { likenessOf } from "./likeness.ts";
import type { PatientItem, TokenItem } from "./records.ts";
import { haystackOf, tokensOf } from "./tokens.ts";
import { patientView } from "./views.ts";

type Before = PatientItem | undefined;

/** Thrown inside when somebody alike is there already; answered with who. */
export class Alike extends Error {}

/** A stored item with its types. */
export const parsePatient = (Item: Record<string, unknown>) =>
  db.entities.patient.parse({ Item }).data as unknown as PatientItem;

/**
 * All that changes when a patient does: the record, what it is found by, what it is compared by, the space's count.
 * `before` is absent for a new one. With `unlessAlike` the write is refused where somebody shares a likeness.
 */
export function patientWrites(
  before: Before,
  after: PatientItem,
  options: { unlessAlike?: boolean } = {},
): Operation[] {
  return [
    ...countWrites(before, after),
    recordWrite(before, after),
    ...likenessWrites(before, after, options.unlessAlike ?? false),
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

/** The plan's limit is the condition of the very write that would pass it, so no race gets by. */
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

function likenessWrites(before: Before, after: PatientItem, unlessAlike: boolean): Operation[] {
  const { space_id, patient_id } = after;
  // One merged away keeps its own: who is like it is like the patient it went into.
  const had = before ? likenessOf(before) : [];
  const has = likenessOf(after);
  const without = (list: typeof has, others: typeof has) =>
    list.filter(({ kind, hash }) => !others.some((other) => other.kind === kind && other.hash === hash));
  return [
    ...without(has, had).map((likeness) => {
      const adding = db.entities.likeness.update({ space_id, ...likeness }).add({ patients: [patient_id] });
      if (!unlessAlike) return update(adding.params());
      return update(
        adding.where(({ patients }, { notExists }) => notExists(patients)).params(),
        () => new Alike(),
      );
    }),
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

/** The items a patient is found by: none for one merged away. */
export function rowsOf(patient: PatientItem): TokenItem[] {
  const { state, space_id, patient_id, name, birthday, gender, phone, mobile_number, email } = patient;
  if (state === "merged") return [];
  const tokens = tokensOf(patient);
  const summary = {
    space_id,
    patient_id,
    tokens,
    haystack: haystackOf(patient),
    name,
    ...(birthday && { birthday }),
    ...(gender && { gender }),
    phone,
    mobile_number,
    email,
    imported: patient.imported,
    created_at: patient.created_at,
  };
  const rows: TokenItem[] = tokens.map((token) => ({ ...summary, shelf: state, token }));
  if (patient.imported && state === "active")
    rows.push({ ...summary, shelf: "imported", token: patient.sort_name });
  return rows;
}
