import type { Sealed } from "./drafts.ts";

/**
 * What was typed in this page and is not in the device's storage yet: encrypted as it is there. Encrypting and storing take
 * time that a page which is reloaded does not have, so each change is encrypted at once, and whatever is not stored when the
 * page goes is written to the tab's own storage, which takes it without waiting. The next page of the tab takes it from there.
 */
const ahead = new Map<string, Sealed>();
/** Counts the changes of each draft, so that one whose encryption ends late does not replace a newer one. */
const turns = new Map<string, number>();

const PREFIX = "meridian-draft/";

type Written = { iv: string; data: string; key?: string; at: string };

const toText = (bytes: ArrayBuffer | Uint8Array) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
/** The bytes of a base64 text. */
export const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Says that a draft changed; answers whether that is still its latest change. */
export function nextTurn(name: string): () => boolean {
  const turn = (turns.get(name) ?? 0) + 1;
  turns.set(name, turn);
  return () => turns.get(name) === turn;
}

/** Holds a draft until it is stored. */
export const holdCopy = (name: string, draft: Sealed) => void ahead.set(name, draft);

/** The device's storage has this draft. */
export function copyStored(name: string, draft: Sealed) {
  if (ahead.get(name)?.at === draft.at) ahead.delete(name);
  if (!ahead.has(name)) inTab((storage) => storage.removeItem(PREFIX + name));
}

/** Forgets the copies of the drafts with these names. */
export function dropCopies(names: (name: string) => boolean) {
  for (const name of ahead.keys()) if (names(name)) ahead.delete(name);
  inTab((storage) => {
    for (const place of places(storage)) if (names(place.slice(PREFIX.length))) storage.removeItem(place);
  });
}

/** What an earlier page of this tab left for a user. It stays in the tab until {@link copyStored}. */
export function copiesLeft(owner: string): [name: string, draft: Sealed][] {
  const found: [string, Sealed][] = [];
  inTab((storage) => {
    for (const place of places(storage)) {
      const name = place.slice(PREFIX.length);
      if (!name.startsWith(`${owner}/`) || ahead.has(name)) continue;
      const { iv, data, key, at } = JSON.parse(storage.getItem(place) ?? "") as Written;
      found.push([
        name,
        { iv: toBytes(iv), data: toBytes(data).buffer, at, ...(key !== undefined && { key }) },
      ]);
    }
  });
  return found;
}

const places = (storage: Storage) => Object.keys(storage).filter((place) => place.startsWith(PREFIX));

/** Works with the tab's storage; a browser that refuses it, or has no room, goes without. */
function inTab(work: (storage: Storage) => void) {
  try {
    work(window.sessionStorage);
  } catch {}
}

function write() {
  for (const [name, { iv, data, key, at }] of ahead) {
    const written: Written = { iv: toText(iv), data: toText(data), at, ...(key !== undefined && { key }) };
    inTab((storage) => storage.setItem(PREFIX + name, JSON.stringify(written)));
  }
}

if (typeof window !== "undefined") {
  window.addEventListener("pagehide", write);
  // On a phone a page may end in the background, without a word.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && write());
}
