import { deflateRawSync, inflateRawSync } from "node:zlib";
import { firstFrom, type IcdIndex, unpackIcdIndex } from "../clinical/icd/icd-index.ts";
import { chunkOf, generalRows } from "../clinical/icd/icd-rows.ts";
import { db } from "./entities.ts";

/** An item holds at most 400 kB. */
const PART_BYTES = 350_000;
/** The most chunks one search reads and the most rows it ranks, for any size of the release. */
const CODE_CHUNKS = 6;
const WORD_CHUNKS = 10;
const MAX_RANKED_ROWS = 80;

/** The items that store an index. */
export function indexParts(release_id: string, bytes: Uint8Array) {
  const packed = deflateRawSync(bytes, { level: 9 });
  return Array.from({ length: Math.ceil(packed.length / PART_BYTES) }, (_, part) => ({
    release_id,
    part,
    bytes: packed.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
  }));
}

/** The index of a release never changes, so a container caches it until another release is active. */
let cached: ReleaseIndex | undefined;
export type ReleaseIndex = { release_id: string; index: IcdIndex };

/** The index this container read last. */
export const cachedIndex = () => cached;

/** Clears the cache. */
export function forgetIndex() {
  cached = undefined;
}

/** The index of a release. One request where this container has not read it; undefined where there is none. */
export async function readIndex(release_id: string): Promise<ReleaseIndex | undefined> {
  if (cached?.release_id === release_id) return cached;
  const { data } = await db.entities.icdIndex.query.parts({ release_id }).go({ pages: "all" });
  if (data.length === 0) return undefined;
  const index = unpackIcdIndex(inflateRawSync(Buffer.concat(data.map(({ bytes }) => bytes))));
  if (index) cached = { release_id, index };
  return cached;
}

/** The chunks a search reads, by key, each with the positions of the rows that may match. */
export type Found = Map<string, number[] | undefined>;

/** The chunks of the first codes with this beginning. */
export function chunksByCode({ lasts }: IcdIndex, code: string): Found {
  const from = firstFrom(lasts, code);
  return new Map(lasts.slice(from, from + CODE_CHUNKS).map((last) => [last, undefined]));
}

/** The chunks of the most general titles that hold words with all these beginnings. */
export function chunksByWords(index: IcdIndex, words: readonly string[]): Found {
  const found = new Map<string, number[]>();
  let rankedRows = 0;
  for (const row of generalRows(index, words, MAX_RANKED_ROWS * WORD_CHUNKS)) {
    const chunk = chunkOf(index.firsts, row);
    const last = index.lasts[chunk] ?? "";
    const positions = found.get(last) ?? [];
    if (positions.length === 0 && found.size === WORD_CHUNKS) continue;
    found.set(last, [...positions, row - (index.firsts[chunk] ?? 0)]);
    rankedRows += 1;
    if (rankedRows === MAX_RANKED_ROWS) break;
  }
  return found;
}
