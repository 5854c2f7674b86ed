import * as Activity from "@meridian/core/activity";
import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";

/** Milliseconds. Less than the job's timeout; what is left is sealed by the next run. */
const MAX_RUN = 90_000;

/** Chains the entries of all audit trails that wait for it. */
export async function handler(): Promise<void> {
  const count = await Activity.sealDue(now() + MAX_RUN);
  if (count > 0) log("info", "audit entries sealed", { job: "seal-audit", count });
}
