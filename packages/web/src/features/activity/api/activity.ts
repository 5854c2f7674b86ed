import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { type AuditFinding, activityRoutes } from "@meridian/core/contracts/activity/activity";
import type { AuditAction } from "@meridian/core/contracts/activity/audit-actions";
import { patientsRoutes } from "@meridian/core/contracts/patients/patients";
import { call } from "@meridian/ui/api/client";
import { gatherRows, useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery } from "@tanstack/react-query";

export type ActivityFilters = {
  user?: string | undefined;
  patient?: string | undefined;
  action?: AuditAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Rows that one page has at least, where there are so many. */
const LEAST = 20;

/** The clinic's audit trail, newest first. */
export const useActivity = (filters: ActivityFilters) =>
  useCursorList(["activity", filters], (from, signal) =>
    gatherRows(
      (cursor) => call(activityRoutes.list, { query: { ...filters, cursor }, ...(signal && { signal }) }),
      {
        least: LEAST,
        from,
      },
    ),
  );

/** Who looked at a patient's record and changed it, newest first. */
export const usePatientActivity = (patient: string) =>
  useCursorList(["activity", "patient", patient], (cursor, signal) =>
    call(activityRoutes.ofPatient, { params: { patient }, query: { cursor }, ...(signal && { signal }) }),
  );

/** Everybody with an account in the clinic, also those who left. */
export const usePeople = () =>
  useQuery({
    queryKey: ["activity", "people"],
    queryFn: async ({ signal }) => (await call(accountsRoutes.listMembers, { signal })).items,
    staleTime: 300_000,
  });

/** Patients whose name, phone or number holds the text. */
export const findPatients = async (text: string, signal: AbortSignal) =>
  (await call(patientsRoutes.list, { query: { q: text, limit: 8 }, signal })).items;

/** Checks the whole trail, a stretch at a time. Stops when aborted; `progress` gets the entries checked so far. */
export async function checkTrail(
  progress: (checked: number) => void,
  signal: AbortSignal,
): Promise<{ checked: number; findings: AuditFinding[] }> {
  const findings: AuditFinding[] = [];
  let cursor: string | null = null;
  let checked = 0;
  do {
    const page: { next: string | null; checked: number; findings: AuditFinding[] } = await call(
      activityRoutes.check,
      { body: { cursor }, signal },
    );
    findings.push(...page.findings);
    checked = page.checked;
    cursor = page.next;
    progress(checked);
  } while (cursor !== null && !signal.aborted);
  return { checked, findings };
}
