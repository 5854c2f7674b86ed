import { transact, update } from "../db/transact.ts";
import { workThrough } from "../db/work-through.ts";
import * as Patients from "../patients/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { eraseRecord } from "./erase.service.ts";

/** Erasures read at once. */
const PAGE = 25;

/** Does the erasures whose day has come, the longest due first, until `deadline`. Returns how many were completed. */
export const eraseDue = (deadline: number): Promise<number> =>
  workThrough(
    (cursor) =>
      Patients.erasures.query
        .byDue({ gsi3pk: Patients.ERASURES_DUE })
        // Sorts after every patient of this very millisecond.
        .lte({ gsi3sk: `${nowIso()}~` })
        .go({ limit: PAGE, cursor }),
    async ({ space_id: space, patient_id: patient }) =>
      (await erasePatient({ space, patient }, deadline)) ? 1 : 0,
    ({ space_id: space, patient_id: record }, error) =>
      log("error", "patient not erased", { space, record, ...errorFacts(error) }),
    deadline,
  );

/** Erases all records of a person. True when it is complete; false when time was up. Safe to repeat at any point. */
export async function erasePatient(
  who: { space: string; patient: string },
  deadline: number,
): Promise<boolean> {
  const isOver = () => now() >= deadline;
  const [item] = await Patients.patientsIn([who]);
  const merged = item ? Patients.recordsOf(item).filter((id) => id !== who.patient) : [];
  // The remaining record goes last, because it names the others.
  for (const patient of [...merged, who.patient]) {
    const record = { space: who.space, patient };
    // Until a run finds nothing: what a request of the last moment wrote goes too.
    for (let changed: number | undefined = 1; changed !== 0; ) {
      changed = await eraseRecord(record, isOver);
      if (changed === undefined) return false;
    }
    await Patients.removePatient(record);
  }
  await settle(who);
  return true;
}

/** Says that the erasure is done. What was written about the reason goes, because it may name the patient. */
async function settle({ space, patient }: { space: string; patient: string }): Promise<void> {
  const change = Patients.erasures
    .patch({ space_id: space, patient_id: patient })
    .set({ state: "done", note: "", settled_at: nowIso() })
    .add({ version: 1 })
    .remove(["gsi3pk", "gsi3sk"]);
  await transact({
    writes: [update(change.params())],
    audit: { action: "erased", record: patient, space },
  });
}
