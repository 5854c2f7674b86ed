import type { Language } from "../../contracts/kernel/primitives.ts";
import { appointmentMail } from "./appointment-mails.ts";
import { appointmentText } from "./appointment-texts.ts";
import { consentLinkMail, consentLinkText } from "./consents.ts";
import { emailTaken } from "./email-taken.ts";
import { exportFailed, exportReady } from "./exports.ts";
import { invitation } from "./invitation.ts";
import {
  monitoringLinkMail,
  monitoringLinkText,
  monitoringReminderMail,
  monitoringReminderText,
} from "./monitoring.ts";
import { planExpired, planExpiring } from "./plan-endings.ts";
import { planPaid, planPaymentFailed, planProofRejected, planReference } from "./plan-payments.ts";
import type { RenderedMail } from "./render-mail.ts";
import { retentionWaiting } from "./retention-waiting.ts";
import { spaceClosing } from "./space-closing.ts";
import { studentProof } from "./student-proof.ts";
import { supportAnswered, supportReceived } from "./support.ts";

type Facts = Readonly<Record<string, string>>;

/** Mails of the outbox by the name a notification gives. */
const MAILS: Readonly<
  Record<string, (language: Language, facts: Facts) => RenderedMail | Promise<RenderedMail>>
> = {
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
const TEXTS: Readonly<Record<string, (language: Language, facts: Facts) => string>> = {
  "appointment-booked": appointmentText("booked"),
  "appointment-moved": appointmentText("moved"),
  "appointment-cancelled": appointmentText("cancelled"),
  "appointment-reminder": appointmentText("reminder"),
  "monitoring-link": monitoringLinkText,
  "monitoring-reminder": monitoringReminderText,
  "consent-link": consentLinkText,
};

/** The mail of a notification. Throws for an unknown template. */
export async function mailOf(template: string, language: Language, facts: Facts): Promise<RenderedMail> {
  const render = MAILS[template];
  if (!render) throw new Error("No such mail template");
  return render(language, facts);
}

/** The text message of a notification. Throws for an unknown template. */
export function textOf(template: string, language: Language, facts: Facts): string {
  const render = TEXTS[template];
  if (!render) throw new Error("No such text template");
  return render(language, facts);
}
