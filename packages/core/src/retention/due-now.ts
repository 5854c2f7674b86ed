import { isPatientKind, type PatientKind } from "../contracts/retention/retention-kinds.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { todayIn } from "../platform/clock.ts";
import { dueBatches } from "./batches.ts";
import { readFacts } from "./patient-facts.ts";
import type { ProposalItem } from "./retention.entity.ts";
import { dueKinds } from "./retention.policy.ts";
import { periodsOf, readRetention } from "./settings.service.ts";

type Clinic = { id: string; time_zone: string };

/** Whether something proposed has passed its time at this very moment, under the present periods. */
export async function readJudge(clinic: Clinic) {
  const { settings } = await readRetention(clinic.id);
  const periods = periodsOf(settings);
  const today = todayIn(clinic.time_zone);
  const batches = new Map<string, ReturnType<typeof dueBatches>>();
  /** The kinds of a patient's data that are due, as the calendar and the records are now. */
  async function dueOfPatient(patient: string, before?: PatientItem): Promise<readonly PatientKind[]> {
    const [item] = await Patients.patientsIn([{ space: clinic.id, patient }]);
    if (!item || item.state === "merged") return [];
    // Archiving it for the erasure is no change that says that the record is in use.
    const isArchivingOnly = before !== undefined && item.version <= before.version + 1;
    const asChanged = isArchivingOnly ? { ...item, updated_at: before.updated_at } : item;
    const facts = await readFacts(asChanged, clinic.time_zone, { consistent: true });
    return dueKinds(facts, periods, today).map(({ kind }) => kind);
  }
  /** `before`: the patient as it was before it was archived to be erased. */
  return async (
    { kind, subject }: Pick<ProposalItem, "kind" | "subject">,
    before?: PatientItem,
  ): Promise<boolean> => {
    if (isPatientKind(kind)) return (await dueOfPatient(subject, before)).includes(kind);
    const look = batches.get(kind) ?? dueBatches(kind, { clinic, periods, today });
    batches.set(kind, look);
    return (await look).some(({ id }) => id === subject);
  };
}
export type Judge = Awaited<ReturnType<typeof readJudge>>;
