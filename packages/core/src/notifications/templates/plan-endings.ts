import type { Language } from "../../contracts/kernel/primitives.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import type { Facts, MailTemplate } from "./composed.ts";

/** A calendar day in words. */
const inWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === "pt" ? "pt-PT" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T12:00:00Z`));

const planOf = ({ plan }: Facts) => (plan === "free_trial" ? "trial" : "plan");
const url = () => `${env("WEB_ORIGIN")}/modules`;

/** Facts: `clinic`, `plan`, `days`, `ends_on`. */
export const planExpiring: MailTemplate = (language, facts) => ({
  message: `plan-expiring-${planOf(facts)}-${Number(facts.days) === 1 ? "today" : "days"}`,
  values: {
    clinic: spokenName(facts.clinic ?? ""),
    last_day: inWords(facts.ends_on ?? "", language),
    days: String(Number(facts.days)),
  },
  url: url(),
});

/** Facts: `clinic`, `plan`, `ends_on`. */
export const planExpired: MailTemplate = (language, facts) => ({
  message: `plan-expired-${planOf(facts)}`,
  values: {
    clinic: spokenName(facts.clinic ?? ""),
    last_day: inWords(facts.ends_on ?? "", language),
  },
  url: url(),
});
