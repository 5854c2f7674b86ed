import type { Formula, Substance } from "../../contracts/materia/materia.ts";
import { compact, fold, type Phrase, phraseMatch, phraseOf, wordsOf } from "../../text/fold.ts";
import { nearestRows } from "../../text/near-spelling.ts";

/** What search reads of a row: its names, and words it also answers to. */
type Entry = {
  id: string;
  /** Pinyin with its tones, for who types them. */
  toned: string;
  pinyin: string;
  pinyinWithV: string;
  han: readonly string[];
  names: readonly Phrase[];
  /** Patterns, source, synonymy: each in every language it has. */
  words: readonly Phrase[];
};

const SCORE = { exact: 950, starts: 800, contains: 600, word: 400, mixed: 200 } as const;

const toned = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s/g, "");

const entryOf = (row: {
  id: string;
  pinyin: string;
  han: readonly string[];
  names: readonly string[];
  words: readonly string[];
}): Entry => ({
  id: row.id,
  toned: toned(row.pinyin),
  pinyin: compact(row.pinyin),
  pinyinWithV: compact(
    row.pinyin
      .normalize("NFD")
      .replace(/u\u0308/g, "v")
      .replace(/ü/g, "v"),
  ),
  han: [...new Set(row.han.filter(Boolean).map(compact))],
  names: row.names.filter(Boolean).map(phraseOf),
  words: row.words.filter(Boolean).map(phraseOf),
});

type Query = { text: string; compacted: string; toned: string; words: readonly string[] };
const readQuery = (text: string): Query => ({
  text: fold(text),
  compacted: compact(text),
  toned: toned(text),
  words: wordsOf(text),
});

/** How well the names answer; the shorter of two that begin alike is the likelier meant. */
function nameScore({ pinyin, pinyinWithV, toned: withTones, han, names }: Entry, query: Query): number {
  const { compacted, text, words } = query;
  const best = Math.max(0, ...names.map((name) => phraseMatch(name, text, words)));
  if (best === 4) return SCORE.exact + 3;
  if (withTones && withTones === query.toned) return SCORE.exact + 2;
  if (han.includes(compacted)) return SCORE.exact + 1;
  if (pinyin && (pinyin === compacted || pinyinWithV === compacted)) return SCORE.exact;
  if (withTones.startsWith(query.toned) && withTones !== "") return SCORE.starts + 1 - pinyin.length / 100;
  if (pinyin.startsWith(compacted) || pinyinWithV.startsWith(compacted))
    return SCORE.starts - pinyin.length / 100;
  if (han.some((written) => written.startsWith(compacted))) return SCORE.starts;
  if (best === 3) return SCORE.starts - 20;
  if (best > 0) return SCORE.contains + best;
  if (han.some((written) => written.includes(compacted))) return SCORE.contains;
  return compacted.length >= 3 && pinyin.includes(compacted) ? SCORE.contains - 50 : 0;
}

function wordScore({ words }: Entry, query: Query): number {
  let best = 0;
  words.forEach((word, place) => {
    const match = phraseMatch(word, query.text, query.words);
    if (match > 0) best = Math.max(best, SCORE.word + match * 20 - Math.min(place, 9));
  });
  return best;
}

const scoreOf = (entry: Entry, query: Query) => Math.max(nameScore(entry, query), wordScore(entry, query));

/** Every word answers something of the row: `xiao yao liver`. */
function mixedScore(entry: Entry, words: readonly Query[]): number {
  if (words.length < 2) return 0;
  const each = words.map((word) => scoreOf(entry, word));
  return each.every((score) => score > 0) ? SCORE.mixed + Math.max(...each) / 10 : 0;
}

/** The words of a row that may be typed wrong: pinyin as one word too, as it is mostly typed. */
const spelt = ({ pinyin, names, words }: Entry) => [
  pinyin,
  ...[...names, ...words].flatMap((phrase) => phrase.words),
];

/** Finds rows by what is typed: their ids, best first; where nothing answers, those that nearly do. */
export type MateriaFinder = (text: string, limit?: number) => string[];

function finder(entries: readonly Entry[]): MateriaFinder {
  return (text, limit = 20) => {
    const query = readQuery(text);
    if (!query.compacted) return [];
    const words = query.words.map(readQuery);
    const hits: { id: string; score: number }[] = [];
    for (const entry of entries) {
      const score = scoreOf(entry, query) || mixedScore(entry, words);
      if (score > 0) hits.push({ id: entry.id, score });
    }
    if (hits.length === 0)
      return nearestRows(entries, query.words, spelt)
        .slice(0, limit)
        .map(({ id }) => id);
    return hits
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ id }) => id);
  };
}

/** What a word of the tables is in the other language; itself where it has none. */
type Words = Readonly<Record<string, string>>;
const both = (word: string, pt: Words) => [word, pt[word] ?? ""];

/**
 * A finder over substances: pinyin with or without tones and spaces, Chinese in either script, Latin, species, a name of
 * one's own; best first, then in the order given (one's own first). Folding every word once, when it is made, keeps each
 * search short.
 */
export const substanceFinder = (substances: readonly Substance[]): MateriaFinder =>
  finder(
    substances.map(({ id, pinyin, zh, zh_hant, name, latin, species, synonymy, indications }) =>
      entryOf({
        id,
        pinyin,
        han: [zh, zh_hant],
        names: [name, latin, species],
        words: [...synonymy.split(/[,;]/), ...indications.split(/[,;\n]/)],
      }),
    ),
  );

/** The same over formulas, which also answer to their patterns in English and Portuguese and to their source. */
export const formulaFinder = (formulas: readonly Formula[], pt: Words): MateriaFinder =>
  finder(
    formulas.map(({ id, pinyin, zh, zh_hant, name, patterns, source }) =>
      entryOf({
        id,
        pinyin,
        han: [zh, zh_hant],
        names: [name === pinyin ? "" : name],
        words: [...patterns.flatMap((pattern) => both(pattern, pt)), source],
      }),
    ),
  );
