import { createStore, type UseStore } from "idb-keyval";

/** A browser that does not answer of what it keeps must not hold up what goes to the server, milliseconds. */
const PATIENCE = 3000;
/** It waits in parts: however long the page itself was too busy to hear the answer counts as one of them. */
const PARTS = 10;

/**
 * A named store of this browser. Every failure is a rejection, also that of a browser that keeps nothing (a private
 * window, a policy), and one that never answers.
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
