import {
  listPendingFiles,
  readPendingFile,
  removePendingFile,
  storePendingFile,
  updatePendingFile,
} from "../drafts/pending-files.ts";

/** What a file that is not uploaded yet is stored with on this device. */
export type UploadFacts = {
  id: string;
  name: string;
  type: string;
  /** The file's own date, milliseconds since 1970. */
  modified: number;
  /** Names the creation on the server. */
  creation: string;
};

type Options<Facts> = {
  /** First part of the keys; another one for every kind of upload. */
  folder: string;
  /** The record that the file goes to. */
  placeOf: (facts: Facts) => string;
  /** Throws for a file that the server would refuse, which is not stored. */
  check: (file: File) => Promise<unknown>;
};

/** How long a busy device may take to list its stored files, in milliseconds. Nothing waits for it. */
const READ_TIMEOUT_MS = 60_000;

/** Files on this device that are not uploaded yet, of one kind. */
export function storedUploads<Facts extends UploadFacts>({ folder, placeOf, check }: Options<Facts>) {
  const keyOf = (facts: Facts) => `${folder}/${placeOf(facts)}/${facts.id}`;
  /** One after the other: each is in memory twice while it is being encrypted. */
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = <R>(task: () => Promise<R>): Promise<R> => {
    const next = queue.then(task);
    queue = next.catch(() => undefined);
    return next;
  };
  const list = async (place?: string): Promise<Facts[]> => {
    const prefix = place === undefined ? `${folder}/` : `${folder}/${place}/`;
    return (await listPendingFiles<Facts>(prefix, READ_TIMEOUT_MS)).map(({ facts }) => facts);
  };
  /** The server has said something about it that must be known if this page ends. */
  const update = (facts: Facts) => updatePendingFile(keyOf(facts), facts);
  return {
    list,
    update,
    /** Stores a file. False if it would be refused, or there is no room. */
    keep: (facts: () => Facts | undefined, file: File): Promise<boolean> =>
      enqueue(async () => {
        await check(file);
        const now = facts();
        const kept = now !== undefined && (await storePendingFile(keyOf(now), now, file));
        // The server may have answered while it was being written.
        const later = facts();
        if (kept && later && later !== now) await update(later);
        return kept;
      }).catch(() => false),
    /** Removes a file that was uploaded or given up. */
    drop: (facts: Facts) => enqueue(() => removePendingFile(keyOf(facts))),
    /** The file as it was chosen. */
    read: async (facts: Facts): Promise<File | undefined> => {
      const content = await readPendingFile(keyOf(facts));
      const { name, type, modified } = facts;
      return content && new File([content], name, { type, lastModified: modified });
    },
    /**
     * Only one page at a time handles a file; the next one continues when the first has finished or closed. The browser
     * releases the lock when the page ends for any reason.
     */
    withLock: (id: string, settled: () => Promise<unknown>): Promise<unknown> =>
      navigator.locks ? navigator.locks.request(`meridian-${folder}-${id}`, settled) : settled(),
  };
}
