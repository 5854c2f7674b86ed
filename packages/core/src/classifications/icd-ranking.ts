import { askedFor, foldedText, icdWords, titleLength } from "../clinical/icd/icd-words.ts";
import type { IcdItem } from "../contracts/classifications/icd.ts";
import { compact } from "../reference/fold.ts";

/** An entry with everyday words that also find it. */
export type Candidate = IcdItem & { words: string };

/** The order of origins where two entries match equally well. */
const ORIGIN_ORDER: Readonly<Record<IcdItem["origin"], number>> = {
  own: 0,
  office: 1,
  common: 1,
  release: 2,
};

/** How well an entry matches; `fit` is how close together the words are. */
type Score = { score: number; fit: number };
const NO_MATCH: Score = { score: 0, fit: 0 };

/** The matching entries, best first: by code, by a whole title, by words of a title, by everyday words. */
export function ranked(candidates: readonly Candidate[], q: string): IcdItem[] {
  const code = compact(q);
  if (!code) return [];
  const text = foldedText(q.trim());
  for (const words of askedFor(q)) {
    const hits = sorted(candidates, { code, text, words });
    if (hits.length > 0) return hits;
  }
  return [];
}

function sorted(candidates: readonly Candidate[], query: RankingQuery): IcdItem[] {
  return candidates
    .map((item, at) => ({ item, at, ...scoreOf(item, query) }))
    .filter(({ score }) => score > 0)
    .map((hit) => ({ ...hit, words: hit.item.origin === "release" ? lengthOf(hit.item) : 0 }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.item.favourite) - Number(a.item.favourite) ||
        ORIGIN_ORDER[a.item.origin] - ORIGIN_ORDER[b.item.origin] ||
        b.fit - a.fit ||
        a.words - b.words ||
        a.at - b.at,
    )
    .map(({ item: { words: _, ...item } }) => item);
}

type RankingQuery = { code: string; text: string; words: readonly string[] };

function scoreOf(item: Candidate, { code, text, words }: RankingQuery): Score {
  const compacted = codeOf(item.code);
  if (compacted === code) return { score: 100, fit: 0 };
  // Of two codes with this beginning the shorter one is more general.
  if (/^[a-z]\d/.test(code) && compacted.startsWith(code)) return { score: 90, fit: -compacted.length };
  const title = Math.max(fitOf(wordsIn(item.en), words), fitOf(wordsIn(item.pt), words));
  if (title === SAME) return { score: 60, fit: title };
  const everyday = item.words === "" ? 0 : fitOf(wordsIn(item.words), words);
  // Everyday words count as much as the title.
  if (title > 0 || everyday >= TOGETHER) {
    const fit = Math.max(title, everyday - FIRST);
    // `with aura` and `without aura` have the same significant words; an exact match of the text comes first.
    const literal = title > 0 && foldedText(`${item.en}\n${item.pt}`).includes(text) ? 0.5 : 0;
    return { score: 50, fit: fit + literal };
  }
  const all = fitOf(wordsIn(`${item.en} ${item.pt} ${item.words}`), words);
  return all > 0 ? { score: all, fit: 0 } : NO_MATCH;
}

const SAME = 4;
const FIRST = 3;
const TOGETHER = 2;

/** 4 the same words, 3 a title that begins with them, 2 together inside, 1 anywhere; 0 where one is missing. Beginnings count. */
function fitOf(compacted: readonly string[], query: readonly string[]): number {
  if (query.length === 0 || !query.every((word) => compacted.some((mine) => mine.startsWith(word)))) return 0;
  const matchesAt = (at: number) => query.every((word, next) => compacted[at + next]?.startsWith(word));
  if (matchesAt(0))
    return compacted.length === query.length && compacted.every((word, at) => word === query[at])
      ? SAME
      : FIRST;
  return compacted.some((_, at) => matchesAt(at)) ? TOGETHER : 1;
}

/** Titles with fewer words are more general: `Fracture of femur` comes before a title with its part and cause. */
const lengthOf = ({ en, pt }: IcdItem) =>
  Math.min(...[en, pt].filter((title) => title !== "").map(titleLength));

/** Caches the words of titles, because the common codes are ranked in every search. */
const cut = new Map<string, readonly string[]>();
const codes = new Map<string, string>();
const MAX_CACHED = 4000;

function wordsIn(text: string): readonly string[] {
  const cachedValue = cut.get(text);
  if (cachedValue) return cachedValue;
  if (cut.size >= MAX_CACHED) cut.clear();
  const words = icdWords(text);
  cut.set(text, words);
  return words;
}

function codeOf(code: string): string {
  const cachedValue = codes.get(code);
  if (cachedValue !== undefined) return cachedValue;
  if (codes.size >= MAX_CACHED) codes.clear();
  const compacted = compact(code);
  codes.set(code, compacted);
  return compacted;
}
