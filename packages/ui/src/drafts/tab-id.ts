/** This page's own name among those the user has open: each keeps its drafts apart from the others'. */
export const pageId = crypto.randomUUID();

const PREFIX = "meridian-page-";

// Held as long as the page lives, and let go by the browser whatever ends it: what an ended page left may be taken up.
if (typeof navigator !== "undefined" && navigator.locks)
  void navigator.locks.request(PREFIX + pageId, () => new Promise(() => undefined));

/** The names of the pages that are open now; without locks (an old browser) only this one is known of. */
export async function openPages(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const names = held.map(({ name }) => name ?? "").filter((name) => name.startsWith(PREFIX));
  return new Set([pageId, ...names.map((name) => name.slice(PREFIX.length))]);
}
