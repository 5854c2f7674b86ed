import * as Catalogues from "../catalogues/index.ts";
import type { MailFields, SmsFields } from "../clinical/catalogues/descriptions/message-texts.ts";
import type { OverlayEntry } from "../clinical/catalogues/overlay.ts";
import { type MailKey, mailTexts, type SmsKey, smsTexts } from "../contracts/notifications/message-texts.ts";
import { type MailWords, mailWords, smsWords } from "../reference/message-texts/shipped-words.ts";
import { bodyFault, lineFault, smsFault } from "../text/message-words.ts";

type Words = MailWords["subject"];
/** What automatic messages say: the published words, or those of the product where none are published. */
export type Wording = { mail: (key: MailKey) => MailWords; sms: (key: SmsKey) => Words };

/** The words that ship with the product. */
export const shippedWording: Wording = { mail: (key) => mailWords[key], sms: (key) => smsWords[key] };

const inBoth = ({ en, pt }: Words, isRight: (text: string) => boolean) => isRight(en) && isRight(pt);

/**
 * Whether words can be sent with what the product fills in today. A later release may have other placeholders than those that
 * were published for.
 */
export function mailFits(key: MailKey, { subject, body, button, why }: MailWords): boolean {
  const { placeholders, button: hasButton } = mailTexts[key];
  const fits = (text: string) => lineFault(text, placeholders) === undefined;
  return (
    [subject, button, why].every((words) => inBoth(words, fits)) &&
    inBoth(body, (text) => bodyFault(text, placeholders) === undefined) &&
    inBoth(button, (text) => (text !== "") === hasButton)
  );
}
const smsFits = (key: SmsKey, body: Words) =>
  inBoth(body, (text) => smsFault(text, smsTexts[key].placeholders) === undefined);

const fieldsOf = <Fields>(entries: readonly OverlayEntry<Fields>[], key: string): Fields | null =>
  entries.find((entry) => entry.key === key)?.fields ?? null;

/**
 * What messages say now. One request for ten seconds of a container, and one for each of the two catalogues after a publication;
 * what was published is kept until the next one.
 */
export async function publishedWording(): Promise<Wording> {
  const { mails, sms } = await Catalogues.publishedOverlays(["mails", "sms"]);
  return {
    mail: (key) => {
      const fields = fieldsOf<MailFields>(mails, key);
      return fields && mailFits(key, fields) ? fields : mailWords[key];
    },
    sms: (key) => {
      const fields = fieldsOf<SmsFields>(sms, key);
      return fields && smsFits(key, fields.body) ? fields.body : smsWords[key];
    },
  };
}
