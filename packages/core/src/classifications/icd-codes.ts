import { askedFor, compactCode, looksLikeCode } from "../clinical/icd/icd-words.ts";
import type { IcdItem, IcdRow } from "../contracts/classifications/icd.ts";
import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { compact } from "../reference/fold.ts";
import { icdCommon } from "../reference/icd-common.ts";
import { chapterOf } from "./chapter-of.ts";
import { db } from "./entities.ts";
import type { ClinicIcdItem } from "./icd.entity.ts";
import { activeRelease, parseActiveRelease, type Shelf } from "./icd-active-release.ts";
import { fromLines } from "./icd-chunks.ts";
import {
  chunksByCode,
  chunksByWords,
  type Found,
  keptIndex,
  type ReleaseIndex,
  readIndex,
} from "./icd-index.ts";
import { type Candidate, ranked } from "./icd-ranking.ts";

type Query = { q: string; limit: number };
type Key = { pk: string; sk: string };

/**
 * ICD codes by code or by words of either language, codes first, best first: the clinic's own entries and favourites,
 * what the back office wrote, the common codes and a loaded release's, in one answer. One request; in a container that
 * has not searched in the release yet, three.
 */
export async function searchIcdCodes({ q, limit }: Query): Promise<{ icd_codes: IcdItem[] }> {
  const candidates = merged(await gather(q));
  return { icd_codes: ranked(candidates, q).slice(0, limit) };
}

/** What a search reads: the clinic's part and the release's in one request, where the container knows what to ask for. */
async function gather(q: string) {
  const clinicKey = db.entities.clinicIcd.get({ space_id: actor().spaceId }).params<{ Key: Key }>().Key;
  const activeReleaseKey = db.entities.icdShelf.get({ kind: "icd" }).params<{ Key: Key }>().Key;
  const known = activeRelease();
  // The release that was in use a while ago very likely still is: asked for before the shelf says so.
  const likely = keptIndex();
  const guess = lookUp(likely, q);
  const items = await readItems([clinicKey, ...(known ? [] : [activeReleaseKey]), ...guess.keys]);
  const shelf = known ?? parseActiveRelease(items.find(({ pk }) => pk === activeReleaseKey.pk));
  const clinic = clinicOf(items, clinicKey);
  if (shelf.release_id === likely?.release_id) return { shelf, clinic, rows: rowsOf(items, guess.found) };
  const { keys, found } = lookUp(shelf.release_id ? await readIndex(shelf.release_id) : undefined, q);
  return { shelf, clinic, rows: rowsOf(await readItems(keys), found) };
}

const clinicOf = (items: Record<string, unknown>[], { pk }: Key) =>
  parseClinic(items.find((item) => item.pk === pk));

export function parseClinic(item: Record<string, unknown> | undefined): ClinicIcdItem | undefined {
  return item ? (db.entities.clinicIcd.parse({ Item: item }).data ?? undefined) : undefined;
}

/** Which chunks may answer: those of a code, those of the words, or of both where it might be either. */
function lookUp(release: ReleaseIndex | undefined, q: string): { found: Found; keys: Key[] } {
  const found: Found = release ? chunksFor(release.index, q) : new Map();
  const release_id = release?.release_id ?? "";
  const keys = [...found.keys()].map(
    (last) => db.entities.icdChunk.get({ release_id, last }).params<{ Key: Key }>().Key,
  );
  return { found, keys };
}

function chunksFor(index: ReleaseIndex["index"], q: string): Found {
  const isCode = looksLikeCode(q);
  const byCode: Found = isCode ? chunksByCode(index, compactCode(q)) : new Map();
  if (isCode && !/\s/.test(q.trim())) return byCode;
  const byWords = askedFor(q)
    .map((words) => chunksByWords(index, words))
    .find((found) => found.size > 0);
  return new Map([...(byWords ?? []), ...byCode]);
}

function rowsOf(items: Record<string, unknown>[], found: Found): IcdRow[] {
  const rows = new Map(
    items.flatMap(({ last, lines }) =>
      typeof last === "string" ? [[last, fromLines(lines as Uint8Array, found.get(last))] as const] : [],
    ),
  );
  // A batch comes in no order; the release's is kept.
  return [...found.keys()].sort().flatMap((last) => rows.get(last) ?? []);
}

/** Every entry that may answer, each code once: whoever wrote it nearer to the clinic comes first. */
export function merged(from: {
  shelf: Shelf;
  clinic: ClinicIcdItem | undefined;
  rows: readonly IcdRow[];
}): Candidate[] {
  const favourites = new Set((from.clinic?.favourites ?? []).map(({ code }) => compact(code)));
  const found = new Map<string, Candidate>();
  const add = (origin: IcdItem["origin"], { code, en, pt }: IcdRow, words = "") => {
    const key = compact(code);
    const held = found.get(key);
    if (held) {
      // The first title of a language stands; a later source fills in the other, and its words are found too.
      held.en ||= en;
      held.pt ||= pt;
      held.words += ` ${words}`;
      return;
    }
    const favourite = favourites.has(key);
    found.set(key, { code, chapter: chapterOf(code), en, pt, origin, favourite, words });
  };
  for (const row of from.clinic?.own ?? []) add("own", row);
  for (const row of from.shelf.entries) add("office", row);
  for (const row of icdCommon) add("common", row, row.words);
  for (const row of from.rows) add("release", row);
  // A favourite of a release that was withdrawn.
  for (const row of from.clinic?.favourites ?? []) add("release", row);
  return [...found.values()];
}
