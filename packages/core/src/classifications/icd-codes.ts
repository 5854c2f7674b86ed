import { askedFor, compactCode, looksLikeCode } from "../clinical/icd/icd-words.ts";
import type { IcdItem, IcdRow } from "../contracts/classifications/icd.ts";
import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { compact } from "../reference/fold.ts";
import { icdCommon } from "../reference/icd-common.ts";
import { chapterOf } from "./chapter-of.ts";
import { db } from "./entities.ts";
import type { ClinicIcdItem } from "./icd.entity.ts";
import { type ActiveRelease, activeRelease, parseActiveRelease } from "./icd-active-release.ts";
import { fromLines } from "./icd-chunks.ts";
import {
  cachedIndex,
  chunksByCode,
  chunksByWords,
  type Found,
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

/** Reads the clinic's entries and the chunks of the release, in one request where the container knows the index. */
async function gather(q: string) {
  const clinicKey = db.entities.clinicIcd.get({ space_id: actor().spaceId }).params<{ Key: Key }>().Key;
  const activeReleaseKey = db.entities.activeRelease.get({ kind: "icd" }).params<{ Key: Key }>().Key;
  const cachedRelease = activeRelease();
  // The release used last is very likely still active, so its chunks are read with it.
  const lastIndex = cachedIndex();
  const guess = lookUp(lastIndex, q);
  const items = await readItems([clinicKey, ...(cachedRelease ? [] : [activeReleaseKey]), ...guess.keys]);
  const active = cachedRelease ?? parseActiveRelease(items.find(({ pk }) => pk === activeReleaseKey.pk));
  const clinic = clinicOf(items, clinicKey);
  if (active.release_id === lastIndex?.release_id)
    return { active, clinic, rows: rowsOf(items, guess.found) };
  const { keys, found } = lookUp(active.release_id ? await readIndex(active.release_id) : undefined, q);
  return { active, clinic, rows: rowsOf(await readItems(keys), found) };
}

const clinicOf = (items: Record<string, unknown>[], { pk }: Key) =>
  parseClinic(items.find((item) => item.pk === pk));

export function parseClinic(item: Record<string, unknown> | undefined): ClinicIcdItem | undefined {
  return item ? (db.entities.clinicIcd.parse({ Item: item }).data ?? undefined) : undefined;
}

/** The chunks that may contain matches: by code, by words, or both where the query may be either. */
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
  // A batch read has no order; rows are put back in the order of the release.
  return [...found.keys()].sort().flatMap((last) => rows.get(last) ?? []);
}

/** Every matching entry, each code once: the clinic's own before the back office's, the common ones and the release's. */
export function merged(from: {
  active: ActiveRelease;
  clinic: ClinicIcdItem | undefined;
  rows: readonly IcdRow[];
}): Candidate[] {
  const favourites = new Set((from.clinic?.favourites ?? []).map(({ code }) => compact(code)));
  const found = new Map<string, Candidate>();
  const add = (origin: IcdItem["origin"], { code, en, pt }: IcdRow, words = "") => {
    const key = compact(code);
    const existing = found.get(key);
    if (existing) {
      // The first title of a language is kept; a later source adds a missing language, and its words can be found too.
      existing.en ||= en;
      existing.pt ||= pt;
      existing.words += ` ${words}`;
      return;
    }
    const favourite = favourites.has(key);
    found.set(key, { code, chapter: chapterOf(code), en, pt, origin, favourite, words });
  };
  for (const row of from.clinic?.own ?? []) add("own", row);
  for (const row of from.active.entries) add("office", row);
  for (const row of icdCommon) add("common", row, row.words);
  for (const row of from.rows) add("release", row);
  // A favourite of a release that was withdrawn.
  for (const row of from.clinic?.favourites ?? []) add("release", row);
  return [...found.values()];
}
