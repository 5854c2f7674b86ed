import { useEffect, useSyncExternalStore } from "react";
import { onLoadFailed } from "../loading/load.ts";

/** How often an open page asks whether there is a new release, milliseconds. */
export const ASK_EVERY = 30 * 60_000;
/** The shortest pause between two questions, whatever caused them, milliseconds. */
export const ASK_PAUSE = 60_000;

/** The script that a document of the app starts with. Its name changes with every release. */
export const entryOf = (html: string): string | undefined =>
  /<script type="module"[^>]*\ssrc="([^"]+)"/.exec(html)?.[1];

const runningEntry = () =>
  document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? undefined;

let found: string | undefined;
/** The release that the user put off. */
let postponed: string | undefined;
const listeners = new Set<() => void>();
function set(entry: string | undefined) {
  found = entry;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says nothing more of the release that was found; a later one is announced again. */
export function postponeRelease() {
  postponed = found;
  set(found);
}

/** Reads the app's document again and compares its script with the one that runs. Without a connection nothing changes. */
async function look(base: string) {
  try {
    const answer = await fetch(`${base}/index.html`, { cache: "no-cache" });
    if (!answer.ok) return;
    const entry = entryOf(await answer.text());
    set(entry === runningEntry() ? undefined : entry);
  } catch {
    // The next question finds it.
  }
}

/**
 * Whether there is a newer release than the one that runs, which the user did not put off. Asks every half an hour, when the page is looked at again, when the
 * connection is back, and when a part of the app could not be loaded.
 */
export function useNewRelease(base: string): boolean {
  useEffect(() => {
    let last = Date.now();
    const ask = () => {
      if (document.visibilityState === "hidden" || Date.now() - last < ASK_PAUSE) return;
      last = Date.now();
      void look(base);
    };
    const stop = onLoadFailed(ask);
    const timer = setInterval(ask, ASK_EVERY);
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("online", ask);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("online", ask);
    };
  }, [base]);
  return useSyncExternalStore(subscribe, () => found !== undefined && found !== postponed);
}
