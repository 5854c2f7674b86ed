import { delMany, get, getMany, keys, setMany, update } from "idb-keyval";
import { deviceStore } from "./device.ts";
import { type Box, draftOwner, isOfSession, seal, unseal } from "./drafts.ts";

/** Limit of all waiting files on one device, bytes, so that the browser's storage is not filled. */
const MOST = 500 * 1024 * 1024;
/** Longest wait for the browser's storage: a large file takes long on a phone, milliseconds. */
const PATIENCE = 60_000;

/** Encrypted facts about a file. The size is readable without a session, to know how much room is left. */
type About = Box & { size: number; at: string };

const CONTENT = "#content";
export const fileStore = deviceStore("meridian-files", "files");
const text = (facts: object) => new TextEncoder().encode(JSON.stringify(facts));
const nameOf = (key: string) => `${draftOwner()}/${key}`;
const isAbout = (name: string) => !name.endsWith(CONTENT);

const listeners = new Set<() => void>();
/** Calls the listener whenever this page stored a file that is to be uploaded. Returns a function that stops it. */
export function onFileStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Stores a file that is not uploaded or imported yet with facts about it, encrypted for the current user. False when there is no
 * room or no session.
 */
export async function storePendingFile(key: string, facts: object, file: Blob): Promise<boolean> {
  try {
    if ((await sizeOfAll()) + file.size > MOST) return false;
    const about = await seal(key, text(facts));
    const content = await seal(key + CONTENT, await file.arrayBuffer());
    if (!about || !content) return false;
    const stored: About = { ...about.box, size: file.size, at: new Date().toISOString() };
    const both: [string, Box][] = [
      [about.name, stored],
      [content.name, content.box],
    ];
    await fileStore((store) => setMany(both, store), PATIENCE);
    if (!isOfSession(key)) for (const listener of listeners) listener();
    return true;
  } catch {
    return false;
  }
}

async function sizeOfAll(): Promise<number> {
  const names = (await fileStore((store) => keys<string>(store))).filter(isAbout);
  const all = await fileStore((store) => getMany<About>(names, store));
  return all.reduce((sum, about?: About) => sum + (about?.size ?? 0), 0);
}

/**
 * The user's stored files whose key starts with `prefix`, oldest first, without content; none when the browser does
 * not answer within `patience`, milliseconds.
 */
export async function listPendingFiles<F extends object>(
  prefix: string,
  patience?: number,
): Promise<{ key: string; facts: F }[]> {
  if (!draftOwner()) return [];
  const start = nameOf(prefix);
  const own = nameOf("").length;
  try {
    const names = (await fileStore((store) => keys<string>(store), patience)).filter(
      (name) => name.startsWith(start) && isAbout(name),
    );
    const all = await fileStore((store) => getMany<About>(names, store), patience);
    const read = names.map(async (name, index) => {
      const about = all[index];
      const plain = about && (await unseal(name.slice(own), about));
      if (!plain) return [];
      const facts = JSON.parse(new TextDecoder().decode(plain)) as F;
      return [{ key: name.slice(own), facts, at: about.at }];
    });
    const found = (await Promise.all(read)).flat().sort((a, b) => a.at.localeCompare(b.at));
    return found.map(({ key, facts }) => ({ key, facts }));
  } catch {
    return [];
  }
}

/** Whether files of this user wait on this device to be uploaded. */
export const hasPendingFiles = async () => (await listPendingFiles("")).some(({ key }) => !isOfSession(key));

/** The content of a stored file; undefined when it is gone or cannot be decrypted. */
export async function readPendingFile(key: string): Promise<ArrayBuffer | undefined> {
  const name = nameOf(key) + CONTENT;
  const box = await fileStore((store) => get<Box>(name, store), PATIENCE).catch(() => undefined);
  return box && unseal(key + CONTENT, box);
}

/** Replaces the facts about a stored file. */
export async function updatePendingFile(key: string, facts: object): Promise<void> {
  const sealed = await seal(key, text(facts));
  if (!sealed) return;
  const { name, box } = sealed;
  if (!(await fileStore((store) => get(name, store)).catch(() => undefined))) return;
  await fileStore((store) =>
    update<About>(name, (before) => ({ size: 0, at: "", ...before, ...box }), store),
  ).catch(() => undefined);
}

/** Removes a file that was uploaded or discarded. */
export async function removePendingFile(key: string): Promise<void> {
  const name = nameOf(key);
  await fileStore((store) => delMany([name, name + CONTENT], store)).catch(() => undefined);
}
