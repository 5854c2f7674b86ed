import type { Language } from "../../contracts/kernel/primitives.ts";
import { shippedWording, type Wording } from "../wording.ts";
import { appointmentMail } from "./appointment-mails.ts";
import { appointmentText } from "./appointment-texts.ts";
import { CAMPAIGN, campaignMail } from "./campaign.ts";
import { type Facts, type MailTemplate, rendered, renderedText, type TextTemplate } from "./composed.ts";
import { consentLinkMail } from "./consents.ts";
import { emailTaken } from "./email-taken.ts";
import { exportFailed, exportReady } from "./exports.ts";
import { invitation } from "./invitation.ts";
import { textWithLink } from "./link-in.ts";
import { monitoringLinkMail, monitoringReminderMail } from "./monitoring.ts";
import { planExpired, planExpiring } from "./plan-endings.ts";
import { planPaid, planPaymentFailed, planProofRejected, planReference } from "./plan-payments.ts";
import type { RenderedMail } from "./render-mail.ts";
import { retentionWaiting } from "./retention-waiting.ts";
import { spaceClosing } from "./space-closing.ts";
import { studentProof } from "./student-proof.ts";
import { supportAnswered, supportReceived } from "./support.ts";

/** Mails of the outbox by the name a notification gives. */
const MAILS: Readonly<Record<string, MailTemplate>> = {
  invitation,
  "email-taken": emailTaken,
  "export-ready": exportReady,
  "export-failed": exportFailed,
  "space-closing": spaceClosing,
  "retention-waiting": retentionWaiting,
  "student-proof": studentProof,
  "appointment-booked": appointmentMail("booked"),
  "appointment-moved": appointmentMail("moved"),
  "appointment-cancelled": appointmentMail("cancelled"),
  "appointment-reminder": appointmentMail("reminder"),
  "plan-expiring": planExpiring,
  "plan-expired": planExpired,
  "plan-paid": planPaid,
  "plan-payment-failed": planPaymentFailed,
  "plan-proof-rejected": planProofRejected,
  "plan-reference": planReference,
  "monitoring-link": monitoringLinkMail,
  "monitoring-reminder": monitoringReminderMail,
  "consent-link": consentLinkMail,
  "support-received": supportReceived,
  "support-answered": supportAnswered,
};

/** Text messages of the outbox by name. */
const TEXTS: Readonly<Record<string, TextTemplate>> = {
  "appointment-booked": appointmentText("booked"),
  "appointment-moved": appointmentText("moved"),
  "appointment-cancelled": appointmentText("cancelled"),
  "appointment-reminder": appointmentText("reminder"),
  "monitoring-link": textWithLink("monitoring-link"),
  "monitoring-reminder": textWithLink("monitoring-reminder"),
  "consent-link": textWithLink("consent-link"),
};

/** The mail of a notification with the words that apply. Throws for an unknown template. */
export async function mailOf(
  template: string,
  language: Language,
  facts: Facts,
  wording: Wording = shippedWording,
): Promise<RenderedMail> {
  if (template === CAMPAIGN) return campaignMail(language, facts);
  const compose = MAILS[template];
  if (!compose) throw new Error("No such mail template");
  return rendered(await compose(language, facts), language, wording);
}

/** The text message of a notification with the words that apply. Throws for an unknown template. */
export function textOf(
  template: string,
  language: Language,
  facts: Facts,
  wording: Wording = shippedWording,
): string {
  const compose = TEXTS[template];
  if (!compose) throw new Error("No such text template");
  return renderedText(compose(language, facts), language, wording);
}
