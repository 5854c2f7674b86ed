import type { PatientContact } from "../contracts/patients/patients.ts";
import { actor } from "../platform/context.ts";
import { patientsIn } from "./batch-reads.ts";
import type { PatientItem } from "./records.ts";

/**
 * Phones of patients of the actor's space, under the requested ids; unknown ids are left out. One request, a
 * second one where a patient was merged into another.
 */
export async function contacts(ids: readonly string[]): Promise<{ items: PatientContact[]; next: null }> {
  const { spaceId } = actor();
  const read = (patients: readonly string[]) =>
    patientsIn(patients.map((patient) => ({ space: spaceId, patient })));
  const found = await read(ids);
  const remaining = [...new Set(found.flatMap(({ merged_into }) => merged_into ?? []))];
  const patientsById = new Map(
    [...found, ...(remaining.length > 0 ? await read(remaining) : [])].map((item) => [item.patient_id, item]),
  );
  const items = ids.flatMap((id) => {
    const item = patientsById.get(id);
    const current = item && (patientsById.get(item.merged_into ?? "") ?? item);
    return current ? [contactView(id, current)] : [];
  });
  return { items, next: null };
}

const contactView = (id: string, item: PatientItem): PatientContact => ({
  id,
  patient: item.patient_id,
  phone: item.phone,
  mobile_number: item.mobile_number,
  call: item.mobile_e164 ?? item.phone_e164 ?? (item.mobile_number || item.phone).replaceAll(/[^+\d]/g, ""),
});
