import type { MonitoringLink } from "../contracts/monitoring/monitored-symptoms.ts";
import { LINK_DAYS } from "../contracts/monitoring/symptom-terms.ts";
import type { LinkDelivery } from "../contracts/notifications/link-delivery.ts";
import type { MessageChannel } from "../contracts/notifications/notifications.ts";
import { deliveryOf, readMessages } from "../db/outbox.ts";
import { readItems } from "../db/read-items.ts";
import { retryOn } from "../db/retry-on.ts";
import { type Operation, put, remove, transact, update } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";
import { hashed, newToken } from "../platform/ids.ts";
import { seal, unseal } from "../platform/secret.ts";
import { db } from "./entities.ts";
import type { MonitoringLinkItem } from "./monitoring-link.entity.ts";
import { recordsOf } from "./symptoms.service.ts";

/** When a link ends that is used at a moment. */
export const linkEnd = (at = now()) => new Date(at + LINK_DAYS * 86_400_000).toISOString();

const NONE: MonitoringLink = {
  url: null,
  created_at: null,
  ends_at: null,
  last_used_on: null,
  reminders_paused: false,
  sent: [],
};

type Key = { space_id: string; patient_id: string };
const keyOf = (patient_id: string): Key => ({ space_id: actor().spaceId, patient_id });
const subjectOf = ({ space_id, patient_id }: Key) => `${space_id}|${patient_id}`;

/** The link of a record; undefined where there is none or it has expired. One request. */
async function workingLink(key: Key): Promise<MonitoringLinkItem | undefined> {
  const { data } = await db.entities.link.get(key).go({ consistent: true });
  return data && data.ends_at > nowIso() ? data : undefined;
}

export const isWorking = ({ ends_at }: MonitoringLinkItem) => ends_at > nowIso();

/**
 * A person's links, those that ended too, the record's own first: a record that was merged keeps the link its patient has.
 * One request.
 */
export async function linksOf(
  records: readonly string[],
  space_id = actor().spaceId,
): Promise<MonitoringLinkItem[]> {
  const keys = records.map((patient_id) => db.entities.link.get({ space_id, patient_id }).params().Key);
  const items = await readItems(keys as { pk: string; sk: string }[]);
  return items
    .flatMap((Item) => db.entities.link.parse({ Item }).data ?? [])
    .sort((a, b) => records.indexOf(a.patient_id) - records.indexOf(b.patient_id));
}

/** A link's address; undefined where the application's secret was changed twice since it was made. */
async function urlOf(link: MonitoringLinkItem): Promise<string | undefined> {
  const token = await unseal("monitoring-link", subjectOf(link), link.sealed_token);
  return token && addressOf(token);
}
const addressOf = (token: string) => `${env("WEB_ORIGIN")}/monitoring/${token}`;

/**
 * The link to a patient's monitoring page. Two requests, three where it was sent, one more for every merge. Throws 404. Its
 * address is null where none works: none was made, it was revoked, it expired, or the application's secret was changed
 * twice since.
 */
export async function getLink(patient: string): Promise<MonitoringLink> {
  const links = await linksOf(await recordsOf(patient));
  const link = links.find(isWorking);
  if (!link) return { ...NONE, reminders_paused: isQuiet(links) };
  const ids = Object.values(link.messages ?? {});
  const messages = ids.length > 0 ? await readMessages(link.space_id, ids) : [];
  const said = { ...link, reminders_paused: isQuiet(links) };
  return linkView(said, await urlOf(link), messages.map(deliveryOf));
}

const linkView = (
  item: MonitoringLinkItem,
  url: string | undefined,
  sent: readonly LinkDelivery[],
): MonitoringLink => ({
  url: url ?? null,
  created_at: item.created_at,
  ends_at: item.ends_at,
  last_used_on: item.last_used_on ?? null,
  reminders_paused: item.reminders_paused,
  sent: [...sent].sort((a, b) => a.channel.localeCompare(b.channel)),
});

/**
 * Whether a person wants no reminders. They said so on any of the links that work: each record of a merged person may have one.
 * Where none works, what was said on one that ended counts.
 */
export function isQuiet(links: readonly MonitoringLinkItem[]): boolean {
  const working = links.filter(isWorking);
  return (working.length > 0 ? working : links).some(({ reminders_paused }) => reminders_paused);
}

/**
 * The record whose link a reminder to a person carries, the first that has one; undefined where no link works or the person
 * paused reminders on any of them. One request.
 * @param records - all records of the person, the preferred ones first
 */
export async function recordToRemind(space: string, records: readonly string[]): Promise<string | undefined> {
  const links = (await linksOf(records, space)).filter(isWorking);
  return isQuiet(links) ? undefined : links[0]?.patient_id;
}

/** A new link of a patient, who keeps what they said about reminders. */
async function newLink(
  patient: string,
  before: readonly MonitoringLinkItem[],
): Promise<{ item: MonitoringLinkItem; token: string }> {
  const token = newToken();
  const key = keyOf(patient);
  const item = {
    ...key,
    token_hash: hashed(token),
    sealed_token: await seal("monitoring-link", subjectOf(key), token),
    created_at: nowIso(),
    created_by: actor().id,
    ends_at: linkEnd(),
    reminders_paused: isQuiet(before),
  };
  return { item, token };
}

/** The writes of a new link in the place of all others that the person has. */
const replacementWrites = (item: MonitoringLinkItem, records: readonly string[]): Operation[] => [
  Patients.mustBeActiveWhenWritten(item.patient_id),
  put(db.entities.link.put(item).params()),
  ...removals(records.filter((record) => record !== item.patient_id)),
];

const removals = (records: readonly string[]): Operation[] =>
  records.map((record) => remove(db.entities.link.delete(keyOf(record)).params()));

/**
 * Makes a link, or a new one: an earlier one stops working at once. Three requests, one more for every merge. Throws 404 and
 * 409 for the patient.
 */
export async function createLink(patient: string): Promise<MonitoringLink> {
  const records = await recordsOf(patient);
  const { item, token } = await newLink(patient, await linksOf(records));
  await transact({ writes: replacementWrites(item, records), audit: { action: "create", record: patient } });
  return linkView(item, addressOf(token), []);
}

type MessageIds = Readonly<Partial<Record<MessageChannel, string>>>;

/**
 * The writes for messages that will carry a person's link, and the record whose link it is: a new one is made where none can
 * be shown, or where it is to be replaced. The link keeps the ids of the messages. One request.
 */
export async function writesToSendLink(
  records: readonly string[],
  messages: MessageIds,
  replace: boolean,
): Promise<{ linkOf: string; writes: Operation[] }> {
  const [patient = ""] = records;
  const links = await linksOf(records);
  const link = links.find(isWorking);
  if (!replace && link && (await urlOf(link)))
    return {
      linkOf: link.patient_id,
      writes: [Patients.mustBeActiveWhenWritten(patient), messagesWrite(link, messages)],
    };
  const { item } = await newLink(patient, links);
  return { linkOf: patient, writes: replacementWrites({ ...item, messages }, records) };
}

/** Notes which messages carried a link. Refused where the link is another by now. */
function messagesWrite(link: MonitoringLinkItem, messages: MessageIds): Operation {
  const { space_id, patient_id, token_hash } = link;
  const noted = db.entities.link
    .patch({ space_id, patient_id })
    .set({ messages: { ...link.messages, ...messages } })
    .where((stored, { eq }) => eq(stored.token_hash, token_hash));
  return update(noted.params(), () => new AppError("conflict", "write.conflict"));
}

/** The write for a message that carries the link a record has; undefined where none works. One request. */
export async function writeToSendAgain(record: string, messages: MessageIds): Promise<Operation | undefined> {
  const link = await workingLink(keyOf(record));
  return link && (await urlOf(link)) ? messagesWrite(link, messages) : undefined;
}

/**
 * The address of a record's link for a job without a session, and whether the person paused reminders on it or on the link of
 * another of their records. One request. Undefined where none works or its address cannot be shown.
 * @param records - all records of the person
 */
export async function linkForMessage(
  space: string,
  record: string,
  records: readonly string[],
): Promise<{ url: string; remindersPaused: boolean } | undefined> {
  const links = (await linksOf([...new Set([record, ...records])], space)).filter(isWorking);
  const link = links.find(({ patient_id }) => patient_id === record);
  const url = link && (await urlOf(link));
  return url ? { url, remindersPaused: isQuiet(links) } : undefined;
}

/**
 * Ends every link of a patient; safe to repeat. Three requests, one more for every merge. What the patient said about reminders
 * stays for the next link. Throws 404.
 */
export const revokeLink = (patient: string): Promise<MonitoringLink> =>
  // The patient used the link for the first time of the day, or it was replaced.
  retryOn(["write.conflict"], () => revoke(patient), { attempts: 3 });

async function revoke(patient: string): Promise<MonitoringLink> {
  const links = await linksOf(await recordsOf(patient));
  await transact({
    writes: links.filter(isWorking).map(ending),
    audit: { action: "delete", record: patient },
  });
  return { ...NONE, reminders_paused: isQuiet(links) };
}

/** The write that ends a link: nothing leads to it any more, and its token is gone. */
function ending({ space_id, patient_id, token_hash }: MonitoringLinkItem): Operation {
  const ended = db.entities.link
    .patch({ space_id, patient_id })
    .set({ token_hash: hashed(newToken()), sealed_token: "", ends_at: nowIso() })
    .remove(["messages"])
    .where((stored, { eq }) => eq(stored.token_hash, token_hash));
  return update(ended.params(), () => new AppError("conflict", "write.conflict"));
}
