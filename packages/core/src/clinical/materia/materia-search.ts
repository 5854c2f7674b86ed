import type { Formula, Substance } from "../../contracts/materia/materia.ts";
import { compact, fold, type Phrase, phraseMatch, phraseOf, wordsOf } from "../../text/fold.ts";
import { nearestRows } from "../../text/near-spelling.ts";

/** The searchable texts of a row: its names, and further words that find it. */
type Entry = {
  id: string;
  /** Pinyin with tone marks, for users who type them. */
  toned: string;
  pinyin: string;
  pinyinWithV: string;
  han: readonly string[];
  names: readonly Phrase[];
  /** Patterns, source and synonyms, in every available language. */
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

/** How well the names match. Of two names with the same beginning, the shorter one is more likely. */
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

/** Every word matches something about the row: `xiao yao liver`. */
function mixedScore(entry: Entry, words: readonly Query[]): number {
  if (words.length < 2) return 0;
  const each = words.map((word) => scoreOf(entry, word));
  return each.every((score) => score > 0) ? SCORE.mixed + Math.max(...each) / 10 : 0;
}

/** The words of a row for finding typing errors. Pinyin is included as one word too, as it is usually typed. */
const spelt = ({ pinyin, names, words }: Entry) => [
  pinyin,
  ...[...names, ...words].flatMap((phrase) => phrase.words),
];

/** Finds rows by a typed text and returns their ids, best first. If nothing matches, it returns similar ones. */
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

/** Words of the tables with their translation. A word without one is the same in both languages. */
type Words = Readonly<Record<string, string>>;
const both = (word: string, pt: Words) => [word, pt[word] ?? ""];

/**
 * Makes a finder over substances: pinyin with or without tones and spaces, Chinese in either script, Latin, species, or
 * a name given by a user; best first, then in the given order. Every word is folded once, when the finder is made, so
 * that each search is short.
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

/** The same for formulas, which are also found by their patterns in English and Portuguese and by their source. */
export const formulaFinder = (formulas: readonly Formula[], pt: Words): MateriaFinder =>
  finder(
    formulas.map(({ id, pinyin, zh, zh_hant, name, names = "", patterns, source }) =>
      entryOf({
        id,
        pinyin,
        han: [zh, zh_hant],
        names: [name === pinyin ? "" : name, ...names.split(",")],
        words: [...patterns.flatMap((pattern) => both(pattern, pt)), source],
      }),
    ),
  );
