import * as PlanPayments from "@meridian/core/plan-payments";
import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";

/** Milliseconds for deleting old payments. The next run goes on. */
const MAX_REMOVAL = 30_000;

/**
 * Ends payments whose time ran out, deletes unfinished uploads, and deletes payments that no law asks to keep any more. The event names the moment it was scheduled for; an
 * event delivered late, after a failure, uses the present moment instead.
 */
export async function handler(event: { time?: string } = {}): Promise<void> {
  const scheduled = Date.parse(event.time ?? "");
  const moment = Number.isNaN(scheduled) ? now() : Math.max(now(), scheduled);
  const count = await PlanPayments.expireDue(moment);
  if (count > 0) log("info", "payments ended", { job: "expire-plan-payments", count });
  const removed = await PlanPayments.removeOldPayments(moment, now() + MAX_REMOVAL);
  if (removed > 0) log("info", "old payments deleted", { job: "expire-plan-payments", count: removed });
}
