import { EXPORT_HOURS } from "../../contracts/exports/export-terms.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import type { MailTemplate } from "./composed.ts";

const exportMail =
  (message: "export-ready" | "export-failed"): MailTemplate =>
  (_language, { clinic = "" }) => ({
    message,
    values: { clinic: spokenName(clinic), hours: String(EXPORT_HOURS) },
    url: `${env("WEB_ORIGIN")}/settings/export`,
  });

/** The archive of a clinic can be downloaded. Facts: `clinic`. */
export const exportReady = exportMail("export-ready");

/** An export could not be made. Facts: `clinic`. */
export const exportFailed = exportMail("export-failed");
