import { delMany, get, getMany, keys, setMany, update } from "idb-keyval";
import { deviceStore } from "./device.ts";
import { type Box, draftOwner, seal, unseal } from "./drafts.ts";

/** All files that wait on one device, bytes: a browser's room is not the product's to fill. */
const MOST = 500 * 1024 * 1024;
/** A large file takes its time on a phone, milliseconds. */
const PATIENCE = 60_000;

/** What is said of a file. Its size can be read without a session, to know what room is left. */
type About = Box & { size: number; at: string };

const CONTENT = "#content";
export const fileStore = deviceStore("meridian-files", "files");
const text = (facts: object) => new TextEncoder().encode(JSON.stringify(facts));
const nameOf = (key: string) => `${draftOwner()}/${key}`;
const isAbout = (name: string) => !name.endsWith(CONTENT);

const listeners = new Set<() => void>();
/** Calls back whenever this page has kept a file, until what is given back is called. */
export function onFileKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Keeps a file that is not sent yet with what is said of it, encrypted as drafts are and for the same user alone. False
 * where there is no room, or no session.
 */
export async function keepFile(key: string, facts: object, file: Blob): Promise<boolean> {
  try {
    if ((await sizeOfAll()) + file.size > MOST) return false;
    const about = await seal(key, text(facts));
    const content = await seal(key + CONTENT, await file.arrayBuffer());
    if (!about || !content) return false;
    const held: About = { ...about.box, size: file.size, at: new Date().toISOString() };
    const both: [string, Box][] = [
      [about.name, held],
      [content.name, content.box],
    ];
    await fileStore((store) => setMany(both, store), PATIENCE);
    for (const listener of listeners) listener();
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
 * This user's files whose key starts with `prefix`, oldest first, without their content; none where the browser does
 * not answer within `patience`, milliseconds.
 */
export async function keptFiles<F extends object>(
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

/** Whether any file of this user's waits on this device. */
export const filesWait = async () => (await keptFiles("")).length > 0;

/** What a kept file holds; undefined where it is not there any more, or does not open. */
export async function readKeptFile(key: string): Promise<ArrayBuffer | undefined> {
  const name = nameOf(key) + CONTENT;
  const box = await fileStore((store) => get<Box>(name, store), PATIENCE).catch(() => undefined);
  return box && unseal(key + CONTENT, box);
}

/** Says something else of a file that is kept. */
export async function changeKeptFile(key: string, facts: object): Promise<void> {
  const sealed = await seal(key, text(facts));
  if (!sealed) return;
  const { name, box } = sealed;
  if (!(await fileStore((store) => get(name, store)).catch(() => undefined))) return;
  await fileStore((store) =>
    update<About>(name, (held) => ({ size: 0, at: "", ...held, ...box }), store),
  ).catch(() => undefined);
}

/** Forgets a file once it is safe elsewhere, or was given up. */
export async function dropKeptFile(key: string): Promise<void> {
  const name = nameOf(key);
  await fileStore((store) => delMany([name, name + CONTENT], store)).catch(() => undefined);
}
