/** Code of the app could not be loaded: its file is gone after a release, or the connection is lost. */
export class LoadError extends Error {
  readonly code = "load.failed";
  constructor(cause: unknown) {
    super("load.failed", { cause });
    this.name = "LoadError";
  }
}

/** How long loading code may take, milliseconds (specification, section 8). */
export const LOAD_TIMEOUT = 120_000;

const failureListeners = new Set<() => void>();

/** Calls back when code of the app could not be loaded, until the returned function is called. */
export function onLoadFailed(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => void failureListeners.delete(listener);
}
const reportFailure = () => {
  for (const listener of failureListeners) listener();
};

/** Loads code of the app. Throws a {@link LoadError} when it fails or takes longer than 120 seconds. */
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
        reportFailure();
        reject(new LoadError(error));
      },
    );
  });
}

/** Pause before loading is tried again on an open screen, milliseconds. */
export const LOAD_AGAIN = 5000;

/**
 * Loads code for an open screen. Without a connection it waits and tries again, so that the screen and what was
 * typed there are not lost.
 */
export async function loadInside<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      reportFailure();
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
