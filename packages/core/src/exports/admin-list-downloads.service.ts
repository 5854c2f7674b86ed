import {
  ADMIN_LIST_LEVELS,
  type adminListDownloadRoutes,
} from "../contracts/exports/admin-list-downloads.ts";
import { listRecord } from "../contracts/exports/list-terms.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";

type Download = RequestOf<typeof adminListDownloadRoutes.recordList>["body"];

/**
 * Records in the back office's audit trail that an administrator downloads a list as CSV. One request. Throws 403
 * `list.not_downloadable` for a list that the administrator may not see.
 */
export async function recordAdminList({ list, ...filters }: Download): Promise<{ recorded_at: string }> {
  if (!actor().adminLevels.has(ADMIN_LIST_LEVELS[list]))
    throw new AppError("forbidden", "list.not_downloadable");
  const result = { recorded_at: nowIso() };
  await transact({
    writes: [],
    audit: { action: "export", record: listRecord(`admin_${list}`, filters) },
    result,
  });
  return result;
}
