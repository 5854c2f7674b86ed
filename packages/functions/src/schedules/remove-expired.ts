import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";
import * as Retention from "@meridian/core/retention";

/** Milliseconds. Less than the job's timeout; the next run goes on where this one stopped. */
const MAX_RUN = 780_000;

/** Removes what somebody decided to remove. */
export async function handler(): Promise<void> {
  const count = await Retention.removeDecided(now() + MAX_RUN);
  if (count > 0) log("info", "expired data removed", { job: "remove-expired", count });
}
