import type { MailTemplate } from "./composed.ts";
import { linkIn } from "./link-in.ts";

/**
 * The mail with a link to sign texts. It names no text, because a treatment is nobody's business who reads over a shoulder.
 * Facts: `name` (whom it greets), `patient` (only where the legal representative signs), `clinic`, `phone`, `until` (a day as
 * written in the language) and `url`, which is added only while the mail is being sent.
 */
export const consentLinkMail: MailTemplate = (_language, facts) => {
  const { name = "", patient = "", clinic = "", phone = "", until = "" } = facts;
  return {
    message: patient ? "consent-link-patient" : "consent-link-own",
    values: { name, patient, clinic, phone, until },
    url: linkIn(facts),
  };
};
