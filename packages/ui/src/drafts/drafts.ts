import type { SessionUser } from "@meridian/core/contracts/accounts/accounts";
import { del, entries, get, keys, set } from "idb-keyval";
import { deviceStore } from "./device.ts";
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
type Sealed = Box & { at: string };

/** The keys of the session's user that decrypt drafts. */
export type DraftKeys = Pick<SessionUser, "draft_key" | "draft_key_id" | "other_draft_keys">;

// The keys are only in this variable, so drafts in the browser's storage cannot be read without a session.
let open: { userId: string; current: string; keys: ReadonlyMap<string, CryptoKey> } | undefined;
export const draftStore = deviceStore("meridian-drafts", "drafts");
/** Drafts for which the browser has no room, encrypted like the rest. They outlive their screen, but not the page. */
const loose = new Map<string, Sealed>();

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
}

function importedKey(key: string) {
  const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

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

/** Saves an encrypted draft. False when it is only in memory (no room), or not saved (no session yet). */
export async function saveDraft<T>(key: string, value: T, { baseVersion = null, edits = [] }: Facts = {}) {
  const plain = new TextEncoder().encode(JSON.stringify({ value, baseVersion, edits }));
  const sealed = await seal(key, plain).catch(() => undefined);
  if (!sealed) return false;
  const { name, box } = sealed;
  const draft: Sealed = { ...box, at: new Date().toISOString() };
  try {
    await draftStore((store) => set(name, draft, store));
    loose.delete(name);
    return true;
  } catch {
    loose.set(name, draft);
    return false;
  }
}

async function openDraft<T>(key: string, sealed: Sealed): Promise<Draft<T> | undefined> {
  const plain = await unseal(key, sealed);
  if (!plain) return undefined;
  const content = JSON.parse(new TextDecoder().decode(plain)) as Omit<Draft<T>, "key" | "at">;
  return { key, ...content, at: sealed.at };
}

/** Reads the current user's draft under `key`. */
export async function readDraft<T>(key: string): Promise<Draft<T> | undefined> {
  if (!open) return undefined;
  const name = nameOf(open.userId, key);
  const sealed =
    loose.get(name) ?? (await draftStore((store) => get<Sealed>(name, store)).catch(() => undefined));
  return sealed && openDraft<T>(key, sealed);
}

/** Removes a draft that was saved elsewhere or discarded. */
export async function removeDraft(key: string) {
  if (!open) return;
  const name = nameOf(open.userId, key);
  loose.delete(name);
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

/** Drafts under all keys with this prefix that this page may continue, oldest first. */
export async function draftsLeft<T>(prefix: string): Promise<Draft<T>[]> {
  if (!open) return [];
  const start = nameOf(open.userId, prefix);
  const own = nameOf(open.userId, "").length;
  const keysLeft = (await draftNames())
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(own));
  if (keysLeft.length === 0) return [];
  const elsewhere = await openPageIds();
  const free = keysLeft.filter((key) => {
    const holder = key.slice(key.lastIndexOf("@") + 1);
    return holder === pageId || !elsewhere.has(holder);
  });
  const drafts = await Promise.all(free.map((key) => readDraft<T>(key)));
  return drafts.filter((draft) => draft !== undefined).sort((a, b) => a.at.localeCompare(b.at));
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
