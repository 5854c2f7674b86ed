import { log } from "@meridian/core/platform/logger";
import * as Statistics from "@meridian/core/statistics";

/** Milliseconds. Less than the job's timeout, so that the last record is counted completely. */
const MAX_RUN = 780_000;

/** Counts the records of clinics that an older version wrote. Does nothing once all of them are counted. */
export async function handler(): Promise<void> {
  const count = await Statistics.recountEverySpace(Date.now() + MAX_RUN);
  if (count > 0) log("info", "records counted", { job: "count-statistics", count });
}
