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
import type { Absorbed, MergeItem, PatientItem } from "./records.ts";
import { mergeMarkOf, patientView, undoUntil } from "./views.ts";

/**
 * Records of one person at most. A booking checks in one transaction that none of the others holds its time, on up to two
 * days each, and what is read of a person is read of every record.
 */
export const MAX_RECORDS = 20;

type Merged = ResponseOf<typeof patientsRoutes.merge>;

/**
 * Makes two records of one person into one. The remaining patient takes what it lacks and what was chosen of the other, which stays
 * stored as it was, off every list and pointing here. No appointment is rewritten: the remaining patient names whose records came
 * with it, so taking the merge back is exact.
 */
export async function merge(
  patientId: string,
  body: { other: string; version: number; other_version: number; choices?: MergeChoices | undefined },
): Promise<Merged> {
  if (body.other === patientId) throw invalidField("other", "merge.same_patient");
  const [kept, other] = await pair(patientId, body.other);
  mustBeActive(kept);
  if (other.state === "merged")
    throw new AppError("conflict", "patient.merged", { current: patientView(other) });
  if (kept.version !== body.version) throw stale("patient", patientView(kept));
  if (other.version !== body.other_version) throw stale("patient", patientView(other));

  if (recordsOf(kept).length + recordsOf(other).length > MAX_RECORDS)
    throw invalidField("other", "merge.too_many");
  const changes = mergeChanges(kept, other, body.choices);
  const absorbed = absorb(other);
  const after = successor(kept, { ...side(changes, "after"), merges: [absorbed, ...(kept.merges ?? [])] });
  const gone = successor(other, { state: "merged", merged_into: patientId });
  const result = { patient: patientView(after), merge: mergeMarkOf(absorbed) };
  await transactPatients((crowded) => ({
    writes: [
      ...patientWrites(kept, after, { crowded }),
      ...patientWrites(other, gone, { crowded }),
      put(
        db.entities.merge
          .create({
            space_id: kept.space_id,
            merge_id: absorbed.id,
            patient_id: patientId,
            other_id: body.other,
            other_archived: other.state === "archived",
            changes,
            merged_at: absorbed.merged_at,
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

const absorb = (other: PatientItem): Absorbed => ({
  id: newId("merge"),
  patient: other.patient_id,
  name: other.name,
  merged_at: nowIso(),
  records: [other.patient_id, ...recordsOf(other).slice(1)],
});

/** Every patient id whose appointments belong to this patient's history: their own first. */
export const recordsOf = (item: PatientItem): string[] => [
  item.patient_id,
  ...(item.merges ?? []).flatMap(({ records }) => records),
];

/**
 * Takes a merge back. Edits made since to other fields stay; 409 `merge.changed_since` names the fields where a later
 * edit would be lost.
 */
export async function undoMerge(mergeId: string): Promise<ResponseOf<typeof patientsRoutes.undoMerge>> {
  const done = await undoable(mergeId);
  const [kept, other] = await pair(done.patient_id, done.other_id);
  const fields = changedSince(kept, done.changes);
  if (kept.state === "merged" || other.merged_into !== kept.patient_id || fields.length > 0)
    throw new AppError("conflict", "merge.changed_since", {
      current: patientView(kept),
      fields: Object.fromEntries(fields.map((field) => [field, "merge.changed_since"])),
    });
  const merges = (kept.merges ?? []).filter(({ id }) => id !== mergeId);
  const parted = successor(kept, { ...side(done.changes, "before"), merges });
  const back = successor(other, {
    state: done.other_archived ? "archived" : "active",
    merged_into: undefined,
  });
  const { space_id, merge_id } = done;
  await transactPatients((crowded) => ({
    writes: [
      ...patientWrites(kept, parted, { crowded }),
      ...patientWrites(other, back, { crowded }),
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
  return { patient: patientView(parted), other: patientView(back) };
}

async function undoable(mergeId: string): Promise<MergeItem> {
  const { data } = await db.entities.merge
    .get({ space_id: actor().spaceId, merge_id: mergeId })
    .go({ consistent: true });
  if (!data) throw absent("merge");
  if (data.undone_at) throw new AppError("conflict", "merge.undone");
  if (nowIso() > undoUntil(data.merged_at)) throw new AppError("conflict", "merge.too_late");
  return data as unknown as MergeItem;
}

/** Two patients in one request, in the order asked for. Throws 404 where one is not there. */
async function pair(one: string, two: string): Promise<[PatientItem, PatientItem]> {
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
