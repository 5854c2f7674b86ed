import type { MailFields, SmsFields } from "../../clinical/catalogues/descriptions/message-texts.ts";
import {
  type MailKey,
  type MessageCatalogue,
  type MessageText,
  mailTexts,
  messageText,
  type SmsKey,
  smsTexts,
} from "../../contracts/notifications/message-texts.ts";
import { mailWords, smsWords } from "../../reference/message-texts/shipped-words.ts";
import { bodyFault, lineFault, smsFault, type WordsFault } from "../../text/message-words.ts";
import { type Base, once } from "./base.ts";

const LANGUAGES = ["en", "pt"] as const;
type Checked = "required" | "text.too_long" | "message_text.no_button" | "choice.invalid" | WordsFault;

/** The faults of a text in each language, by field. */
const inBoth = (
  field: string,
  texts: Readonly<Record<"en" | "pt", string>>,
  fault: (text: string) => Checked | undefined,
): Record<string, Checked> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const found = fault(texts[language]);
      return found ? [[`${field}.${language}`, found]] : [];
    }),
  );

function mailFaults({ message, subject, body, button, why }: MailFields): Record<string, string> {
  const found = messageText("mails", message);
  if (!found) return { message: "choice.invalid" };
  const { placeholders, most } = found;
  const within = (text: string, length: number | undefined) =>
    length !== undefined && text.length > length ? "text.too_long" : undefined;
  const inLine = (text: string) => lineFault(text, placeholders);
  const onButton = (text: string) => {
    if (!found.button) return text === "" ? undefined : "message_text.no_button";
    return text === "" ? "required" : inLine(text);
  };
  return {
    ...inBoth("subject", subject, (text) => within(text, most?.subject) ?? inLine(text)),
    ...inBoth("body", body, (text) => within(text, most?.body) ?? bodyFault(text, placeholders)),
    ...inBoth("button", button, onButton),
    ...inBoth("why", why, inLine),
  };
}

function smsFaults({ message, body }: SmsFields): Record<string, string> {
  const found = messageText("sms", message);
  if (!found) return { message: "choice.invalid" };
  return inBoth("body", body, (text) => smsFault(text, found.placeholders));
}

const named = (catalogue: MessageCatalogue, key: string) => (messageText(catalogue, key) as MessageText).name;
const closed = (): never => {
  throw new Error("automatic messages are not added");
};
const source = {
  en: "The product's own wording, in English and European Portuguese.",
  pt: "Redação própria do produto, em inglês e em português europeu.",
};

export const mailBase: Base<MailFields> = {
  rows: once(() =>
    (Object.keys(mailTexts) as MailKey[]).map((key) => ({
      key,
      fields: { message: key, ...mailWords[key] },
    })),
  ),
  nameOf: ({ key }) => named("mails", key),
  keyOf: closed,
  options: () => ({}),
  faults: mailFaults,
  source,
};

export const smsBase: Base<SmsFields> = {
  rows: once(() =>
    (Object.keys(smsTexts) as SmsKey[]).map((key) => ({
      key,
      fields: { message: key, body: smsWords[key] },
    })),
  ),
  nameOf: ({ key }) => named("sms", key),
  keyOf: closed,
  options: () => ({}),
  faults: smsFaults,
  source,
};
