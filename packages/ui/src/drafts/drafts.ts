import type { SessionUser } from "@meridian/core/contracts/accounts/accounts";
import { del, entries, get, keys, promisifyRequest, set, type UseStore, update } from "idb-keyval";
import { deviceStore, inTime } from "./device.ts";
import { copiesLeft, copyStored, dropCopies, holdCopy, nextTurn, toBytes } from "./page-copies.ts";
import { openPageIds, pageId } from "./tab-id.ts";

/** One change: `line` identifies the page and record, `seq` counts its changes. */
export type Edit = { line: string; seq: number };

/** A decrypted draft. */
export type Draft<T> = {
  key: string;
  value: T;
  /** The version of the record the draft was based on. */
  baseVersion: number | null;
  /** The edits it came from, oldest first. A server text with the same `line` is the user's own. */
  edits?: readonly Edit[];
  /** When it was saved, ISO 8601. */
  at: string;
};

type Facts = { baseVersion?: number | null; edits?: readonly Edit[] };

/**
 * Encrypted and bound to its name: under another name it cannot be decrypted. `key` says which of the user's keys
 * encrypted it; boxes of earlier versions lack it.
 */
export type Box = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer; key?: string };
/** A draft as it is stored. */
export type Sealed = Box & { at: string };

/** The keys of the session's user that decrypt drafts. */
export type DraftKeys = Pick<SessionUser, "draft_key" | "draft_key_id" | "other_draft_keys">;

// The keys are only in this variable, so drafts in the browser's storage cannot be read without a session.
let open: { userId: string; current: string; keys: ReadonlyMap<string, CryptoKey> } | undefined;
export const draftStore = deviceStore("meridian-drafts", "drafts");
/** Drafts for which the browser has no room, encrypted like the rest. They outlive their screen, but not the page. */
const loose = new Map<string, Sealed>();
/** A limit for those who wait for what was left however late it comes, and go on with something else meanwhile. */
const HOWEVER_LATE = Number.POSITIVE_INFINITY;
/** Users whose copies in this tab were taken up: later ones are of this page itself. */
const taken = new Set<string>();

/**
 * Sets the user whose drafts can be read, with the session's keys (base64 of 32 bytes). The current key encrypts,
 * every key decrypts. Earlier keys of this page are kept, because servers may disagree for minutes during a key
 * rotation.
 */
export async function openDrafts(userId: string, { draft_key, draft_key_id, other_draft_keys }: DraftKeys) {
  const given = [{ id: draft_key_id, key: draft_key }, ...other_draft_keys];
  const imported = await Promise.all(given.map(async ({ id, key }) => [id, await importedKey(key)] as const));
  const before = open?.userId === userId ? open.keys : [];
  open = { userId, current: draft_key_id, keys: new Map([...before, ...imported]) };
  if (taken.has(userId)) return;
  taken.add(userId);
  for (const [name, draft] of copiesLeft(userId)) {
    loose.set(name, draft);
    void bring(name, draft);
  }
}

/** Stores what the page before this one had no time to store. Until then it is read from memory. */
async function bring(name: string, draft: Sealed) {
  const newer = (stored?: Sealed) => (stored && stored.at > draft.at ? stored : draft);
  await draftStore((store) => update<Sealed>(name, newer, store), HOWEVER_LATE).then(
    () => stored(name, draft),
    () => undefined,
  );
}

function stored(name: string, draft: Sealed) {
  if (loose.get(name) === draft) loose.delete(name);
  copyStored(name, draft);
}

const importedKey = (key: string) =>
  crypto.subtle.importKey("raw", toBytes(key), "AES-GCM", false, ["encrypt", "decrypt"]);

/** Forgets the keys. Stored drafts stay unreadable until the same user signs in. */
export function forgetDraftKey() {
  open = undefined;
}

/** Id of the user whose drafts can be read. */
export const draftOwner = () => open?.userId;

const nameOf = (userId: string, key: string) => `${userId}/${key}`;
const bound = (name: string) => new TextEncoder().encode(name);

/** Encrypts for the current user under a name of theirs. */
export async function seal(key: string, plain: BufferSource) {
  const secret = open?.keys.get(open.current);
  if (!open || !secret) return undefined;
  const { userId, current } = open;
  const name = nameOf(userId, key);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const parameters = { name: "AES-GCM", iv, additionalData: bound(name) };
  const box: Box = { iv, data: await crypto.subtle.encrypt(parameters, secret, plain), key: current };
  return { name, box };
}

/** Decrypts a box of the current user; undefined when that fails. */
export async function unseal(key: string, box: Box): Promise<ArrayBuffer | undefined> {
  if (!open) return undefined;
  const { userId, keys } = open;
  const parameters = { name: "AES-GCM", iv: box.iv, additionalData: bound(nameOf(userId, key)) };
  const fitting = box.key === undefined ? [...keys.values()] : [keys.get(box.key)];
  for (const secret of fitting) {
    const plain =
      secret && (await crypto.subtle.decrypt(parameters, secret, box.data).catch(() => undefined));
    if (plain) return plain;
  }
  return undefined;
}

/** Whether a box was encrypted with another key than the current one. */
export const sealedEarlier = (box: Box) => open !== undefined && box.key !== open.current;

/** Encrypts a draft; undefined when there is no session, or another change of the draft came meanwhile. */
async function sealDraft(key: string, value: unknown, { baseVersion = null, edits = [] }: Facts) {
  if (!open) return undefined;
  const isLatest = nextTurn(nameOf(open.userId, key));
  const plain = new TextEncoder().encode(JSON.stringify({ value, baseVersion, edits }));
  const sealed = await seal(key, plain).catch(() => undefined);
  if (!sealed) return undefined;
  const draft: Sealed = { ...sealed.box, at: new Date().toISOString() };
  if (isLatest()) holdCopy(sealed.name, draft);
  return { name: sealed.name, draft, isLatest };
}

/**
 * Gets a draft ready while its user is still typing: if the page goes before {@link saveDraft}, the next one finds it. For
 * what is typed; files and lists that are read in are too large for it.
 */
export const prepareDraft = async (key: string, value: unknown, facts: Facts = {}): Promise<void> =>
  void (await sealDraft(key, value, facts));

/** Saves an encrypted draft. False when it is only in memory (no room), or not saved (no session yet). */
export async function saveDraft<T>(key: string, value: T, facts: Facts = {}) {
  const sealed = await sealDraft(key, value, facts);
  if (!sealed) return false;
  const { name, draft, isLatest } = sealed;
  const written = draftStore((store) => set(name, draft, store), HOWEVER_LATE).then(() =>
    stored(name, draft),
  );
  try {
    await inTime(written);
    loose.delete(name);
    return true;
  } catch {
    if (isLatest()) loose.set(name, draft);
    // A storage that was only slow has it in the end.
    written.catch(() => undefined);
    return false;
  }
}

async function openDraft<T>(key: string, sealed: Sealed): Promise<Draft<T> | undefined> {
  const plain = await unseal(key, sealed);
  if (!plain) return undefined;
  const content = JSON.parse(new TextDecoder().decode(plain)) as Omit<Draft<T>, "key" | "at">;
  return { key, ...content, at: sealed.at };
}

/** Reads the current user's draft under `key`, however late the device's storage answers. */
export async function readDraft<T>(key: string): Promise<Draft<T> | undefined> {
  if (!open) return undefined;
  const name = nameOf(open.userId, key);
  const sealed =
    loose.get(name) ??
    (await draftStore((store) => get<Sealed>(name, store), HOWEVER_LATE).catch(() => undefined));
  return sealed && openDraft<T>(key, sealed);
}

/** Removes a draft that was saved elsewhere or discarded. */
export async function removeDraft(key: string) {
  if (!open) return;
  const name = nameOf(open.userId, key);
  nextTurn(name);
  loose.delete(name);
  dropCopies((copy) => copy === name);
  await draftStore((store) => del(name, store)).catch(() => undefined);
}

/** The draft key of this page, for a record that several pages may have open. */
export const pageKey = (key: string) => `${key}@${pageId}`;

/** A draft key that belongs to no open page. */
export const looseKey = (key: string) => `${key}@${crypto.randomUUID()}`;

/** Runs in one page at a time, so that two pages do not continue the same draft. */
export const oneAtATime = <R>(work: () => Promise<R>): Promise<R> =>
  typeof navigator !== "undefined" && navigator.locks
    ? navigator.locks.request("meridian-take-up", work)
    : work();

/**
 * Drafts this page may continue, oldest first: its own, and those of closed pages. Drafts of other open pages stay
 * theirs.
 */
export const draftsToTakeUp = <T>(key: string): Promise<Draft<T>[]> => draftsLeft<T>(`${key}@`);

/** Drafts under all keys with this prefix that this page may continue, oldest first, however late the storage answers. */
export async function draftsLeft<T>(prefix: string): Promise<Draft<T>[]> {
  if (!open) return [];
  const own = nameOf(open.userId, "").length;
  const lying = await storedUnder(nameOf(open.userId, prefix));
  if (lying.size === 0) return [];
  const elsewhere = await openPageIds();
  const free = [...lying].filter(([name]) => {
    const holder = name.slice(name.lastIndexOf("@") + 1);
    return holder === pageId || !elsewhere.has(holder);
  });
  const drafts = await Promise.all(free.map(([name, sealed]) => openDraft<T>(name.slice(own), sealed)));
  return drafts.filter((draft) => draft !== undefined).sort((a, b) => a.at.localeCompare(b.at));
}

/** Names and drafts in one reading: what is stored while a slow device looks does not change what it finds. */
async function storedUnder(start: string): Promise<Map<string, Sealed>> {
  const read = (store: UseStore) =>
    store("readonly", async (objects) => {
      const range = IDBKeyRange.bound(start, `${start}\uffff`);
      const names = promisifyRequest(objects.getAllKeys(range)) as Promise<string[]>;
      const drafts = promisifyRequest(objects.getAll(range)) as Promise<Sealed[]>;
      const [found, sealed] = await Promise.all([names, drafts]);
      return found.map((name, place) => [name, sealed[place]] as [string, Sealed]);
    });
  const lying = await draftStore(read, HOWEVER_LATE).catch(() => []);
  const inMemory = [...loose].filter(([name]) => name.startsWith(start));
  return new Map([...lying, ...inMemory]);
}

const UNTIL_SIGN_OUT = "until-sign-out/";

/**
 * The key of a draft or file that stays over a reload and is removed when the user signs out: a whole list of a clinic's
 * patients must not stay on a device that somebody else uses next.
 */
export const ofSession = (key: string) => `${UNTIL_SIGN_OUT}${key}`;

/** Whether a key is one of {@link ofSession}. */
export const isOfSession = (key: string) => key.startsWith(UNTIL_SIGN_OUT);

/** Whether the device's storage accepts data. */
export const deviceHasRoom = () => loose.size === 0;

/** Prefixes of clinical drafts, which unlike those of forms are sent as soon as their screen opens. */
const RECORD = ["appointment/", "amendment/"];

/** Whether clinical drafts of this user wait on this device to be sent. */
export async function waitsOnDevice(): Promise<boolean> {
  if (!open) return false;
  const { userId } = open;
  const starts = RECORD.map((start) => nameOf(userId, start));
  return (await draftNames()).some((name) => starts.some((start) => name.startsWith(start)));
}

async function draftNames(): Promise<string[]> {
  const lying = await draftStore((store) => keys<string>(store)).catch(() => []);
  return [...new Set([...lying, ...loose.keys()])];
}

/** The user's drafts whose key starts with `prefix`, newest first. */
export async function listDrafts<T = unknown>(prefix = ""): Promise<Draft<T>[]> {
  if (!open) return [];
  const start = nameOf(open.userId, "");
  const lying = await draftStore((store) => entries<string, Sealed>(store)).catch(() => []);
  const mine = [...new Map([...lying, ...loose])].filter(([name]) => name.startsWith(start + prefix));
  const drafts = await Promise.all(
    mine.map(([name, sealed]) => openDraft<T>(name.slice(start.length), sealed)),
  );
  return drafts.filter((draft) => draft !== undefined).sort((a, b) => b.at.localeCompare(a.at));
}
