import { classificationsRoutes } from "@meridian/core/contracts/classifications/classifications";
import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import type { MergeChoices } from "@meridian/core/contracts/patients/patient-merge";
import { type Patient, patientsRoutes } from "@meridian/core/contracts/patients/patients";
import { photosRoutes } from "@meridian/core/contracts/photos/photos";
import { visitsRoutes } from "@meridian/core/contracts/visits/visits-routes";
import { call } from "@meridian/ui/api/client";
import type { UnsavedPart } from "@meridian/ui/api/unsaved";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { gatherRows, pagesOf, useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

export type PatientsView = "active" | "archived" | "imported";
export type PatientsSort = "name" | "-name" | "created" | "-created";
export type NewPatientBody = CallOf<typeof patientsRoutes.create>["body"];
export type PatientChanges = Omit<CallOf<typeof patientsRoutes.update>["body"], "version">;
type Comparison = NonNullable<CallOf<typeof patientsRoutes.duplicates>["query"]>;

const patientKey = (patient: string) => ["patient", patient] as const;
const recordKey = (patient: string) => ["record", patient] as const;

/** A page of patients after another, as the search and the view ask. */
export const usePatientList = (q: string, state: PatientsView, sort: PatientsSort) =>
  useCursorList(["patients", "list", state, sort, q], (from, signal) =>
    gatherRows(
      (cursor) => call(patientsRoutes.list, { query: { q, state, sort, cursor }, ...(signal && { signal }) }),
      { least: q === "" ? 1 : 20, from },
    ),
  );

/** The same patients with their numbers and addresses, for a download. */
export const patientPages = (q: string, state: PatientsView, sort: PatientsSort) => (signal: AbortSignal) =>
  pagesOf(
    (cursor) =>
      call(patientsRoutes.list, { query: { q, state, sort, cursor, limit: 100, details: "true" }, signal }),
    signal,
  );

/** Patients found by words of the name, a part of a phone, a number or an e-mail. */
export async function findPatients(q: string, signal: AbortSignal) {
  const { items } = await gatherRows(
    (cursor) => call(patientsRoutes.list, { query: { q, limit: 8, cursor }, signal }),
    { least: 8 },
  );
  return items.slice(0, 8);
}

/** One patient. Another tab's edit shows when one comes back. */
export const usePatient = (patient: string) =>
  useQuery({
    queryKey: patientKey(patient),
    queryFn: ({ signal }) => call(patientsRoutes.get, { params: { patient }, signal }),
    refetchOnWindowFocus: true,
  });

export const readPatient = (patient: string, signal?: AbortSignal) =>
  call(patientsRoutes.get, { params: { patient }, ...(signal && { signal }) });

/** The clinical history, newest first. */
export const useRecord = (patient: string) =>
  useCursorList(recordKey(patient), (cursor, signal) =>
    call(visitsRoutes.record, {
      params: { patient },
      query: { cursor },
      ...(signal && { signal }),
    }),
  );

/** Links to a photo in full. */
export const openPhoto = (appointment: string, photo: string) =>
  call(photosRoutes.open, { params: { appointment, photo }, notFound: "throw" });

/** Names of those who treat, by id. */
export function useProfessionalNames() {
  const clinic = useQuery({
    queryKey: ["clinic"],
    queryFn: ({ signal }) => call(clinicRoutes.get, { signal }),
    staleTime: 300_000,
  });
  return new Map(clinic.data?.professionals.map(({ id, name }) => [id, name]));
}

/** Names of the Chinese-medicine patterns by key, in the interface's language; asked only where one is shown. */
export function usePatternNames(enabled: boolean) {
  const found = useQuery({
    queryKey: ["patterns"],
    queryFn: ({ signal }) => call(classificationsRoutes.tcmPatterns, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  return new Map(found.data?.patterns.map((pattern) => [pattern.key, pattern[currentLanguage()]]));
}

/** Who may be the same person as somebody being entered. */
export const useDuplicates = (query: Comparison, enabled: boolean) =>
  useQuery({
    queryKey: ["patients", "duplicates", query],
    queryFn: ({ signal }) => call(patientsRoutes.duplicates, { query, signal }),
    enabled,
    staleTime: 30_000,
  });

export const createPatient = (body: NewPatientBody, unsaved: UnsavedPart[]) =>
  call(patientsRoutes.create, { body, unsaved });

/** What is done to a patient; what the screens know of them follows. */
export function usePatientActions() {
  const client = useQueryClient();
  const keep = (patient: Patient) => {
    client.setQueryData(patientKey(patient.id), patient);
    void client.invalidateQueries({ queryKey: ["patients"] });
  };
  return {
    keep,
    async update(patient: string, version: number, changes: PatientChanges, unsaved: UnsavedPart[]) {
      const changed = await call(patientsRoutes.update, {
        params: { patient },
        body: { ...changes, version },
        unsaved,
      });
      keep(changed);
      return changed;
    },
    async archive(patient: string) {
      keep(await call(patientsRoutes.archive, { params: { patient } }));
    },
    async restore(patient: string) {
      keep(await call(patientsRoutes.restore, { params: { patient } }));
    },
    async merge(kept: Patient, other: Patient, choices: MergeChoices) {
      const { patient, merge } = await call(patientsRoutes.merge, {
        params: { patient: kept.id },
        body: {
          other: other.id,
          version: kept.version,
          other_version: other.version,
          ...(Object.keys(choices).length > 0 && { choices }),
        },
      });
      keep(patient);
      await client.invalidateQueries({ queryKey: recordKey(kept.id) });
      return merge;
    },
    async undoMerge(merge: string) {
      const { patient, other } = await call(patientsRoutes.undoMerge, { params: { merge } });
      keep(patient);
      keep(other);
      await client.invalidateQueries({ queryKey: recordKey(patient.id) });
    },
  };
}
