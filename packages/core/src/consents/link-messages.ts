import type { ConsentLinkWanted } from "../contracts/consents/consent-links.ts";
import { type Operation, update } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { unseal } from "../platform/secret.ts";
import type { ConsentLinkItem } from "./consent-link.entity.ts";
import { db } from "./entities.ts";
import {
  addressOf,
  isDecidedElsewhere,
  linkItems,
  type MessageIds,
  newLink,
  requireMayMake,
  subjectOf,
} from "./links.service.ts";
import { type Person, type Record, readPerson } from "./person.ts";

/** Which link a message carries: the hash of its token, and the texts it was made for. */
export type CarriedLink = { token_hash: string; texts: readonly string[] };
type Sending = {
  person: Person;
  link: CarriedLink;
  /** When the link ends. */
  ends_at: string;
  writes: Operation[];
};

/** Whom a message goes to. One request, one more for a merged patient. Throws 404. */
export const recipientOf = (patient_id: string): Promise<Person> =>
  readPerson({ space_id: actor().spaceId, patient_id }, []);

const isOpen = ({ status, ends_at }: ConsentLinkItem) => status === "open" && ends_at > nowIso();

/** A link's address; undefined where the application's secret was changed twice since it was made. */
async function urlOf(of: Record, item: ConsentLinkItem | undefined): Promise<string | undefined> {
  const token = item?.sealed_token && (await unseal("consent-link", subjectOf(of), item.sealed_token));
  return token ? addressOf(token) : undefined;
}

/** The items of the link that waits for answers to exactly these texts, from this signer. */
function sameLink(
  items: readonly ConsentLinkItem[],
  person: Person,
  { texts, signer }: ConsentLinkWanted,
): ConsentLinkItem[] {
  const first = items.find(({ text_id }) => text_id === texts[0]);
  const link = items.filter((item) => item.token_hash === first?.token_hash);
  const open = link.filter((item) => isOpen(item) && !isDecidedElsewhere(item, person));
  const matches =
    first?.signer === signer &&
    open.length === texts.length &&
    open.every(({ text_id }) => texts.includes(text_id as never));
  return matches ? open : [];
}

/**
 * The writes for messages that will carry a link for these texts: the one that is open for exactly them, or else a new one.
 * The link keeps the ids of the messages. Two requests, one more for a merged patient. Throws as `createLink`.
 */
export async function writesToSendLink(
  patient_id: string,
  wanted: ConsentLinkWanted,
  messages: MessageIds,
): Promise<Sending> {
  const of = { space_id: actor().spaceId, patient_id };
  const [all, person] = await Promise.all([linkItems(of), readPerson(of, wanted.texts)]);
  requireMayMake(person, wanted);
  const same = sameLink(all, person, wanted);
  if (await urlOf(of, same[0]))
    return sending(person, same, [
      Patients.mustBeActiveWhenWritten(patient_id),
      ...same.map((item) => messagesWrite(item, messages)),
    ]);
  const { items, writes } = await newLink(of, wanted, messages);
  return sending(person, items, writes);
}

const sending = (person: Person, items: readonly ConsentLinkItem[], writes: Operation[]): Sending => ({
  person,
  link: { token_hash: items[0]?.token_hash ?? "", texts: items.map(({ text_id }) => text_id) },
  ends_at: items[0]?.ends_at ?? "",
  writes,
});

/** Notes which messages carried a text's link. Refused where the link is another by now. */
function messagesWrite(item: ConsentLinkItem, messages: MessageIds): Operation {
  const { space_id, patient_id, text_id, token_hash } = item;
  const noted = db.entities.link
    .patch({ space_id, patient_id, text_id })
    .set({ messages: { ...item.messages, ...messages } })
    .where((stored, { eq }) => eq(stored.token_hash, token_hash));
  return update(noted.params(), () => new AppError("conflict", "write.conflict"));
}

/** What a message's link leads to at the moment. */
type Carried = {
  person: Person;
  /** The texts that are still to be decided. */
  open: ConsentLinkItem[];
  /** Whether all of its texts were decided, in whatever way. */
  decided: boolean;
  /** Undefined where the link does not work or its address cannot be shown. */
  url: string | undefined;
};

/**
 * The link of a message just before it is sent; needs no session. Two requests, one more for a merged patient. Throws 404.
 */
export async function linkForMessage(of: Record, { token_hash, texts }: CarriedLink): Promise<Carried> {
  const [all, person] = await Promise.all([linkItems(of), readPerson(of, [])]);
  const link = all.filter((item) => item.token_hash === token_hash && texts.includes(item.text_id));
  const open = link.filter((item) => isOpen(item) && !isDecidedElsewhere(item, person));
  const isDecided = (item: ConsentLinkItem) => item.status !== "open" || isDecidedElsewhere(item, person);
  return {
    person,
    open,
    decided: link.length > 0 && link.every(isDecided),
    url: await urlOf(of, open[0]),
  };
}

/** The writes for a message that carries the same link once more; none where it does not work. Requests as above. */
export async function writesToSendAgain(
  patient_id: string,
  link: CarriedLink,
  messages: MessageIds,
): Promise<{ person: Person; ends_at: string; writes: Operation[] }> {
  const { person, open, url } = await linkForMessage({ space_id: actor().spaceId, patient_id }, link);
  const usable = url ? open : [];
  return {
    person,
    ends_at: usable[0]?.ends_at ?? "",
    writes: usable.map((item) => messagesWrite(item, messages)),
  };
}
