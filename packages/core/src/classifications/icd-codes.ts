import { COMMON_FROM, type IcdItem, type IcdRow } from "../contracts/icd.ts";
import { compactCode, icdWords, isLookedUp, looksLikeCode } from "../contracts/icd-words.ts";
import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { compact, fold, phraseMatch, wordsOf } from "../reference/fold.ts";
import { icdCommon } from "../reference/icd-common.ts";
import { chapterOf } from "./chapter-of.ts";
import { db } from "./connection.ts";
import type { ClinicIcdItem } from "./icd.entity.ts";
import { fromLines, lettersOf } from "./icd-chunks.ts";
import { parseShelf, type Shelf, shelfNow } from "./icd-shelf.ts";

type Query = { q: string; limit: number };
/** Chunks read for a code, and for a word: a page of any search, whatever is loaded. */
const CODE_CHUNKS = 6;
const WORD_CHUNKS = 24;
/** Read where other words narrow a common one. */
const NARROWED_CHUNKS = 90;

/**
 * ICD codes by code or by words of either language, codes first, best first: the clinic's own entries and favourites,
 * what the back office wrote, the common codes and a loaded release's, in one answer. Two requests.
 */
export async function searchIcdCodes({ q, limit }: Query): Promise<{ icd_codes: IcdItem[] }> {
  const { shelf, clinic, rows } = await gather(q);
  const candidates = merged({ shelf, clinic, rows });
  return { icd_codes: ranked(candidates, q).slice(0, limit) };
}

/** What one search reads: the clinic's part beside the release's, where the shelf is known; else one after the other. */
async function gather(q: string) {
  const { spaceId } = actor();
  const known = shelfNow();
  const clinicKey = db.entities.clinicIcd.get({ space_id: spaceId }).params().Key;
  if (known) {
    const [[item], rows] = await Promise.all([readItems([clinicKey]), lookUp(known, q)]);
    return { shelf: known, clinic: parseClinic(item), rows };
  }
  const shelfKey = db.entities.icdShelf.get({ kind: "icd" }).params().Key;
  const items = await readItems([clinicKey, shelfKey]);
  const shelf = parseShelf(items.find(({ pk }) => pk === shelfKey.pk));
  const clinic = parseClinic(items.find(({ pk }) => pk === clinicKey.pk));
  return { shelf, clinic, rows: await lookUp(shelf, q) };
}

export function parseClinic(item: Record<string, unknown> | undefined): ClinicIcdItem | undefined {
  return item ? (db.entities.clinicIcd.parse({ Item: item }).data ?? undefined) : undefined;
}

/** Rows of the release in use that may answer. One request, whose cost has a ceiling; none without a release. */
async function lookUp({ release_id, common }: Shelf, q: string): Promise<IcdRow[]> {
  if (!release_id) return [];
  if (looksLikeCode(q)) return byCode(release_id, compactCode(q));
  const words = icdWords(q);
  const word = rarest(words.filter(isLookedUp), common);
  if (!word) return [];
  const page = await db.entities.icdWord.query
    .words({ release_id, letters: lettersOf(word) })
    .begins({ word })
    .go({ limit: words.length > 1 ? NARROWED_CHUNKS : WORD_CHUNKS, pages: 1 });
  const asked = wordsOf(q);
  return page.data.flatMap(({ lines }) => fromLines(lines, asked));
}

async function byCode(release_id: string, code: string): Promise<IcdRow[]> {
  const page = await db.entities.icdChunk.query
    .codes({ release_id })
    .gte({ last: code })
    .go({ limit: CODE_CHUNKS, pages: 1 });
  return page.data
    .flatMap(({ lines }) => fromLines(lines))
    .filter((row) => compactCode(row.code).startsWith(code));
}

/** The word in the fewest chunks; of those whose number is not known, the longest. */
function rarest(words: readonly string[], common: Readonly<Record<string, number>>): string | undefined {
  const weight = (word: string) => common[word] ?? COMMON_FROM - word.length;
  return [...words].sort((a, b) => weight(a) - weight(b))[0];
}

type Candidate = IcdItem & { words: string };

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

const ORIGIN_ORDER: Readonly<Record<IcdItem["origin"], number>> = {
  own: 0,
  office: 1,
  common: 1,
  release: 2,
};

function ranked(candidates: readonly Candidate[], q: string): IcdItem[] {
  const code = compact(q);
  if (!code) return [];
  const text = fold(q);
  const words = wordsOf(q);
  return candidates
    .map((item, at) => ({ item, at, score: scoreOf(item, { code, text, words }) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.item.favourite) - Number(a.item.favourite) ||
        ORIGIN_ORDER[a.item.origin] - ORIGIN_ORDER[b.item.origin] ||
        (a.item.origin === "release" ? a.item.code.length - b.item.code.length : 0) ||
        a.at - b.at,
    )
    .map(({ item: { words: _, ...item } }) => item);
}

type Asked = { code: string; text: string; words: readonly string[] };

/** How well an entry answers: its code, then a title, then everyday words; 0 where it does not. */
function scoreOf(item: Candidate, { code, text, words }: Asked): number {
  const own = compact(item.code);
  if (own === code) return 100;
  if (/^[a-z]\d/.test(code) && own.startsWith(code)) return 90;
  const phrase = Math.max(phraseMatch(fold(item.en), text, words), phraseMatch(fold(item.pt), text, words));
  if (phrase > 0) return 50 + phrase;
  return phraseMatch(fold(`${item.en} ${item.pt} ${item.words}`), text, words);
}
