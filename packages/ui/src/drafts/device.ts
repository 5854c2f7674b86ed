import { createStore, type UseStore } from "idb-keyval";

/**
 * Longest wait for the browser's storage, milliseconds, so that a hanging browser does not delay saving to the
 * server.
 */
const PATIENCE = 3000;
/** The wait is divided into parts. A time in which the page itself was too busy counts as one part. */
const PARTS = 10;

/**
 * Opens a store of this browser's IndexedDB. Fails by rejection, also when the browser stores nothing (private
 * window, policy) or never answers.
 */
export function deviceStore(database: string, store: string) {
  let opened: UseStore | undefined;
  return async <R>(work: (store: UseStore) => Promise<R>, patience = PATIENCE): Promise<R> => {
    opened ??= createStore(database, store);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const wait = (left: number) => {
        timer = setTimeout(
          () => (left > 1 ? wait(left - 1) : reject(new Error("device.silent"))),
          patience / PARTS,
        );
      };
      wait(PARTS);
    });
    return Promise.race([work(opened), late]).finally(() => clearTimeout(timer));
  };
}
