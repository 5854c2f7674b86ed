import type { Language } from "../../contracts/kernel/primitives.ts";
import {
  type MailKey,
  mailTexts,
  type SmsKey,
  smsTexts,
} from "../../contracts/notifications/message-texts.ts";
import type { Attachment } from "../../platform/mail.ts";
import { filledLine, filledLines, filledSms, type PlaceholderValues } from "../../text/message-words.ts";
import type { Wording } from "../wording.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

export type Facts = Readonly<Record<string, string>>;

/** Which mail it is, what its words leave open, and where its button leads. */
export type ComposedMail = {
  message: MailKey;
  values: PlaceholderValues;
  /** Where the button leads. Absent where the mail has none. */
  url?: string;
  attachment?: Attachment;
};
export type MailTemplate = (language: Language, facts: Facts) => ComposedMail | Promise<ComposedMail>;

/** Which text message it is, and what its words leave open. */
export type ComposedText = { message: SmsKey; values: PlaceholderValues };
export type TextTemplate = (language: Language, facts: Facts) => ComposedText;

/** A mail with the words that apply. */
export function rendered(
  { message, values, url, attachment }: ComposedMail,
  language: Language,
  wording: Wording,
): RenderedMail {
  const { placeholders } = mailTexts[message];
  const { subject, body, button, why } = wording.mail(message);
  const line = (words: { en: string; pt: string }) => filledLine(words[language], placeholders, values);
  const mail = renderMail(
    {
      subject: line(subject),
      paragraphs: filledLines(body[language], placeholders, values),
      ...(url !== undefined && { action: { label: line(button), url } }),
      note: line(why),
    },
    language,
  );
  return attachment ? { ...mail, attachment } : mail;
}

/** A text message with the words that apply. */
export const renderedText = (
  { message, values }: ComposedText,
  language: Language,
  wording: Wording,
): string => filledSms(wording.sms(message)[language], smsTexts[message].placeholders, values);

/** Both messages as they would be sent now, for a preview, which contains no other templates. */
export async function preview(
  { mail, text }: { mail: MailTemplate; text: TextTemplate },
  language: Language,
  facts: Facts,
  wording: Wording,
) {
  const { subject, text: body } = rendered(await mail(language, facts), language, wording);
  return {
    email: { subject, text: body },
    sms: { text: renderedText(text(language, facts), language, wording) },
  };
}
