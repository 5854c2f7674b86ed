import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import type { MailTemplate } from "./composed.ts";

/** Data of a clinic has passed the time for which it is kept. Facts: `clinic`, `count`. */
export const retentionWaiting: MailTemplate = (_language, { clinic = "", count = "" }) => ({
  message: count === "1" ? "retention-waiting-one" : "retention-waiting-many",
  values: { clinic: spokenName(clinic), count },
  url: `${env("WEB_ORIGIN")}/settings/retention`,
});
