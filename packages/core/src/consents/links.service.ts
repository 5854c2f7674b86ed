import { CONSENT_OCCASIONS, type ConsentOccasion } from "../clinical/consents/consent-occasions.ts";
import { isMinor } from "../clinical/consents/required-consents.ts";
import {
  CONSENT_LINK_DAYS,
  type ConsentLink,
  type ConsentLinkWanted,
} from "../contracts/consents/consent-links.ts";
import type { LinkDelivery } from "../contracts/notifications/link-delivery.ts";
import type { MessageChannel } from "../contracts/notifications/notifications.ts";
import { allowanceWrite } from "../db/allowance.ts";
import { deliveryOf, readMessages } from "../db/outbox.ts";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { check, type Operation, put, remove, transact } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { absent, invalidField } from "../platform/errors.ts";
import { hashed, newToken } from "../platform/ids.ts";
import { seal } from "../platform/secret.ts";
import type { ConsentLinkItem } from "./consent-link.entity.ts";
import { requireMayRecord } from "./consents.service.ts";
import { db } from "./entities.ts";
import { type Person, type Record, readPerson } from "./person.ts";
import { textInForce } from "./texts-in-force.ts";

const DAY_MS = 86_400_000;
/** Days for which the clinic still sees what became of a link that ended. */
const SHOWN_DAYS = 30;

/** When a link ends that is made now. */
export const linkEnd = () => new Date(now() + CONSENT_LINK_DAYS * DAY_MS).toISOString();

const recordOf = (patient_id: string): Record => ({ space_id: actor().spaceId, patient_id });
/** What a token is encrypted for. */
export const subjectOf = ({ space_id, patient_id }: Record) => `${space_id}|${patient_id}`;
export const addressOf = (token: string) => `${env("WEB_ORIGIN")}/consent/${token}`;

/** A patient's items, one for each text that a link was made for: at most one page. One request. */
export async function linkItems(of: Record): Promise<ConsentLinkItem[]> {
  const { data } = await db.entities.link.query.primary(of).go({ consistent: true });
  return data;
}

const rank = ({ text_id }: ConsentLinkItem) => {
  const at = CONSENT_OCCASIONS.indexOf(text_id as ConsentOccasion);
  return at < 0 ? CONSENT_OCCASIONS.length : at;
};

/** A link's texts in the order in which they are shown: as patients need them, the clinic's own last. */
export const inOrder = (items: readonly ConsentLinkItem[]): ConsentLinkItem[] =>
  [...items].sort((a, b) => rank(a) - rank(b) || a.text_id.localeCompare(b.text_id));

/** Whether a text was decided in another way since its link was made, which leaves the link without use. */
export const isDecidedElsewhere = (item: ConsentLinkItem, { decisions }: Person): boolean => {
  const decided = decisions[item.text_id];
  return item.status === "open" && decided !== undefined && decided.at > item.created_at;
};

/**
 * A patient's links and what became of them, newest first, for some weeks after they ended. Two requests, one more where
 * they were sent, and one for a merged patient. Throws 404.
 */
export async function listLinks(patient: string): Promise<{ items: ConsentLink[]; next: null }> {
  const of = recordOf(patient);
  const [all, person] = await Promise.all([linkItems(of), readPerson(of, [])]);
  const shown = all.filter((item) => !isDecidedElsewhere(item, person));
  const ids = shown.flatMap(({ messages }) => Object.values(messages ?? {}));
  const messages = ids.length > 0 ? await readMessages(of.space_id, [...new Set(ids)]) : [];
  const links = [...Map.groupBy(shown, ({ token_hash }) => token_hash).values()];
  return {
    items: links
      .map((items) => linkView(items, messages.map(deliveryOf)))
      .sort((a, b) => b.created_at.localeCompare(a.created_at)),
    next: null,
  };
}

function linkView(items: readonly ConsentLinkItem[], messages: readonly LinkDelivery[]): ConsentLink {
  const [first] = items;
  if (!first) throw new Error("a link without texts");
  const current = nowIso();
  const sent = Object.values(first.messages ?? {});
  return {
    texts: inOrder(items).map(({ text_id, status, ends_at, decided_at }) => ({
      text: text_id,
      status: status === "open" && ends_at <= current ? "expired" : status,
      decided_at: decided_at ?? null,
    })),
    signer: first.signer ?? null,
    created_at: first.created_at,
    created_by: first.created_by.name,
    ends_at: first.ends_at,
    opened_at: items.find(({ opened_at }) => opened_at)?.opened_at ?? null,
    sent: messages
      .filter(({ message }) => sent.includes(message))
      .sort((a, b) => a.channel.localeCompare(b.channel)),
  };
}

type Wanted = Pick<ConsentLinkWanted, "signer"> & { texts: readonly string[] };

/** Throws 404 `consent_text.not_found`, 403 `consent.therapeutic`, 400 `consent.representative_required`. */
export function requireMayMake(person: Person, { texts, signer }: Wanted): void {
  for (const text of texts) requireMayRecord(textInForce(text, person.texts).occasion);
  if (isMinor(person.age) && signer === "patient")
    throw invalidField("signer", "consent.representative_required");
}

export type MessageIds = Readonly<Partial<globalThis.Record<MessageChannel, string>>>;
type NewLink = { items: ConsentLinkItem[]; token: string; writes: Operation[] };

/** A link for texts in the place of all earlier ones for them. */
export async function newLink(
  of: Record,
  { texts, signer }: Wanted,
  messages?: MessageIds,
): Promise<NewLink> {
  const { id, name } = actor();
  const token = newToken();
  const all = {
    ...of,
    token_hash: hashed(token),
    sealed_token: await seal("consent-link", subjectOf(of), token),
    signer,
    status: "open" as const,
    created_at: nowIso(),
    created_by: { id, name },
    ends_at: linkEnd(),
    expires_at: Math.floor((now() + (CONSENT_LINK_DAYS + SHOWN_DAYS) * DAY_MS) / 1000),
    ...(messages && { messages }),
  };
  const items = texts.map((text_id): ConsentLinkItem => ({ ...all, text_id }));
  const writes = [
    Patients.mustBeActiveWhenWritten(of.patient_id),
    ...items.map((item) => put(db.entities.link.put(item).params())),
  ];
  return { items, token, writes };
}

/**
 * Makes a link with which a patient decides about texts, and answers its address, which is not shown again. Earlier ones for
 * the same texts stop working. Two requests, one more for a merged patient. Throws 404 and 409 for the patient, 404
 * `consent_text.not_found`, 403 `consent.therapeutic`, 400 naming `signer`, 429.
 */
export async function createLink({
  patient,
  ...wanted
}: Wanted & { patient: string }): Promise<{ url: string; link: ConsentLink }> {
  const of = recordOf(patient);
  requireMayMake(await readPerson(of, wanted.texts), wanted);
  const { items, token, writes } = await newLink(of, wanted);
  await transact({
    writes: [...writes, allowanceWrite("consent_link", subjectOf(of))],
    audit: { action: "create", record: patient },
  });
  return { url: addressOf(token), link: linkView(items, []) };
}

const mustExist = (patient: string) =>
  check({ Key: Patients.keyOf(patient) }, { expression: "attribute_exists(pk)" }, () => absent("patient"));

/**
 * Ends the link that holds a text; what was decided with it stays. A link that is made in its place at the same moment
 * stays too, and so does what the patient decides at that moment. Two requests. Throws 404.
 */
export async function revokeLink({ patient, text }: { patient: string; text: string }) {
  const of = recordOf(patient);
  const found = await linkItems(of);
  const hash = found.find(({ text_id }) => text_id === text)?.token_hash;
  const revoke = async (attempt: number) => {
    const all = attempt === 1 ? found : await linkItems(of);
    const open = all.filter(({ token_hash, status }) => token_hash === hash && status === "open");
    await transact({
      writes: [mustExist(patient), ...open.map(removal)],
      audit: { action: "delete", record: patient },
    });
  };
  await retryOn(["write.conflict"], revoke, { attempts: 3 });
  return { text };
}

/** The write that removes a text from a link. Refused where it was decided or replaced since it was read. */
function removal({ space_id, patient_id, text_id, token_hash }: ConsentLinkItem): Operation {
  const removed = db.entities.link
    .delete({ space_id, patient_id, text_id })
    .where((stored, { eq }) => `${eq(stored.token_hash, token_hash)} AND ${eq(stored.status, "open")}`);
  return remove(removed.params(), writeConflict);
}
