import { deflateRawSync, inflateRawSync } from "node:zlib";
import { firstFrom, type IcdIndex, packIcdIndex, unpackIcdIndex } from "../clinical/icd/icd-index.ts";
import { chunkOf, generalRows } from "../clinical/icd/icd-rows.ts";
import { compactCode } from "../clinical/icd/icd-words.ts";
import { batchDelete, batchPut } from "../db/batch-write.ts";
import { readItems } from "../db/read-items.ts";
import { db } from "./entities.ts";
import type { PublishedEntry } from "./parts.ts";

/**
 * What was added to a large catalogue, as a publication holds it: entries in chunks by key, and an index of the words that
 * find them. The index has the form of that of a classification's release, so that both are searched alike: a container keeps
 * the index, and a search reads the chunks that hold its best matches.
 */

/** Entries of a chunk. The index counts them in one byte. */
const CHUNK = 50;
/** An item holds at most 400 kB. */
const INDEX_PART_BYTES = 350_000;
/** The most chunks one search reads, and the most entries it ranks, however many there are. */
const MAX_CHUNKS = 10;
const MAX_RANKED = 80;

/** The two names by which an entry is found. */
type Named = (entry: PublishedEntry) => { en: string; pt: string };

const order = ({ key }: PublishedEntry) => compactCode(key);
const byOrder = (a: PublishedEntry, b: PublishedEntry) =>
  order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : a.key < b.key ? -1 : 1;

/** The writes of a publication's added entries with their index, and how many chunks each has. */
export function chunksOf(publication: string, entries: readonly PublishedEntry[], named: Named) {
  const sorted = entries.toSorted(byOrder);
  const rows = Array.from({ length: Math.ceil(sorted.length / CHUNK) }, (_, at) =>
    sorted.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  // A retired entry keeps its place, so that it is still read where it was used, but no word finds it.
  const words = rows.map((chunk) =>
    chunk.map((entry) => ({ code: entry.key, ...(entry.retired ? { en: "", pt: "" } : named(entry)) })),
  );
  const packed = rows.length === 0 ? new Uint8Array() : deflateRawSync(packIcdIndex(words));
  const index = Array.from({ length: Math.ceil(packed.length / INDEX_PART_BYTES) }, (_, at) =>
    packed.subarray(at * INDEX_PART_BYTES, (at + 1) * INDEX_PART_BYTES),
  );
  const write = (kind: "index" | "entries") => (content: Uint8Array, number: number) =>
    batchPut(db.entities.chunk.put({ publication, kind, number, content }).params());
  return {
    index_chunks: index.length,
    chunks: rows.length,
    writes: [
      ...index.map(write("index")),
      ...rows.map((chunk) => deflateRawSync(JSON.stringify(chunk))).map(write("entries")),
    ],
  };
}

/** Deletes what {@link chunksOf} wrote. */
export const chunkDeletes = (publication: string, counts: { index_chunks: number; chunks: number }) => {
  const of = (kind: "index" | "entries", length: number) =>
    Array.from({ length }, (_, number) =>
      batchDelete(db.entities.chunk.delete({ publication, kind, number }).params()),
    );
  return [...of("index", counts.index_chunks), ...of("entries", counts.chunks)];
};

const fromChunk = (content: Uint8Array): PublishedEntry[] =>
  JSON.parse(inflateRawSync(content).toString()) as PublishedEntry[];

/** All entries that were added, for the next publication. One request for each megabyte. */
export async function allAdded(publication: string): Promise<PublishedEntry[]> {
  const { data } = await db.entities.chunk.query
    .primary({ publication, kind: "entries" })
    .go({ pages: "all", consistent: true });
  return data.flatMap(({ content }) => fromChunk(content));
}

/** A publication that was replaced and deleted while it was being read. */
export class Replaced extends Error {}

/** A publication with the number of chunks that its index has. */
export type Indexed = { publication: string; index_chunks: number };

/** The index that this container read last. A publication never changes, so that only a newer one replaces it. */
let cached: { publication: string; index: IcdIndex } | undefined;

/** Forgets the index: between the tables of tests, and to measure a container that has not searched. */
export function forgetAdded() {
  cached = undefined;
}

/** The index of a publication; undefined where nothing was added. Throws {@link Replaced}. */
async function indexOf({ publication, index_chunks }: Indexed): Promise<IcdIndex | undefined> {
  if (index_chunks === 0) return undefined;
  if (cached?.publication === publication) return cached.index;
  const { data } = await db.entities.chunk.query
    .primary({ publication, kind: "index" })
    .go({ pages: "all", consistent: true });
  if (data.length !== index_chunks) throw new Replaced("an index of a catalogue is not complete");
  const index = unpackIcdIndex(inflateRawSync(Buffer.concat(data.map(({ content }) => content))));
  if (!index) throw new Error("an index of a catalogue cannot be read");
  cached = { publication, index };
  return index;
}

/** Chunks by their numbers, in one request. Throws {@link Replaced}. */
async function readChunks({ publication }: Indexed, numbers: readonly number[]) {
  type Params = { Key: { pk: string; sk: string } };
  const keys = numbers.map(
    (number) => db.entities.chunk.get({ publication, kind: "entries", number }).params<Params>().Key,
  );
  const items = await readItems(keys);
  if (items.length !== keys.length) throw new Replaced("a chunk of a catalogue is gone");
  return new Map(items.map((item) => [Number(item.number), fromChunk(item.content as Uint8Array)]));
}

/**
 * Added entries by their keys, in no order; those that do not exist are left out. One request, and one where the container
 * has not read the index.
 */
export async function addedByKey(publication: Indexed, keys: readonly string[]): Promise<PublishedEntry[]> {
  const index = keys.length > 0 ? await indexOf(publication) : undefined;
  if (!index) return [];
  const numbers = new Set(keys.map((key) => firstFrom(index.lasts, compactCode(key))));
  const chunks = await readChunks(
    publication,
    [...numbers].filter((number) => number < index.lasts.length),
  );
  const wanted = new Set(keys);
  return [...chunks.values()].flat().filter(({ key }) => wanted.has(key));
}

/**
 * Added entries that have words with all these beginnings, those with the shortest names first: as many as one search ranks.
 * One request, and one where the container has not read the index.
 */
export async function addedByWords(
  publication: Indexed,
  words: readonly string[],
): Promise<PublishedEntry[]> {
  const index = words.length > 0 ? await indexOf(publication) : undefined;
  if (!index) return [];
  const found = new Map<number, number[]>();
  let ranked = 0;
  for (const row of generalRows(index, words, MAX_RANKED * MAX_CHUNKS)) {
    const number = chunkOf(index.firsts, row);
    const places = found.get(number);
    if (!places && found.size === MAX_CHUNKS) continue;
    found.set(number, [...(places ?? []), row - (index.firsts[number] ?? 0)]);
    ranked += 1;
    if (ranked === MAX_RANKED) break;
  }
  const chunks = await readChunks(publication, [...found.keys()]);
  return [...found].flatMap(([number, places]) =>
    places.flatMap((place) => chunks.get(number)?.[place] ?? []),
  );
}
