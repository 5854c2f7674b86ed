import { PAYMENTS_KEPT_YEARS } from "../../contracts/closing/closing.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import type { MailTemplate } from "./composed.ts";

/** A clinic is to be closed. Facts: `clinic`, `due_at`, `time_zone`. */
export const spaceClosing: MailTemplate = (language, facts) => ({
  message: "space-closing",
  values: {
    clinic: spokenName(facts.clinic ?? ""),
    due: new Intl.DateTimeFormat(language === "pt" ? "pt-PT" : "en-GB", {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: facts.time_zone || "UTC",
    }).format(new Date(facts.due_at ?? "")),
    years: String(PAYMENTS_KEPT_YEARS),
  },
  url: `${env("WEB_ORIGIN")}/settings/closing`,
});
