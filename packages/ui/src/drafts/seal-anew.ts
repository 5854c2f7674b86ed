import { get, keys, type UseStore } from "idb-keyval";
import { type Box, draftOwner, draftStore, seal, sealedEarlier, unseal } from "./drafts.ts";
import { fileStore } from "./pending-files.ts";

/** A large file takes its time on a phone, milliseconds. */
const PATIENCE = 60_000;

/**
 * Seals with the current key whatever of this user's an earlier key sealed, drafts first: the earlier key is gone after
 * the next change of keys. One at a time; what changed meanwhile is left as it then is. Fails for nobody: what could not
 * be sealed anew opens as before, and is tried again when the session is next renewed.
 */
export async function sealAnew(): Promise<void> {
  for (const store of [draftStore, fileStore]) await sealAnewIn(store).catch(() => undefined);
}

async function sealAnewIn(store: typeof draftStore): Promise<void> {
  const start = `${draftOwner()}/`;
  const names = (await store((held) => keys<string>(held))).filter((name) => name.startsWith(start));
  for (const name of names) {
    const box = await store((held) => get<Box>(name, held), PATIENCE);
    if (!box || !sealedEarlier(box)) continue;
    const key = name.slice(start.length);
    const plain = await unseal(key, box);
    const sealed = plain && (await seal(key, plain));
    if (sealed?.name === name)
      await store((held) => replace(held, name, box, { ...box, ...sealed.box }), PATIENCE);
  }
}

/** Puts `after` where `before` still lies: each box has an `iv` of its own. */
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
