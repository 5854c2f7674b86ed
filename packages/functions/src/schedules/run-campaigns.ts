import * as Campaigns from "@meridian/core/campaigns";
import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";

/** Milliseconds after which no step is begun, so that the last one is finished before the job's timeout. */
const MAX_RUN = 80_000;

/**
 * Goes on with mails to clinics. The event names the moment it was scheduled for; an event delivered late, after a failure,
 * uses the present moment instead.
 */
export async function handler(event: { time?: string } = {}): Promise<void> {
  const scheduled = Date.parse(event.time ?? "");
  const moment = Number.isNaN(scheduled) ? now() : Math.max(now(), scheduled);
  const count = await Campaigns.runCampaigns({ moment, until: now() + MAX_RUN });
  if (count > 0) log("info", "mails to clinics dealt with", { job: "run-campaigns", count });
}
