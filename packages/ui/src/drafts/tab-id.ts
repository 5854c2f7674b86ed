/** Id of this page. Each open page keeps its own drafts. */
export const pageId = crypto.randomUUID();

const PREFIX = "meridian-page-";

// A lock held while the page is open. The browser releases it however the page ends, and then other pages may
// continue its drafts.
if (typeof navigator !== "undefined" && navigator.locks)
  void navigator.locks.request(PREFIX + pageId, () => new Promise(() => undefined));

/** Ids of the open pages. In an old browser without locks only this page is known. */
export async function openPageIds(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const names = held.map(({ name }) => name ?? "").filter((name) => name.startsWith(PREFIX));
  return new Set([pageId, ...names.map((name) => name.slice(PREFIX.length))]);
}
