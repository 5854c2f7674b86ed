import { createStore, type UseStore } from "idb-keyval";

/** Longest time a keystroke is only in the page, milliseconds. Here, so that a form does not load what saves by itself. */
export const DRAFT_DELAY = 400;

/**
 * Longest wait for the browser's storage, milliseconds, so that a hanging browser does not delay saving to the
 * server.
 */
const PATIENCE = 3000;
/** The wait is divided into parts. A time in which the page itself was too busy counts as one part. */
const PARTS = 10;

/**
 * Waits for work of the browser's storage, but no longer than `patience`; then it fails. The work itself goes on: who needs
 * its answer also when it is late keeps the promise.
 */
export function inTime<R>(work: Promise<R>, patience = PATIENCE): Promise<R> {
  if (patience === Number.POSITIVE_INFINITY) return work;
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
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Opens a store of this browser's IndexedDB. Fails by rejection, also when the browser stores nothing (private
 * window, policy) or does not answer within `patience`; without a limit where that is infinite.
 */
export function deviceStore(database: string, store: string) {
  let opened: UseStore | undefined;
  return async <R>(work: (store: UseStore) => Promise<R>, patience = PATIENCE): Promise<R> => {
    opened ??= createStore(database, store);
    return inTime(work(opened), patience);
  };
}
