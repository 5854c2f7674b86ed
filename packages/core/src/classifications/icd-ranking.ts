import { askedFor, foldedText, icdWords, titleLength } from "../clinical/icd/icd-words.ts";
import type { IcdItem } from "../contracts/classifications/icd.ts";
import { compact } from "../reference/fold.ts";

/** An entry with the everyday words it is found by as well. */
export type Candidate = IcdItem & { words: string };

/** Whose entry comes first where two answer alike. */
const ORIGIN_ORDER: Readonly<Record<IcdItem["origin"], number>> = {
  own: 0,
  office: 1,
  common: 1,
  release: 2,
};

/** How well an entry answers; the fit is how near the words stand together. */
type Score = { score: number; fit: number };
const NOT: Score = { score: 0, fit: 0 };

/** Those that answer, best first: by code, by a whole title, by the words of one, by everyday words. */
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

function sorted(candidates: readonly Candidate[], asked: Asked): IcdItem[] {
  return candidates
    .map((item, at) => ({ item, at, ...scoreOf(item, asked) }))
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

type Asked = { code: string; text: string; words: readonly string[] };

function scoreOf(item: Candidate, { code, text, words }: Asked): Score {
  const own = codeOf(item.code);
  if (own === code) return { score: 100, fit: 0 };
  // The shorter code of two that begin so is the more general one.
  if (/^[a-z]\d/.test(code) && own.startsWith(code)) return { score: 90, fit: -own.length };
  const title = Math.max(fitOf(wordsIn(item.en), words), fitOf(wordsIn(item.pt), words));
  if (title === SAME) return { score: 60, fit: title };
  const everyday = item.words === "" ? 0 : fitOf(wordsIn(item.words), words);
  // Everyday words together are a name of it, as good as its title.
  if (title > 0 || everyday >= TOGETHER) {
    const fit = Math.max(title, everyday - FIRST);
    // `with aura` and `without aura` hold the same telling words: what was typed to the letter comes first.
    const literal = title > 0 && foldedText(`${item.en}\n${item.pt}`).includes(text) ? 0.5 : 0;
    return { score: 50, fit: fit + literal };
  }
  const all = fitOf(wordsIn(`${item.en} ${item.pt} ${item.words}`), words);
  return all > 0 ? { score: all, fit: 0 } : NOT;
}

const SAME = 4;
const FIRST = 3;
const TOGETHER = 2;

/** 4 the same words, 3 a title that begins with them, 2 together inside, 1 anywhere; 0 where one is missing. Beginnings count. */
function fitOf(own: readonly string[], asked: readonly string[]): number {
  if (asked.length === 0 || !asked.every((word) => own.some((mine) => mine.startsWith(word)))) return 0;
  const standsAt = (at: number) => asked.every((word, next) => own[at + next]?.startsWith(word));
  if (standsAt(0))
    return own.length === asked.length && own.every((word, at) => word === asked[at]) ? SAME : FIRST;
  return own.some((_, at) => standsAt(at)) ? TOGETHER : 1;
}

/** The fewer words, the more general: `Fracture of femur` before one that says which part of it, and how. */
const lengthOf = ({ en, pt }: IcdItem) =>
  Math.min(...[en, pt].filter((title) => title !== "").map(titleLength));

/** The common codes are weighed in every search: their words are cut once. */
const cut = new Map<string, readonly string[]>();
const codes = new Map<string, string>();
const KEPT = 4000;

function wordsIn(text: string): readonly string[] {
  const known = cut.get(text);
  if (known) return known;
  if (cut.size >= KEPT) cut.clear();
  const words = icdWords(text);
  cut.set(text, words);
  return words;
}

function codeOf(code: string): string {
  const known = codes.get(code);
  if (known !== undefined) return known;
  if (codes.size >= KEPT) codes.clear();
  const own = compact(code);
  codes.set(code, own);
  return own;
}
