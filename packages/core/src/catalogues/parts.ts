import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { OverlayEntry } from "../clinical/catalogues/overlay.ts";
import type { EntryFields } from "./catalogue.entity.ts";

export type PublishedEntry = OverlayEntry<EntryFields>;

/** Characters of a part before it is deflated, which keeps its item far below the database's limit of 400 kB. */
const PART = 250_000;

const byKey = (a: PublishedEntry, b: PublishedEntry) => (a.key < b.key ? -1 : 1);

/**
 * Cuts entries into parts, by key. The number of entries decides how many parts there are, never how large one becomes; a
 * single entry is smaller than a part.
 */
export function toParts(entries: readonly PublishedEntry[]): Uint8Array[] {
  const parts: string[][] = [];
  let size = PART;
  for (const entry of entries.toSorted(byKey)) {
    const text = JSON.stringify(entry);
    if (size + text.length > PART) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(text);
    size += text.length;
  }
  return parts.map((texts) => deflateRawSync(`[${texts.join(",")}]`));
}

/** A part with these entries. */
export const toPart = (entries: readonly PublishedEntry[]): Uint8Array =>
  deflateRawSync(JSON.stringify(entries));

/** The entries of a part that {@link toParts} or {@link toPart} made. */
export const fromPart = (content: Uint8Array): PublishedEntry[] =>
  JSON.parse(inflateRawSync(content).toString()) as PublishedEntry[];
