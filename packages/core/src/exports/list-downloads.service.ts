import type { listDownloadRoutes } from "../contracts/exports/list-downloads.ts";
import { isOfOnePatient, listRecord, rightToDownload } from "../contracts/exports/list-terms.ts";
import { can } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { transact } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";

type Download = RequestOf<typeof listDownloadRoutes.recordList>["body"];

/**
 * Records that the actor downloads a list as CSV. Two requests where a patient is named, otherwise one. Throws 403
 * `list.not_downloadable` for a list that the actor may not download, 404 `patient.not_found`.
 */
export async function recordList({ list, patient, ...filters }: Download): Promise<{ recorded_at: string }> {
  if (!can(actor(), rightToDownload(list, filters))) throw new AppError("forbidden", "list.not_downloadable");
  if (patient) await Patients.readPatient(patient);
  else if (isOfOnePatient(list)) throw absent("patient");
  const result = { recorded_at: nowIso() };
  await transact({
    writes: [],
    audit: {
      action: "export",
      record: listRecord(list, filters),
      ...(patient && { patient }),
    },
    result,
  });
  return result;
}
