import { type Channel, channels } from "./channels.ts";
import { compact, fold, phraseMatch, wordsOf } from "./fold.ts";
import { indicationTerms, type ReferencePoint, referencePoints } from "./points.ts";

/** What search needs of a point; a user's own points are searched beside the tables. */
export type Searchable = {
  id: string;
  auricular: boolean;
  channel: string;
  /** Null for a user's own points, which have a name and no number. */
  number: number | null;
  pinyin: string;
  characters: readonly string[];
  names: readonly string[];
  indications: readonly string[];
};

type Entry = {
  point: Searchable;
  code: string;
  pinyin: string;
  /** With its tones, which tell `Fútù` from `Fútū`. */
  toned: string;
  names: readonly string[];
  indications: readonly string[];
};

export type SearchOptions = {
  /** Only ear points, only body points, or both when absent. */
  auricular?: boolean | undefined;
  /** Decides what an ambiguous abbreviation means first: `P7` is Lung 7 in Portuguese. */
  language: "en" | "pt";
  limit?: number | undefined;
  /** The user's own points. */
  own?: readonly Searchable[] | undefined;
};

type Alias = { channel: Channel; rank: number };

/** Scores, best first. A code beats a name, a name beats an indication. */
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

const toSearchable = (point: ReferencePoint): Searchable => ({
  id: point.id,
  auricular: point.kind === "ear",
  channel: point.channel,
  number: point.number,
  pinyin: point.pinyin,
  characters: [point.zh, point.zh_hant],
  names: point.name ? [point.name.en, point.name.pt] : [],
  indications: point.indications.flatMap(indicationTerms),
});

const toned = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s/g, "");

const toEntry = (point: Searchable): Entry => ({
  point,
  code: compact(point.id),
  pinyin: compact(point.pinyin),
  toned: toned(point.pinyin),
  names: point.names.map(fold),
  indications: point.indications.map(fold),
});

let index: readonly Entry[] | undefined;
let aliases:
  | { exact: ReadonlyMap<string, readonly Alias[]>; names: readonly [string, Channel][] }
  | undefined;

function channelAliases() {
  if (aliases) return aliases;
  const exact = new Map<string, Alias[]>();
  const names: [string, Channel][] = [];
  const add = (word: string, channel: Channel, rank: number) => {
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
  aliases = { exact, names };
  return aliases;
}

type CodeQuery = { ranks: ReadonlyMap<string, number>; digits: string };

/** Reads a query as channel and number (`st36`, `36 E`, `estômago 3`, `胃36`), or as a channel alone. */
function readCode(query: string, language: "en" | "pt"): CodeQuery | undefined {
  const parts = /^(\p{L}+)0*(\d{0,2})$/u.exec(query) ?? /^(?<digits>\d{1,2})(?<letters>\p{L}+)$/u.exec(query);
  if (!parts) return undefined;
  const letters = parts.groups?.letters ?? parts[1] ?? "";
  const digits = parts.groups?.digits ?? parts[2] ?? "";
  const { exact, names } = channelAliases();
  const ranks = new Map<string, number>();
  for (const { channel, rank } of exact.get(letters) ?? []) {
    const written = language === "pt" && compact(channel.abbr_pt) === letters;
    ranks.set(channel.code, written ? Math.min(rank, 2) : rank);
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

function nameScore({ point, pinyin, toned, names }: Entry, query: Query): number {
  const { compacted, text, words } = query;
  if (point.characters.includes(compacted)) return SCORE.exact;
  if (toned && toned === query.toned) return SCORE.exact + 1;
  if (pinyin && (pinyin === compacted || pinyin.replaceAll("u", "v") === compacted)) return SCORE.exact;
  if (pinyin.startsWith(compacted)) return SCORE.starts;
  const best = Math.max(0, ...names.map((name) => phraseMatch(name, text, words)));
  if (best === 4) return SCORE.name;
  if (best === 3) return SCORE.starts - 20;
  if (best > 0) return SCORE.contains + best;
  if (point.characters.some((characters) => characters.includes(compacted))) return SCORE.contains;
  return compacted.length >= 3 && pinyin.includes(compacted) ? SCORE.contains - 50 : 0;
}

function indicationScore({ indications }: Entry, query: Query): number {
  let best = 0;
  for (const indication of indications) {
    const match = phraseMatch(indication, query.text, query.words);
    if (match > 0) best = Math.max(best, SCORE.indication + PHRASE[match]);
  }
  return best;
}

/** Every word answers something of the point: `zusanli st36`, `headache insomnia`. */
function mixedScore(entry: Entry, words: readonly Query[]): number {
  if (words.length < 2) return 0;
  const each = words.map((word) => scoreOf(entry, word));
  return each.every((score) => score > 0) ? SCORE.mixed + Math.max(...each) / 10 : 0;
}

const scoreOf = (entry: Entry, query: Query) =>
  Math.max(codeScore(entry, query), nameScore(entry, query), indicationScore(entry, query));

function readQuery(text: string, language: "en" | "pt"): Query {
  const compacted = compact(text);
  return {
    text: fold(text),
    toned: toned(text),
    compacted,
    words: wordsOf(text),
    code: readCode(compacted, language),
  };
}

/**
 * Points by any spelling of a code, pinyin with or without tones, Chinese in either script, an ear point's name or an
 * indication in English or Portuguese; best first, then in the order of the tables.
 */
export function searchPointIds(text: string, options: SearchOptions): string[] {
  const query = readQuery(text, options.language);
  if (!query.compacted) return [];
  const words = query.words.map((word) => readQuery(word, options.language));
  index ??= referencePoints().map((point) => toEntry(toSearchable(point)));
  const hits: { id: string; score: number }[] = [];
  for (const entry of [...(options.own ?? []).map(toEntry), ...index]) {
    if (options.auricular !== undefined && entry.point.auricular !== options.auricular) continue;
    const score = scoreOf(entry, query) || mixedScore(entry, words);
    if (score > 0) hits.push({ id: entry.point.id, score });
  }
  return hits
    .sort((a, b) => b.score - a.score)
    .slice(0, options.limit ?? 20)
    .map(({ id }) => id);
}

/** As {@link searchPointIds}, over the reference tables alone, with the rows themselves. */
export function searchPoints(text: string, options: Omit<SearchOptions, "own">): ReferencePoint[] {
  const byId = new Map(referencePoints().map((point) => [point.id, point]));
  return searchPointIds(text, options).flatMap((id) => byId.get(id) ?? []);
}
