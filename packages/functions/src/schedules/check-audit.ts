import * as Activity from "@meridian/core/activity";
import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";

/** Milliseconds. Less than the job's timeout; a check goes on in the next run. */
const MAX_RUN = 780_000;

/** Goes on with the checks of audit trails that are due. */
export async function handler(): Promise<void> {
  const count = await Activity.checkDue(now() + MAX_RUN);
  if (count > 0) log("info", "audit trails checked", { job: "check-audit", count });
}
