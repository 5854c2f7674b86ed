import { readItems } from "../db/read-items.ts";
import { nearness, spellingKeys, typingErrorsAllowed } from "../text/near-spelling.ts";
import { db } from "./entities.ts";

type Key = { pk: string; sk: string };
type Spelling = { key: string; words?: string[] };

/**
 * The largest number of words stored under one key. A key with more words is too unspecific; the limit keeps the item
 * below 2 kB.
 */
export const MAX_NEAR = 60;
/** The largest number of words of a search that are corrected, longest first. Their keys fit into one request. */
const MAX_CORRECTED = 3;
/** The largest number of corrections of a search that are tried. */
const MAX_CORRECTIONS = 3;

const keyOf = (space_id: string, kind: "near" | "word", key: string) =>
  db.entities.spelling.get({ space_id, kind, key }).params().Key as Key;

async function read(keys: Key[]): Promise<Spelling[]> {
  const items = await readItems(keys);
  return items.map((Item) => db.entities.spelling.parse({ Item }).data as Spelling);
}

/**
 * Stores the words of names, so that a search finds them with typing errors. One request if the clinic has them all
 * already, 30 more for each new word. Safe to repeat.
 */
export async function storeWords(space_id: string, words: readonly string[]): Promise<void> {
  const correctable = words.filter((word) => typingErrorsAllowed(word.length) > 0);
  if (correctable.length === 0) return;
  const known = new Set(
    (await read(correctable.map((word) => keyOf(space_id, "word", word)))).map(({ key }) => key),
  );
  for (const word of correctable.filter((one) => !known.has(one))) {
    await Promise.all(spellingKeys(word).map((key) => storeUnder(space_id, key, word)));
    // Written last, so that a word is stored again if the writes before it were interrupted.
    await db.entities.spelling.put({ space_id, kind: "word", key: word }).go();
  }
}

async function storeUnder(space_id: string, key: string, word: string): Promise<void> {
  const { words = [] } = (await read([keyOf(space_id, "near", key)]))[0] ?? {};
  if (words.length >= MAX_NEAR || words.includes(word)) return;
  await db.entities.spelling
    .update({ space_id, kind: "near", key })
    .add({ words: [word] })
    .go();
}

/**
 * Corrections of a search whose words do not occur in the clinic's names, most similar first. Each contains all words,
 * some of them corrected. Empty if nothing is similar. One request.
 */
export async function corrections(space_id: string, words: readonly string[]): Promise<string[][]> {
  const typed = [...words]
    .filter((word) => typingErrorsAllowed(word.length) > 0)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_CORRECTED);
  if (typed.length === 0) return [];
  const keys = [...new Set(typed.flatMap(spellingKeys))];
  const spellings = await read(keys.map((key) => keyOf(space_id, "near", key)));
  const stored = [...new Set(spellings.flatMap(({ words: near = [] }) => near))];
  const choices = words.map((word) =>
    typed.includes(word) ? similarTo(word, stored) : [{ word, distance: 0 }],
  );
  return combine(choices)
    .filter(({ words: tried }) => tried.join(" ") !== words.join(" "))
    .slice(0, MAX_CORRECTIONS)
    .map(({ words: tried }) => tried);
}

type Similar = { word: string; distance: number };

/** Stored words that are similar to a typed one; the typed word itself if there are none. */
function similarTo(typed: string, stored: readonly string[]): Similar[] {
  const similar = stored
    .map((word) => ({ word, distance: nearness(typed, word) }))
    .filter((one): one is Similar => one.distance !== undefined)
    .sort((a, b) => a.distance - b.distance || a.word.localeCompare(b.word))
    .slice(0, MAX_CORRECTIONS);
  return similar.length > 0 ? similar : [{ word: typed, distance: 0 }];
}

/** All combinations of one word each, smallest total distance first. */
function combine(choices: readonly Similar[][]): { words: string[]; distance: number }[] {
  let combinations: { words: string[]; distance: number }[] = [{ words: [], distance: 0 }];
  for (const similar of choices)
    combinations = combinations
      .flatMap(({ words, distance }) =>
        similar.map((one) => ({ words: [...words, one.word], distance: distance + one.distance })),
      )
      .sort((a, b) => a.distance - b.distance)
      .slice(0, 2 * MAX_CORRECTIONS);
  return combinations;
}
