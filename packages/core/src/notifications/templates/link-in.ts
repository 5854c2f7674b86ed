import type { SmsKey } from "../../contracts/notifications/message-texts.ts";
import type { Facts, TextTemplate } from "./composed.ts";

/** The link, which is added to the facts only while a message is being sent. Throws without one. */
export function linkIn({ url }: Facts): string {
  if (!url) throw new Error("A message with a link that has none");
  return url;
}

/** A text message with a link, from the same facts as the mail. */
export const textWithLink =
  (message: SmsKey): TextTemplate =>
  (_language, facts) => ({ message, values: { clinic: facts.clinic ?? "", link: linkIn(facts) } });
