import type { Language } from "../contracts/kernel/primitives.ts";
import type { CopyPurpose } from "../contracts/patient-copy/copy-purposes.ts";
import type { CopyHead } from "../contracts/patient-copy/patient-copy.ts";
import { transact } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import * as Spaces from "../spaces/index.ts";
import { copiedPatient, readRemaining, requireMayCopy } from "./access.ts";

/**
 * What a copy begins with; the export is recorded. Three requests, one more for each merge. Throws 404, 403
 * `patient_copy.refused`.
 */
export async function start(
  patientId: string,
  { purpose, language }: { purpose: CopyPurpose; language: Language },
): Promise<CopyHead> {
  requireMayCopy(purpose);
  const { id, name, spaceId } = actor();
  const item = await readRemaining(patientId);
  const head: CopyHead = {
    purpose,
    language,
    made_at: nowIso(),
    made_by: { id, name },
    clinic: { id: spaceId, name: await clinicName() },
    patient: copiedPatient(Patients.patientView(item), purpose),
  };
  await transact({ writes: [], audit: { action: "export", record: item.patient_id }, result: head });
  return head;
}

/** The name of the actor's clinic. One request. */
export async function clinicName(): Promise<string> {
  const { spaces } = await Spaces.spacesAndUsersIn([actor().spaceId], []);
  return spaces[0]?.space_name ?? "";
}
