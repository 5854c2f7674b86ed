import { createStore, del, entries, get, keys, set } from "idb-keyval";
import { openPages, pageId } from "./page.ts";

/** One screen's work on one thing, counted by its changes. */
export type Edit = { line: string; seq: number };

/** A draft as it is read back. */
export type Draft<T> = {
  key: string;
  value: T;
  /** The version of the record the writing was based on. */
  baseVersion: number | null;
  /** The typing it came from, oldest first: a text of the same line on the server is no one else's. */
  edits?: readonly Edit[];
  /** When it was kept, ISO 8601. */
  at: string;
};

type Facts = { baseVersion?: number | null; edits?: readonly Edit[] };

type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer; at: string };

// The key lives in this variable and nowhere else: what lies in the browser's storage cannot be read without a session.
let open: { userId: string; key: CryptoKey } | undefined;
const store = () => {
  opened ??= createStore("meridian-drafts", "drafts");
  return opened;
};
let opened: ReturnType<typeof createStore> | undefined;

/** Opens the drafts of a user with the session's `draft_key` (base64 of 32 bytes). */
export async function openDrafts(userId: string, draftKey: string) {
  const bytes = Uint8Array.from(atob(draftKey), (character) => character.charCodeAt(0));
  open = {
    userId,
    key: await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]),
  };
}

/** Forgets the key; what is stored stays, unreadable, until the same user signs in. */
export function forgetDraftKey() {
  open = undefined;
}

/** Whether drafts can be kept now. */
export const draftsAreOpen = () => open !== undefined;

const nameOf = (userId: string, key: string) => `${userId}/${key}`;
const bound = (name: string) => new TextEncoder().encode(name);

/** Keeps a draft, encrypted. False where it could not be kept (no session yet, or no room). */
export async function saveDraft<T>(key: string, value: T, { baseVersion = null, edits = [] }: Facts = {}) {
  if (!open) return false;
  const { userId, key: secret } = open;
  const name = nameOf(userId, key);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify({ value, baseVersion, edits }));
  try {
    // The name is authenticated too: a draft moved under another record's name does not open.
    const data = await crypto.subtle.encrypt(
      { name: "AES-GCM", iv, additionalData: bound(name) },
      secret,
      plain,
    );
    await set(name, { iv, data, at: new Date().toISOString() } satisfies Sealed, store());
    return true;
  } catch {
    return false;
  }
}

async function unseal<T>(
  name: string,
  key: string,
  sealed: Sealed,
  secret: CryptoKey,
): Promise<Draft<T> | undefined> {
  try {
    const parameters = { name: "AES-GCM", iv: sealed.iv, additionalData: bound(name) };
    const plain = await crypto.subtle.decrypt(parameters, secret, sealed.data);
    const held = JSON.parse(new TextDecoder().decode(plain)) as Omit<Draft<T>, "key" | "at">;
    return { key, ...held, at: sealed.at };
  } catch {
    return undefined;
  }
}

/** The draft under `key`, if this user has one that opens. */
export async function readDraft<T>(key: string): Promise<Draft<T> | undefined> {
  if (!open) return undefined;
  const { userId, key: secret } = open;
  const name = nameOf(userId, key);
  const sealed = await get<Sealed>(name, store()).catch(() => undefined);
  return sealed && unseal<T>(name, key, sealed, secret);
}

/** Removes a draft once what it held is safe elsewhere, or was given up. */
export async function removeDraft(key: string) {
  if (open) await del(nameOf(open.userId, key), store()).catch(() => undefined);
}

/** The key of this page's draft of something that several pages may have open. */
export const pageKey = (key: string) => `${key}@${pageId}`;

/** A key for a draft that no page holds any more. */
export const looseKey = (key: string) => `${key}@${crypto.randomUUID()}`;

/** Only one page at a time takes up what an ended one left. */
export const oneAtATime = <R>(work: () => Promise<R>): Promise<R> =>
  typeof navigator !== "undefined" && navigator.locks
    ? navigator.locks.request("meridian-take-up", work)
    : work();

/**
 * The drafts of a thing that are this page's to take up, oldest first: its own, and those of pages that ended. What
 * another open page is holding stays with it.
 */
export async function draftsToTakeUp<T>(key: string): Promise<Draft<T>[]> {
  if (!open) return [];
  const { userId } = open;
  const start = nameOf(userId, `${key}@`);
  const names = (await keys<string>(store()).catch(() => [])).filter((name) => name.startsWith(start));
  if (names.length === 0) return [];
  const elsewhere = await openPages();
  const free = names
    .map((name) => name.slice(start.length))
    .filter((id) => id === pageId || !elsewhere.has(id));
  const drafts = await Promise.all(free.map((id) => readDraft<T>(`${key}@${id}`)));
  return drafts.filter((draft) => draft !== undefined).sort((a, b) => a.at.localeCompare(b.at));
}

/** This user's drafts whose key starts with `prefix`, newest first. */
export async function listDrafts<T = unknown>(prefix = ""): Promise<Draft<T>[]> {
  if (!open) return [];
  const { userId, key: secret } = open;
  const start = nameOf(userId, "");
  const all = await entries<string, Sealed>(store()).catch(() => []);
  const mine = all.filter(([name]) => name.startsWith(start + prefix));
  const drafts = await Promise.all(
    mine.map(([name, sealed]) => unseal<T>(name, name.slice(start.length), sealed, secret)),
  );
  return drafts.filter((draft) => draft !== undefined).sort((a, b) => b.at.localeCompare(a.at));
}
