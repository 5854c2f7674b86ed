import * as Patients from "@meridian/core/patients";
import { log } from "@meridian/core/platform/logger";

/** Below the job's own limit, so that the last patient is written whole. */
const MAX_RUN = 780_000;

/** Brings clinics that were there before to what their searches rely on. Nothing to do where all of them are. */
export async function handler(): Promise<void> {
  const count = await Patients.indexEverySpace(Date.now() + MAX_RUN);
  if (count > 0) log("info", "patients indexed", { job: "index-patients", count });
}
