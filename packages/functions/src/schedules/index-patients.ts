import * as Patients from "@meridian/core/patients";
import { log } from "@meridian/core/platform/logger";

/** Milliseconds. Less than the job's timeout, so that the last patient is written completely. */
const MAX_RUN = 780_000;

/** Writes the search index of clinics that an older version created. Does nothing once all of them have it. */
export async function handler(): Promise<void> {
  const count = await Patients.indexEverySpace(Date.now() + MAX_RUN);
  if (count > 0) log("info", "patients indexed", { job: "index-patients", count });
}
