import {
  CATALOGUE_KEYS,
  type CatalogueKey,
  NOTHING_PUBLISHED,
  type PublishedOverlays,
} from "../clinical/catalogues/catalogues.ts";
import type { Publication } from "../contracts/catalogues/published.ts";
import { now } from "../platform/clock.ts";
import { absent } from "../platform/errors.ts";
import { addedByKey, addedByWords, forgetAdded, type Indexed, Replaced } from "./added-entries.ts";
import { db } from "./entities.ts";
import { fromPart, type PublishedEntry } from "./parts.ts";

/**
 * Milliseconds a container uses what it knows of the publications. A browser asks every half minute, so that both together
 * stay below a minute.
 */
const KNOWN_MS = 10_000;
type Known = Publication & { index_chunks: number };
let known: { at: number; publications: readonly Known[] } | undefined;
/** The overlays a container has read. A publication never changes, so that only a newer one replaces it. */
const overlays = new Map<CatalogueKey, { publication: string; entries: readonly PublishedEntry[] }>();

/** Forgets what this container knows of publications: after publishing, and between the tables of tests. */
export function forgetPublished() {
  known = undefined;
  overlays.clear();
  forgetAdded();
}

/** Which publication of each catalogue applies. One request, none for ten seconds after. */
export async function publications(): Promise<{ catalogues: Publication[] }> {
  return { catalogues: (await knownPublications()).map(({ index_chunks: _, ...one }) => one) };
}

async function knownPublications(): Promise<readonly Known[]> {
  if (!known || now() - known.at >= KNOWN_MS) {
    const at = now();
    const { data } = await db.entities.head.query
      .primary({ kind: "catalogues" })
      .go({ pages: 1, consistent: true });
    const found = data.flatMap(({ catalogue, publication, parts, index_chunks }) =>
      publication ? [{ catalogue, publication, parts, index_chunks }] : [],
    );
    known = { at, publications: found };
  }
  return known.publications;
}

/** What is read of the publication of a catalogue that applies now, once more where it was replaced meanwhile. */
async function ofPublication<T>(
  catalogue: CatalogueKey,
  read: (publication: Indexed) => Promise<T[]>,
): Promise<T[]> {
  const readNow = async () => {
    const applies = (await knownPublications()).find((one) => one.catalogue === catalogue);
    return applies ? read(applies) : [];
  };
  return readNow().catch((error) => {
    if (!(error instanceof Replaced)) throw error;
    forgetPublished();
    return readNow();
  });
}

/**
 * Published entries that were added to a large catalogue, by their keys, in no order. One request; one more each where the
 * container does not know which publication applies and has not read its index, none where nothing was added.
 */
export const publishedAdded = async (catalogue: CatalogueKey, keys: readonly string[]) =>
  keys.length === 0 ? [] : ofPublication(catalogue, (publication) => addedByKey(publication, keys));

/** The same by the beginnings of their words, the best matches alone. */
export const publishedByWords = (catalogue: CatalogueKey, words: readonly string[]) =>
  ofPublication(catalogue, (publication) => addedByWords(publication, words));

type PartKey = { catalogue: CatalogueKey; publication: string; part: number };

/** A part of a publication. One request. Throws 404 `publication.not_found`. */
export async function publishedPart({ catalogue, publication, part }: PartKey) {
  const { data } = await db.entities.part.get({ publication, part }).go();
  if (data?.catalogue !== catalogue) throw absent("publication");
  return { entries: fromPart(data.content) as never[] };
}

/**
 * The entries of a publication. One request for each megabyte, none where the container has read it; undefined where it is
 * no longer there, because two newer ones were published meanwhile.
 */
async function entriesOf({ catalogue, publication, parts }: Publication) {
  const read = overlays.get(catalogue);
  if (read?.publication === publication) return read.entries;
  const { data } = await db.entities.part.query
    .primary({ publication })
    .go({ pages: "all", consistent: true });
  if (data.length !== parts) return undefined;
  const entries = data.flatMap(({ content }) => fromPart(content));
  overlays.set(catalogue, { publication, entries });
  return entries;
}

/**
 * What is published over the named catalogues, by default all: the one reader of the server. The others are empty. One
 * request, and one for each named catalogue with a new publication; none for ten seconds after.
 */
export async function publishedOverlays(
  named: readonly CatalogueKey[] = CATALOGUE_KEYS,
): Promise<PublishedOverlays> {
  return (await readOverlays(named)) ?? (await readAnew(named));
}

/**
 * The publication of a catalogue that applies; null where there is none. `newest` is one that a browser was told of: if this
 * container knows another, it asks again, so that a browser which follows the publications is never answered with the one
 * before. One request, none for ten seconds after.
 */
export async function currentPublication(catalogue: CatalogueKey, newest?: string): Promise<string | null> {
  const read = async () =>
    (await publications()).catalogues.find((one) => one.catalogue === catalogue)?.publication ?? null;
  const current = await read();
  if (newest === undefined || newest === current) return current;
  known = undefined;
  return read();
}

async function readOverlays(named: readonly CatalogueKey[]): Promise<PublishedOverlays | undefined> {
  const current = (await publications()).catalogues.filter(({ catalogue }) => named.includes(catalogue));
  const read = await Promise.all(current.map(async (one) => [one.catalogue, await entriesOf(one)] as const));
  if (read.some(([, entries]) => entries === undefined)) return undefined;
  return { ...NOTHING_PUBLISHED, ...Object.fromEntries(read) } as PublishedOverlays;
}

/** Nothing must be checked against the product's own entries only because a publication was replaced just now. */
async function readAnew(named: readonly CatalogueKey[]): Promise<PublishedOverlays> {
  forgetPublished();
  const read = await readOverlays(named);
  if (!read) throw new Error("a publication of a catalogue is not complete");
  return read;
}
