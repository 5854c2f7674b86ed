import { casesOf, messageText } from "@meridian/core/contracts/notifications/message-texts";

type Message = { channel: "email" | "sms"; template: string };

/**
 * Where the wording of a message is edited: its entry, or the list of its template's cases. Undefined for a template of an
 * earlier version.
 */
export function wordingAddress({ channel, template }: Message, language: "en" | "pt"): string | undefined {
  const catalogue = channel === "email" ? "mails" : "sms";
  const cases = casesOf(catalogue, template);
  const [first] = cases;
  if (first === undefined) return undefined;
  const list = `/dashboard/catalogues/${catalogue}`;
  if (cases.length === 1) return `${list}/entries/${first}`;
  const [name = ""] = messageText(catalogue, first)?.name[language].split(":") ?? [];
  return `${list}?q=${encodeURIComponent(name)}`;
}
