import { compact, fold, type Phrase, phraseMatch, phraseOf, wordsOf } from "../../text/fold.ts";
import { nearestRows } from "../../text/near-spelling.ts";

/** What the search needs to know about a channel: all spellings of its name before a number. */
export type SearchChannel = {
  code: string;
  en: string;
  pt: string;
  es: string;
  zh: string;
  /** The Portuguese abbreviation before a number (`E36`). */
  abbr_pt: string;
  /** All abbreviations. Some mean two channels: `P` is Lung or Pericardium. */
  abbreviations: readonly string[];
  other_names: readonly string[];
};

/** What the search needs to know about a point. A user's own points are searched together with the system's. */
export type Searchable = {
  id: string;
  auricular: boolean;
  channel: string;
  /** Null for a user's own point, which has no number. */
  number: number | null;
  pinyin: string;
  characters: readonly string[];
  names: readonly string[];
  /** For each indication a list of terms, the main term first. */
  indications: readonly (readonly string[])[];
  /** Number of classes it belongs to. Among equal matches, a point with more classes is the better known. */
  classes?: number | undefined;
};

type Entry = {
  point: Searchable;
  code: string;
  characters: readonly string[];
  pinyin: string;
  /** With tone marks, which distinguish `Fútù` from `Fútū`. */
  toned: string;
  /** With `v` for ü, as some people type it. */
  pinyinWithV: string;
  names: readonly Phrase[];
  indications: readonly (readonly Phrase[])[];
};

export type SearchOptions = {
  /** Only ear points, only body points, or both when absent. */
  auricular?: boolean | undefined;
  /** Decides the first meaning of an ambiguous abbreviation: `P7` is Lung 7 in Portuguese, Pericardium 7 in English. */
  language: "en" | "pt";
  limit?: number | undefined;
  /** The user's own points. */
  own?: readonly Searchable[] | undefined;
};

type Alias = { channel: SearchChannel; rank: number };
type Aliases = {
  channels: readonly SearchChannel[];
  exact: ReadonlyMap<string, readonly Alias[]>;
  names: readonly (readonly [string, SearchChannel])[];
};

/** Scores, best first. A code comes before a name, a name before an indication. */
const SCORE = {
  code: 1000,
  exact: 950,
  name: 900,
  starts: 800,
  channel: 850,
  code_starts: 700,
  contains: 600,
  indication: 400,
  mixed: 200,
};
const PHRASE = [0, 0, 20, 40, 60] as const;

/** Variant characters in the names of points, so that `太衝`, `太沖` and `太冲` are the same. */
const VARIANTS: Readonly<Record<string, string>> = {
  衝: "冲",
  沖: "冲",
  谿: "溪",
  腧: "俞",
  兪: "俞",
  裡: "里",
  裏: "里",
  臺: "台",
  脈: "脉",
  郤: "郄",
  閒: "间",
  間: "间",
  卻: "却",
  顖: "囟",
  窌: "髎",
  歷: "历",
  歴: "历",
};
const han = (text: string) =>
  compact(text).replace(/\p{Script=Han}/gu, (character) => VARIANTS[character] ?? character);

const toned = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s/g, "");

const toEntry = (point: Searchable): Entry => ({
  point,
  code: compact(point.id),
  characters: [...new Set(point.characters.map(han))],
  pinyin: compact(point.pinyin),
  toned: toned(point.pinyin),
  pinyinWithV: compact(point.pinyin).replaceAll("u", "v"),
  names: point.names.map(phraseOf),
  indications: point.indications.map((terms) => terms.map(phraseOf)),
});

function aliasesOf(channels: readonly SearchChannel[]): Aliases {
  const exact = new Map<string, Alias[]>();
  const names: [string, SearchChannel][] = [];
  const add = (word: string, channel: SearchChannel, rank: number) => {
    const key = compact(word);
    const known = exact.get(key) ?? [];
    if (!known.some((alias) => alias.channel === channel)) exact.set(key, [...known, { channel, rank }]);
  };
  for (const channel of channels) {
    add(channel.code, channel, 0);
    for (const abbreviation of channel.abbreviations) add(abbreviation, channel, 10);
    for (const name of [channel.en, channel.pt, channel.es, ...channel.other_names]) {
      add(name, channel, 1);
      names.push([compact(name), channel]);
    }
  }
  return { channels, exact, names };
}

type CodeQuery = { ranks: ReadonlyMap<string, number>; digits: string };

/** Reads a query as channel and number (`st36`, `36 E`, `estômago 3`, `胃36`), or as a channel alone. */
function readCode(query: string, language: "en" | "pt", aliases: Aliases): CodeQuery | undefined {
  const parts = /^(\p{L}+)0*(\d{0,2})$/u.exec(query) ?? /^(?<digits>\d{1,2})(?<letters>\p{L}+)$/u.exec(query);
  if (!parts) return undefined;
  const letters = parts.groups?.letters ?? parts[1] ?? "";
  const digits = parts.groups?.digits ?? parts[2] ?? "";
  const { channels, exact, names } = aliases;
  const ranks = new Map<string, number>();
  for (const { channel, rank } of exact.get(letters) ?? []) {
    const portuguese = compact(channel.abbr_pt) === letters;
    // In English the same abbreviation means the other channel: `P6` is Pericardium 6.
    const foreign = portuguese && rank > 0 ? rank + 1 : rank;
    ranks.set(channel.code, portuguese && language === "pt" ? Math.min(rank, 2) : foreign);
  }
  if (letters.length >= 3) {
    for (const [name, channel] of names)
      if (name.startsWith(letters) && !ranks.has(channel.code)) ranks.set(channel.code, 12);
  }
  if (digits && /\p{Script=Han}/u.test(letters)) {
    for (const channel of channels) if (channel.zh.includes(letters)) ranks.set(channel.code, 12);
  }
  return ranks.size > 0 ? { ranks, digits } : undefined;
}

type Query = {
  text: string;
  toned: string;
  compacted: string;
  /** With variant characters replaced by one of them. */
  han: string;
  words: readonly string[];
  code: CodeQuery | undefined;
};

function codeScore({ point, code }: Entry, query: Query): number {
  if (code === query.compacted || (code.startsWith("ex") && code.slice(2) === query.compacted))
    return SCORE.code;
  const rank = query.code?.ranks.get(point.channel);
  if (rank !== undefined && query.code && point.number !== null && !point.auricular) {
    const { digits } = query.code;
    if (digits && String(point.number) === digits && point.channel !== "EX") return SCORE.code - rank;
    if (String(point.number).startsWith(digits)) return SCORE.channel - rank;
  }
  return code.startsWith(query.compacted) ? SCORE.code_starts : 0;
}

function nameScore({ characters, pinyin, pinyinWithV, toned, names }: Entry, query: Query): number {
  const { compacted, text, words } = query;
  if (characters.includes(query.han)) return SCORE.exact;
  if (toned && toned === query.toned) return SCORE.exact + 1;
  if (pinyin && (pinyin === compacted || pinyinWithV === compacted)) return SCORE.exact;
  if (pinyin.startsWith(compacted)) return SCORE.starts;
  const best = Math.max(0, ...names.map((name) => phraseMatch(name, text, words)));
  if (best === 4) return SCORE.name;
  if (best === 3) return SCORE.starts - 20;
  if (best > 0) return SCORE.contains + best;
  if (characters.some((written) => written.includes(query.han))) return SCORE.contains;
  return compacted.length >= 3 && pinyin.includes(compacted) ? SCORE.contains - 50 : 0;
}

/** How well an indication matches. Among equal matches, an earlier indication or a better known point comes first. */
function indicationScore({ indications, point }: Entry, query: Query): number {
  let best = 0;
  indications.forEach((terms, place) => {
    for (const term of terms) {
      const match = phraseMatch(term, query.text, query.words);
      if (match > 0) best = Math.max(best, SCORE.indication + PHRASE[match] - Math.min(place, 9));
    }
  });
  return best && best + Math.min(point.classes ?? 0, 5);
}

/** Every word matches something about the point: `zusanli st36`, `headache insomnia`. */
function mixedScore(entry: Entry, words: readonly Query[]): number {
  if (words.length < 2) return 0;
  const each = words.map((word) => scoreOf(entry, word));
  return each.every((score) => score > 0) ? SCORE.mixed + Math.max(...each) / 10 : 0;
}

const scoreOf = (entry: Entry, query: Query) =>
  Math.max(codeScore(entry, query), nameScore(entry, query), indicationScore(entry, query));

function readQuery(text: string, language: "en" | "pt", aliases: Aliases): Query {
  const compacted = compact(text);
  return {
    text: fold(text),
    toned: toned(text),
    compacted,
    han: han(text),
    words: wordsOf(text),
    code: readCode(compacted, language, aliases),
  };
}

/** The words of a point for finding typing errors. Pinyin is one word, as it is usually typed. */
const spelt = ({ pinyin, names, indications }: Entry) => [
  pinyin,
  ...[...names, ...indications.flat()].flatMap((phrase) => phrase.words),
];

/**
 * Finds points by a typed text and returns their ids, best first. If nothing matches, it returns similar ones. Codes
 * are never guessed.
 */
export type PointFinder = (text: string, options: SearchOptions) => string[];

/**
 * Makes a finder over a catalogue: points by any spelling of a code, pinyin with or without tones, Chinese in either
 * script, an ear point's name or an indication in English or Portuguese; best first, then in the order of the
 * catalogue. Every word is folded once, when the finder is made, so that each search is short.
 */
export function pointFinder(points: readonly Searchable[], channels: readonly SearchChannel[]): PointFinder {
  const index = points.map(toEntry);
  const aliases = aliasesOf(channels);
  return (text, { auricular, language, limit = 20, own = [] }) => {
    const query = readQuery(text, language, aliases);
    if (!query.compacted) return [];
    const words = query.words.map((word) => readQuery(word, language, aliases));
    const hits: { id: string; score: number }[] = [];
    const all = own.length > 0 ? [...own.map(toEntry), ...index] : index;
    const asked = all.filter(({ point }) => auricular === undefined || point.auricular === auricular);
    for (const entry of asked) {
      const score = scoreOf(entry, query) || mixedScore(entry, words);
      if (score > 0) hits.push({ id: entry.point.id, score });
    }
    if (hits.length === 0)
      return nearestRows(asked, query.words, spelt)
        .slice(0, limit)
        .map(({ point }) => point.id);
    return hits
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ id }) => id);
  };
}

/** The searchable texts of a system point. */
export const searchableOf = (
  point: {
    id: string;
    auricular: boolean;
    channel: string;
    number: number | null;
    pinyin: string;
    zh: string;
    zh_hant: string;
    names: readonly string[];
    keywords: readonly string[];
    classes: readonly unknown[];
  },
  keywords: Readonly<Record<string, readonly string[]>>,
): Searchable => ({
  id: point.id,
  auricular: point.auricular,
  channel: point.channel,
  number: point.number,
  pinyin: point.pinyin,
  characters: [point.zh, point.zh_hant],
  names: point.names,
  indications: point.keywords.map((keyword) => keywords[keyword] ?? [keyword]),
  classes: point.classes.length,
});

/** The searchable texts of a user's own point: its name, and its indications as typed. */
export const searchableOwn = (point: {
  id: string;
  auricular: boolean;
  channel: string;
  name: string;
  indications: string;
}): Searchable => ({
  id: point.id,
  auricular: point.auricular,
  channel: point.channel,
  number: null,
  pinyin: "",
  characters: [],
  names: [point.name],
  indications: point.indications
    .split(/[,;\n]+/)
    .filter(Boolean)
    .map((words) => [words]),
});
