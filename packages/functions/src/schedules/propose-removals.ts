import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";
import * as Retention from "@meridian/core/retention";

/** Milliseconds. Less than the job's timeout; the next run goes on where this one stopped. */
const MAX_RUN = 780_000;

/** Proposes what clinics have kept longer than their periods say. */
export async function handler(): Promise<void> {
  const count = await Retention.proposeEverywhere(now() + MAX_RUN);
  if (count > 0) log("info", "removals proposed", { job: "propose-removals", count });
}
