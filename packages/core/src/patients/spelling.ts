import { readItems } from "../db/read-items.ts";
import { nearness, spellingKeys, typingErrorsAllowed } from "../text/near-spelling.ts";
import { db } from "./entities.ts";

type Key = { pk: string; sk: string };
type Spelling = { key: string; words?: string[] };

/** Words noted under one key at most: so short a key says too little, and its item stays below 2 kB. */
export const MAX_NEAR = 60;
/** Words of a search that are looked for with typing errors, the longest first: their keys fit into one request. */
const MAX_CORRECTED = 3;
/** What a search is tried with instead, nearest first. */
const MAX_CORRECTIONS = 3;

const keyOf = (space_id: string, kind: "near" | "word", key: string) =>
  db.entities.spelling.get({ space_id, kind, key }).params().Key as Key;

async function read(keys: Key[]): Promise<Spelling[]> {
  const items = await readItems(keys);
  return items.map((Item) => db.entities.spelling.parse({ Item }).data as Spelling);
}

/**
 * Notes words of names, so that they are found with typing errors. One request where the clinic has had them before, 30
 * more for each new word. Safe to repeat.
 */
export async function noteWords(space_id: string, words: readonly string[]): Promise<void> {
  const telling = words.filter((word) => typingErrorsAllowed(word.length) > 0);
  if (telling.length === 0) return;
  const known = new Set(
    (await read(telling.map((word) => keyOf(space_id, "word", word)))).map(({ key }) => key),
  );
  for (const word of telling.filter((one) => !known.has(one))) {
    await Promise.all(spellingKeys(word).map((key) => noteUnder(space_id, key, word)));
    // Last, so that a word half noted is noted again.
    await db.entities.spelling.put({ space_id, kind: "word", key: word }).go();
  }
}

async function noteUnder(space_id: string, key: string, word: string): Promise<void> {
  const { words = [] } = (await read([keyOf(space_id, "near", key)]))[0] ?? {};
  if (words.length >= MAX_NEAR || words.includes(word)) return;
  await db.entities.spelling
    .update({ space_id, kind: "near", key })
    .add({ words: [word] })
    .go();
}

/**
 * What may have been meant, nearest first, where words are not in the clinic's names as they were typed: each time all
 * words of the search, with some of them corrected. Empty where nothing is near. One request.
 */
export async function corrections(space_id: string, words: readonly string[]): Promise<string[][]> {
  const typed = [...words]
    .filter((word) => typingErrorsAllowed(word.length) > 0)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_CORRECTED);
  if (typed.length === 0) return [];
  const keys = [...new Set(typed.flatMap(spellingKeys))];
  const spellings = await read(keys.map((key) => keyOf(space_id, "near", key)));
  const noted = [...new Set(spellings.flatMap(({ words: near = [] }) => near))];
  const meant = words.map((word) => (typed.includes(word) ? nearest(word, noted) : [{ word, far: 0 }]));
  return combine(meant)
    .filter(({ words: tried }) => tried.join(" ") !== words.join(" "))
    .slice(0, MAX_CORRECTIONS)
    .map(({ words: tried }) => tried);
}

type Near = { word: string; far: number };

/** The words a typed one may be, itself where nothing is near. */
function nearest(typed: string, noted: readonly string[]): Near[] {
  const near = noted
    .map((word) => ({ word, far: nearness(typed, word) }))
    .filter((one): one is Near => one.far !== undefined)
    .sort((a, b) => a.far - b.far || a.word.localeCompare(b.word))
    .slice(0, MAX_CORRECTIONS);
  return near.length > 0 ? near : [{ word: typed, far: 0 }];
}

/** Every choice of one word each, the nearest together first. */
function combine(meant: readonly Near[][]): { words: string[]; far: number }[] {
  let choices: { words: string[]; far: number }[] = [{ words: [], far: 0 }];
  for (const near of meant)
    choices = choices
      .flatMap(({ words, far }) => near.map((one) => ({ words: [...words, one.word], far: far + one.far })))
      .sort((a, b) => a.far - b.far)
      .slice(0, 2 * MAX_CORRECTIONS);
  return choices;
}
