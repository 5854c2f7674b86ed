import { plain } from "./appointment-texts.ts";

type Facts = Readonly<Record<string, string>>;

/** Characters of one text message in the basic alphabet. */
const ONE_MESSAGE = 160;

/** One text message with a link. The clinic's name gives way, so that the link is never cut. */
export function textWithLink(facts: Facts, text: string): string {
  const url = linkIn(facts);
  const room = Math.max(0, ONE_MESSAGE - text.length - url.length - 3);
  const clinic = plain(facts.clinic ?? "").slice(0, room);
  return `${clinic === "" ? "" : `${clinic}: `}${text} ${url}`;
}

/** The link, which is added to the facts only while a message is being sent. Throws without one. */
export function linkIn({ url }: Facts): string {
  if (!url) throw new Error("A message with a link that has none");
  return url;
}
