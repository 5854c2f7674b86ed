import type { MailKey, SmsKey } from "../../contracts/notifications/message-texts.ts";
import { accountMailWords } from "./account-mails.ts";
import { appointmentMailWords } from "./appointment-mails.ts";
import { patientMailWords } from "./patient-mails.ts";
import { spaceMailWords } from "./space-mails.ts";
import { subscriptionMailWords } from "./subscription-mails.ts";
import { shippedSms } from "./text-messages.ts";

type Words = { readonly en: string; readonly pt: string };
/** What a mail says in both languages. Each line of the body is a paragraph. */
export type MailWords = {
  readonly subject: Words;
  readonly body: Words;
  /** Empty where the mail has no button. */
  readonly button: Words;
  readonly why: Words;
};

/** The wording of the mails that ships with the product. */
export const mailWords: Readonly<Record<MailKey, MailWords>> = {
  ...accountMailWords,
  ...spaceMailWords,
  ...appointmentMailWords,
  ...subscriptionMailWords,
  ...patientMailWords,
};

/** The wording of the text messages that ships with the product. */
export const smsWords: Readonly<Record<SmsKey, Words>> = shippedSms;
