/** A text before and after a change, as what both begin and end with and what is between. */
export type ChangedPart = { start: string; removed: string; added: string; end: string };

const words = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** What changed between two texts, in whole words. */
export function changedPart(before: string, after: string): ChangedPart {
  const old = words(before);
  const now = words(after);
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return {
    start: old.slice(0, start).join(""),
    removed: old.slice(start, old.length - end).join(""),
    added: now.slice(start, now.length - end).join(""),
    end: old.slice(old.length - end).join(""),
  };
}
