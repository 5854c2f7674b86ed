import type { MonitoringPage, SentEntry } from "@meridian/core/contracts/monitoring/monitoring-page";
import { createStore, entries as entriesOf, get, set, type UseStore, update } from "idb-keyval";
import type { Outcome } from "./api.ts";

/** An answer that waits to be sent, under its id. */
export type Waiting = { id: string; key: string; entry: SentEntry };

/** Where answers wait. Every function rejects where the browser keeps nothing. */
export type OutboxStore = {
  put(waiting: Waiting): Promise<void>;
  /** Those of one link, the oldest first. */
  list(key: string): Promise<Waiting[]>;
  /** Those of every other link that was opened on this phone. */
  listOfOthers(key: string): Promise<Waiting[]>;
  /** Lets an answer that waits for an earlier link wait for this one, unless it was changed or sent meanwhile. */
  adopt(waiting: Waiting, key: string): Promise<void>;
  /** Removes an answer unless it was changed since it was read. */
  removeUnchanged(waiting: Waiting): Promise<void>;
};

/** The browser's own database. Answers of another link on the same phone are kept apart by their key. */
export function browserOutbox(database = "meridian-monitoring"): OutboxStore {
  let opened: UseStore | undefined;
  const store = () => {
    opened ??= createStore(database, "outbox");
    return opened;
  };
  return {
    put: (waiting) => set(waiting.id, waiting, store()),
    list: async (key) =>
      (await entriesOf<string, Waiting | null>(store()))
        .flatMap(([, waiting]) => (waiting?.key === key ? [waiting] : []))
        .sort((a, b) => a.entry.entered_at.localeCompare(b.entry.entered_at)),
    listOfOthers: async (key) =>
      (await entriesOf<string, Waiting | null>(store())).flatMap(([, waiting]) =>
        waiting && waiting.key !== key ? [waiting] : [],
      ),
    adopt: ({ id, key: earlier }, key) =>
      update<Waiting | null>(
        id,
        (stored) => (stored?.key === earlier ? { ...stored, key } : (stored ?? null)),
        store(),
      ),
    removeUnchanged: ({ id, entry }) =>
      // One transaction reads and writes, so that a change made meanwhile in this or another tab is not lost.
      update<Waiting | null>(
        id,
        (stored) => (stored && stored.entry.entered_at > entry.entered_at ? stored : null),
        store(),
      ),
  };
}

/** The same in memory, for a browser that keeps nothing. */
export function memoryOutbox(): OutboxStore {
  const stored = new Map<string, Waiting>();
  return {
    put: async (waiting) => void stored.set(waiting.id, waiting),
    list: async (key) => [...stored.values()].filter((waiting) => waiting.key === key),
    listOfOthers: async (key) => [...stored.values()].filter((waiting) => waiting.key !== key),
    adopt: async (waiting, key) => void stored.set(waiting.id, { ...waiting, key }),
    removeUnchanged: async ({ id, entry }) => {
      if ((stored.get(id)?.entry.entered_at ?? "") <= entry.entered_at) stored.delete(id);
    },
  };
}

/** What was last shown for a link, to open without a connection. */
export function browserPages(database = "meridian-monitoring-pages") {
  let opened: UseStore | undefined;
  const store = () => {
    opened ??= createStore(database, "pages");
    return opened;
  };
  return {
    read: <T>(key: string) => get<T>(key, store()),
    write: (key: string, page: unknown) => set(key, page, store()),
  };
}

/**
 * Takes over the answers that wait for an earlier link of the same person: its page, as it was last shown on this phone, was
 * of that person, or shows a symptom of this page. Those of somebody else who uses the phone stay. Returns how many.
 */
export async function adoptEarlier(
  store: OutboxStore,
  key: string,
  page: MonitoringPage,
  pageOf: (key: string) => Promise<MonitoringPage | undefined>,
): Promise<number> {
  const symptoms = new Set(page.symptoms.map(({ id }) => id));
  let adopted = 0;
  for (const waiting of await store.listOfOthers(key)) {
    const earlier = await pageOf(waiting.key).catch(() => undefined);
    if (earlier?.person !== page.person && !symptoms.has(waiting.entry.symptom)) continue;
    await store.adopt(waiting, key);
    adopted += 1;
  }
  return adopted;
}

/** One tab sends at a time where the browser can say so. Where it cannot, the server keeps an answer once by its id. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request("monitoring-outbox", work) as Promise<T>) : work();

export type Sent = {
  /** Answers that still wait. */
  left: number;
  /** Answers that the server does not accept; they do not wait any longer. */
  refused: number;
  /** The link does not work any more. */
  gone: boolean;
  /** Seconds after which to try again, where the server says so. */
  again: number | null;
};

/**
 * Sends what waits for a link, one after the other, until the connection fails. An answer leaves the outbox only after
 * the server has it, so it is never lost; sent twice, it is kept once.
 */
export const sendWaiting = (
  store: OutboxStore,
  key: string,
  send: (key: string, id: string, entry: SentEntry) => Promise<Outcome<unknown>>,
): Promise<Sent> =>
  alone(async () => {
    let refused = 0;
    for (const waiting of await store.list(key)) {
      const outcome = await send(key, waiting.id, waiting.entry);
      if (outcome.kind === "later")
        return { left: (await store.list(key)).length, refused, gone: false, again: outcome.seconds };
      if (outcome.kind === "refused") {
        refused += 1;
        if (outcome.code === "monitoring_page.not_found")
          return { left: (await store.list(key)).length, refused, gone: true, again: null };
      }
      await store.removeUnchanged(waiting);
    }
    return { left: (await store.list(key)).length, refused, gone: false, again: null };
  });
