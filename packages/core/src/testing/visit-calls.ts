import type { SectionKey } from "../contracts/visits/sections.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Visits from "../visits/index.ts";
import { as, type TestSpace, type TestUser } from "./actors.ts";
import { filledVisit } from "./filled-visit.ts";
import { makePatient } from "./patients.ts";

/** A clinic's professional, and the user who books for them. */
export type VisitClinic = { space: TestSpace; professional: TestUser; booker: TestUser };

/** An empty open visit, by default of a new patient. */
export async function openVisit(clinic: VisitClinic, patient?: { id: string; name: string }) {
  const who = patient ?? (await makePatient(clinic.space.id));
  return { ...(await filledVisit({ ...clinic, patient: who }, {})), patient: who.id };
}

export const setStatus = (user: TestUser, id: string, to: string, version: number) =>
  as(user, () => Scheduling.setStatus(id, { status: to as never, reason: "", override: false, version }));

/** Saves a section of a visit; with a reason, amends a signed one. */
export const saveSection = (
  user: TestUser,
  visit: { id: string; patient: string },
  {
    section,
    version,
    data,
    amend = "",
  }: {
    section: string;
    version: number;
    data: Record<string, unknown>;
    amend?: string;
  },
) =>
  as(user, () =>
    Visits.saveSection({
      params: { appointment: visit.id, section: section as SectionKey },
      body: { patient: visit.patient, version, data, ...(amend && { amend: { reason: amend } }) },
    }),
  );
