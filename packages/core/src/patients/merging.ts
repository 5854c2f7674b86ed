import type { ResponseOf } from "../contracts/kernel/route.ts";
import type { MergeChoices } from "../contracts/patients/patient-merge.ts";
import type { patientsRoutes } from "../contracts/patients/patients.ts";
import { auditWrite } from "../db/audit.ts";
import { readItems } from "../db/read-items.ts";
import { put, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { db } from "./entities.ts";
import { parsePatient, patientWrites, transactPatients } from "./patient-writes.ts";
import { changedSince, mergeChanges, side } from "./patients.policy.ts";
import { mustBeActive, successor } from "./patients.service.ts";
import type { MergedRecord, MergeItem, PatientItem } from "./records.ts";
import { mergeMarkOf, patientView, undoUntil } from "./views.ts";

/**
 * The largest number of records of one person. A booking checks in one transaction that none of the other records has
 * its time, on up to two days each, and every read of a person's data reads all records.
 */
export const MAX_RECORDS = 20;

type Merged = ResponseOf<typeof patientsRoutes.merge>;

/**
 * Merges another patient's record into this one. The remaining patient takes the fields it lacks and the chosen fields
 * of the other. The other record stays stored unchanged but leaves every list and refers to the remaining one. No
 * appointment is rewritten: the remaining patient stores which records belong to it, so that undoing the merge is
 * exact.
 */
export async function merge(
  patientId: string,
  body: { other: string; version: number; other_version: number; choices?: MergeChoices | undefined },
): Promise<Merged> {
  if (body.other === patientId) throw invalidField("other", "merge.same_patient");
  const [remaining, other] = await bothPatients(patientId, body.other);
  mustBeActive(remaining);
  if (other.state === "merged")
    throw new AppError("conflict", "patient.merged", { current: patientView(other) });
  if (remaining.version !== body.version) throw stale("patient", patientView(remaining));
  if (other.version !== body.other_version) throw stale("patient", patientView(other));

  if (recordsOf(remaining).length + recordsOf(other).length > MAX_RECORDS)
    throw invalidField("other", "merge.too_many");
  const changes = mergeChanges(remaining, other, body.choices);
  const merged = mergedRecord(other);
  const after = successor(remaining, {
    ...side(changes, "after"),
    merges: [merged, ...(remaining.merges ?? [])],
  });
  const gone = successor(other, { state: "merged", merged_into: patientId });
  const result = { patient: patientView(after), merge: mergeMarkOf(merged) };
  await transactPatients((crowded) => ({
    writes: [
      ...patientWrites(remaining, after, { crowded }),
      ...patientWrites(other, gone, { crowded }),
      put(
        db.entities.merge
          .create({
            space_id: remaining.space_id,
            merge_id: merged.id,
            patient_id: patientId,
            other_id: body.other,
            other_archived: other.state === "archived",
            changes,
            merged_at: merged.merged_at,
            merged_by: actor().id,
          })
          .params(),
      ),
      auditWrite({ action: "merge", record: body.other }),
    ],
    audit: { action: "merge", record: patientId },
    result,
  }));
  return result;
}

const mergedRecord = (other: PatientItem): MergedRecord => ({
  id: newId("merge"),
  patient: other.patient_id,
  name: other.name,
  merged_at: nowIso(),
  records: [other.patient_id, ...recordsOf(other).slice(1)],
});

/**
 * Ids of all records of a patient, the patient's own first. Appointments of all of them belong to the patient's
 * history.
 */
export const recordsOf = (item: PatientItem): string[] => [
  item.patient_id,
  ...(item.merges ?? []).flatMap(({ records }) => records),
];

/**
 * Undoes a merge. Later edits of other fields stay; 409 `merge.changed_since` names the fields whose later edit would be
 * lost.
 */
export async function undoMerge(mergeId: string): Promise<ResponseOf<typeof patientsRoutes.undoMerge>> {
  const done = await requireUndoable(mergeId);
  const [remaining, other] = await bothPatients(done.patient_id, done.other_id);
  const fields = changedSince(remaining, done.changes);
  if (remaining.state === "merged" || other.merged_into !== remaining.patient_id || fields.length > 0)
    throw new AppError("conflict", "merge.changed_since", {
      current: patientView(remaining),
      fields: Object.fromEntries(fields.map((field) => [field, "merge.changed_since"])),
    });
  const merges = (remaining.merges ?? []).filter(({ id }) => id !== mergeId);
  const separated = successor(remaining, { ...side(done.changes, "before"), merges });
  const restored = successor(other, {
    state: done.other_archived ? "archived" : "active",
    merged_into: undefined,
  });
  const { space_id, merge_id } = done;
  await transactPatients((crowded) => ({
    writes: [
      ...patientWrites(remaining, separated, { crowded }),
      ...patientWrites(other, restored, { crowded }),
      update(
        db.entities.merge
          .patch({ space_id, merge_id })
          .set({ undone_at: nowIso() })
          .where(({ undone_at }, { notExists }) => notExists(undone_at))
          .params(),
        () => new AppError("conflict", "merge.undone"),
      ),
      auditWrite({ action: "unmerge", record: done.other_id }),
    ],
    audit: { action: "unmerge", record: done.patient_id },
  }));
  return { patient: patientView(separated), other: patientView(restored) };
}

async function requireUndoable(mergeId: string): Promise<MergeItem> {
  const { data } = await db.entities.merge
    .get({ space_id: actor().spaceId, merge_id: mergeId })
    .go({ consistent: true });
  if (!data) throw absent("merge");
  if (data.undone_at) throw new AppError("conflict", "merge.undone");
  if (nowIso() > undoUntil(data.merged_at)) throw new AppError("conflict", "merge.too_late");
  return data;
}

/** Two patients in one request, in the requested order. Throws 404 if one does not exist. */
async function bothPatients(one: string, two: string): Promise<[PatientItem, PatientItem]> {
  const { spaceId } = actor();
  const items = await readItems(
    [one, two].map((id) => db.entities.patient.get({ space_id: spaceId, patient_id: id }).params().Key),
  );
  const patients = items.map(parsePatient);
  const find = (id: string) => {
    const found = patients.find(({ patient_id }) => patient_id === id);
    if (!found) throw absent("patient");
    return found;
  };
  return [find(one), find(two)];
}
