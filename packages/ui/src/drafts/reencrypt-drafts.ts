import { get, keys, type UseStore } from "idb-keyval";
import { type Box, draftOwner, draftStore, seal, sealedEarlier, unseal } from "./drafts.ts";
import { fileStore } from "./pending-files.ts";

/** Longest wait for the browser's storage: a large file takes long on a phone, milliseconds. */
const PATIENCE = 60_000;

/**
 * Encrypts data of this user's earlier keys again with the current key, drafts first, because the earlier key is
 * deleted at the next rotation. One store at a time; a changed entry is skipped. Never fails: an entry that could not
 * be encrypted again stays readable, and is tried at the next renewal of the session.
 */
export async function reencryptDrafts(): Promise<void> {
  for (const store of [draftStore, fileStore]) await reencryptStore(store).catch(() => undefined);
}

async function reencryptStore(store: typeof draftStore): Promise<void> {
  const start = `${draftOwner()}/`;
  const names = (await store((database) => keys<string>(database))).filter((name) => name.startsWith(start));
  for (const name of names) {
    const box = await store((database) => get<Box>(name, database), PATIENCE);
    if (!box || !sealedEarlier(box)) continue;
    const key = name.slice(start.length);
    const plain = await unseal(key, box);
    const sealed = plain && (await seal(key, plain));
    if (sealed?.name === name)
      await store((database) => replace(database, name, box, { ...box, ...sealed.box }), PATIENCE);
  }
}

/** Replaces `before` with `after` if it is still stored. Each box has its own `iv` to compare. */
const replace = (store: UseStore, name: string, before: Box, after: Box) =>
  store(
    "readwrite",
    (objects) =>
      new Promise<void>((done, failed) => {
        const asked: IDBRequest<Box | undefined> = objects.get(name);
        asked.onsuccess = () => {
          if (asked.result && String(asked.result.iv) === String(before.iv)) objects.put(after, name);
        };
        objects.transaction.oncomplete = () => done();
        objects.transaction.onabort = () => failed(objects.transaction.error);
      }),
  );
