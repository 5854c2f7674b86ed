import * as Erasure from "@meridian/core/erasure";
import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";

/** Milliseconds. Less than the job's timeout; the next run goes on where this one stopped. */
const MAX_RUN = 780_000;

/** Erases the patients whose day has come. */
export async function handler(): Promise<void> {
  const count = await Erasure.eraseDue(now() + MAX_RUN);
  if (count > 0) log("info", "patients erased", { job: "erase-patients", count });
}
