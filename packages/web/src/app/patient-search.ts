import { loadPart } from "@meridian/ui/loading/load";
import type { Found } from "@meridian/ui/shell/search";
import type { NavigateFunction } from "react-router-dom";

/** What `routes/patients/search.ts` exports: asks for patients by any part of name, phone, number or e-mail. */
export type FindPatients = (
  text: string,
  signal: AbortSignal,
) => Promise<{ id: string; label: string; note?: string; to: string }[]>;

const [load] = Object.values(import.meta.glob("./routes/patients/search.ts", { import: "findPatients" }));

/** Patients for the search field, fetched with its code; nothing while the product has no such screen. */
export const patientSearch = load
  ? (navigate: NavigateFunction) =>
      async (text: string, signal: AbortSignal): Promise<Found[]> => {
        const find = (await loadPart(load)) as FindPatients;
        const patients = await find(text, signal);
        return patients.map(({ to, ...patient }) => ({ ...patient, run: () => void navigate(to) }));
      }
  : undefined;
