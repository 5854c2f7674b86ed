/** A part of the app did not arrive: its file is gone after a release, or the connection is. */
export class LoadError extends Error {
  readonly code = "load.failed";
  constructor(cause: unknown) {
    super("load.failed", { cause });
    this.name = "LoadError";
  }
}

/** How long a part may take to arrive, milliseconds (specification, section 8). */
export const LOAD_TIMEOUT = 120_000;

/** Loads a part of the app; raises a {@link LoadError} when it fails or takes longer than 120 seconds. */
export function loadPart<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new LoadError(new Error("timeout"))), LOAD_TIMEOUT);
    load().then(
      (part) => {
        clearTimeout(limit);
        resolve(part);
      },
      (error: unknown) => {
        clearTimeout(limit);
        reject(new LoadError(error));
      },
    );
  });
}

/** How soon a part of an open screen is asked for again, milliseconds. */
export const LOAD_AGAIN = 5000;

/**
 * Loads a part of a screen that is open. Where the connection is gone it waits and asks again: what stands on the
 * screen, and what was typed there, must not go because one more part of it is missing.
 */
export async function loadInside<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(timer);
          window.removeEventListener("online", go);
          resolve();
        };
        const timer = setTimeout(go, LOAD_AGAIN);
        window.addEventListener("online", go);
      });
    }
  }
}
