import type { MailTemplate } from "./composed.ts";
import { linkIn } from "./link-in.ts";

/**
 * The mail with the link to the monitoring page. Facts: `name` (whom it greets; may be empty), `patient` (whose legal
 * representative is greeted; empty where it is the patient), `clinic`, `phone`, `body` (what the professional asks the patient
 * to do) and `url`, which is added only while the mail is being sent.
 */
export const monitoringLinkMail: MailTemplate = (_language, facts) => {
  const { name = "", patient = "", clinic = "", phone = "", body = "" } = facts;
  return {
    message: "monitoring-link",
    values: { name, patient, clinic, phone, text: paragraphsOf(body) },
    url: linkIn(facts),
  };
};

/** The mail that reminds a patient of today's answers. Facts: those of the link without `body`, and `count` (symptoms). */
export const monitoringReminderMail: MailTemplate = (_language, facts) => {
  const { name = "", patient = "", clinic = "", count = "1" } = facts;
  return {
    message: Number(count) === 1 ? "monitoring-reminder-one" : "monitoring-reminder-many",
    values: { name, patient, clinic, count },
    url: linkIn(facts),
  };
};

const paragraphsOf = (body: string) =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
