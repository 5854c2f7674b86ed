import { formatDate } from "@meridian/ui/i18n/format";
import { findPatients as find } from "../../../features/patients/api/patients.ts";

/** Patients for the search field of the top bar. */
export async function findPatients(text: string, signal: AbortSignal) {
  const patients = await find(text, signal);
  return patients.map(({ id, name, birthday, mobile_number, phone }) => {
    const note = [birthday && formatDate(birthday), mobile_number || phone].filter(Boolean).join(" · ");
    return { id, label: name, ...(note && { note }), to: `/patient/${id}` };
  });
}
