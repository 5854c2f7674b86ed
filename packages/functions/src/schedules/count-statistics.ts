import { log } from "@meridian/core/platform/logger";
import * as Statistics from "@meridian/core/statistics";

/** Milliseconds. Less than the job's timeout, so that the last record is counted completely. */
const MAX_RUN = 780_000;

/**
 * Counts the records of clinics that an older version wrote, which is nothing once all of them are counted, and once a day adds up
 * how often clinics use the entries of the catalogues.
 */
export async function handler(): Promise<void> {
  const until = Date.now() + MAX_RUN;
  const count = await Statistics.recountEverySpace(until);
  if (count > 0) log("info", "records counted", { job: "count-statistics", count });
  const clinics = await Statistics.sumCatalogueUses(until);
  if (clinics > 0) log("info", "uses of catalogues added up", { job: "count-statistics", count: clinics });
}
