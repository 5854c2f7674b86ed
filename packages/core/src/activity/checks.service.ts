import type { AuditFinding, activityRoutes } from "../contracts/activity/activity.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { AUDIT_BROKEN } from "../contracts/kernel/schedules.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { workThrough } from "../db/work-through.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { TO_CHECK } from "./audit-trail.entity.ts";
import { type CheckCursor, checkPage } from "./checking.service.ts";
import { db } from "./entities.ts";

const CURSOR = "activity.check";

/** Checks a stretch of the caller's trail. */
export async function checkActivity({
  cursor,
}: RequestOf<typeof activityRoutes.check>["body"]): Promise<ResponseOf<typeof activityRoutes.check>> {
  const opened = await openCursor(CURSOR, cursor ?? undefined);
  const page = await checkPage(actor().spaceId, opened ? (JSON.parse(opened) as CheckCursor) : null);
  return {
    next: await sealCursor(CURSOR, page.cursor && JSON.stringify(page.cursor)),
    checked: page.checked,
    findings: page.findings,
  };
}

/** Milliseconds between two complete checks of a space's trail. */
const CHECKED_EVERY = 7 * 86_400_000;
const PAGE = 50;

/** Goes on with the checks that are due, the longest due first, until `deadline`. Returns how many were completed. */
export const checkDue = (deadline: number): Promise<number> =>
  workThrough(
    (cursor) =>
      db.entities.trail.query
        .toCheck({ gsi2pk: TO_CHECK })
        .lte({ gsi2sk: nowIso() })
        .go({ limit: PAGE, cursor }),
    async ({ space_id, check_cursor, findings }) =>
      (await checkTrail(space_id, { check_cursor, findings }, deadline)) ? 1 : 0,
    ({ space_id: space }, error) => log("error", "audit trail not checked", { space, ...errorFacts(error) }),
    deadline,
  );
type Progress = { check_cursor?: string | undefined; findings?: number | undefined };

/** Checks one trail from where the last run stopped. True when it was completed. */
async function checkTrail(space_id: string, before: Progress, deadline: number): Promise<boolean> {
  let cursor = before.check_cursor ? (JSON.parse(before.check_cursor) as CheckCursor) : null;
  let found = cursor ? (before.findings ?? 0) : 0;
  do {
    const page = await checkPage(space_id, cursor);
    found += page.findings.length;
    await keepFindings(space_id, page.findings);
    cursor = page.cursor;
    const trail = db.entities.trail.patch({ space_id });
    if (cursor) await trail.set({ check_cursor: JSON.stringify(cursor), findings: found }).go();
    else
      await trail
        .set({ findings: found, checked_at: nowIso(), gsi2sk: new Date(now() + CHECKED_EVERY).toISOString() })
        .remove(["check_cursor"])
        .go();
  } while (cursor && now() < deadline);
  return cursor === null;
}

/** Stores what was found and raises the alarm. Safe to repeat. */
export async function keepFindings(space_id: string, findings: readonly AuditFinding[]): Promise<void> {
  for (const { kind, subject } of findings) {
    log("error", AUDIT_BROKEN, { space: space_id, code: kind, record: subject });
    await db.entities.finding.put({ space_id, subject, kind, found_at: nowIso() }).go();
  }
}
