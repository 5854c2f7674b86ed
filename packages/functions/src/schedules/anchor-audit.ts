import * as Activity from "@meridian/core/activity";
import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";

/** Milliseconds. Less than the job's timeout; the trails that are left keep their mark for the next run. */
const MAX_RUN = 780_000;

/** Writes the heads of the audit trails that moved to the write-once store. */
export async function handler(): Promise<void> {
  const count = await Activity.anchorAll(now() + MAX_RUN);
  log("info", "audit trails anchored", { job: "anchor-audit", count });
}
