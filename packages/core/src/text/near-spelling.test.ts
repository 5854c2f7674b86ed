import fc from "fast-check";
import { expect, test } from "vitest";
import { nearness, spellingKeys, typingErrors, typingErrorsAllowed } from "./near-spelling.ts";

test.each([
  ["arnca", "arnica", 1],
  ["anrica", "arnica", 1],
  ["arnika", "arnica", 1],
  ["arnnica", "arnica", 1],
  ["arnica", "arnica", 0],
  ["conceicoa", "conceicao", 1],
  ["gonclves", "goncalves", 1],
  ["gonclvez", "goncalves", 2],
])("%s for %s: %i typing errors", (typed, word, errors) => {
  expect(typingErrors(typed, word).whole).toBe(errors);
  expect(nearness(typed, word)).toBeLessThan(errors + 1);
});

test.each([
  ["slv", "silva"],
  ["silva", "sousa"],
  ["maria", "manuel"],
  ["costa", "castro"],
])("%s is not near %s", (typed, word) => expect(nearness(typed, word)).toBeUndefined());

const letters = fc.string({ minLength: 4, maxLength: 12, unit: fc.constantFrom(..."abcdefg") });

/** A word with one more error. */
const wrong = (word: string, at: number, kind: number, letter: string) => {
  const place = at % word.length;
  const head = word.slice(0, place);
  const tail = word.slice(place + 1);
  if (kind === 0) return head + tail;
  if (kind === 1) return head + letter + tail;
  if (kind === 2) return `${head}${letter}${word.slice(place)}`;
  return place + 1 < word.length ? `${head}${word[place + 1]}${word[place]}${word.slice(place + 2)}` : word;
};

test("a word with the allowed errors shares a key with the intended word and is near it", () =>
  fc.assert(
    fc.property(
      letters,
      fc.array(fc.tuple(fc.nat(20), fc.nat(3), fc.constantFrom(..."xyz")), { maxLength: 2 }),
      (word, errors) => {
        const typed = errors.reduce((text, [at, kind, letter]) => wrong(text, at, kind, letter), word);
        const most = Math.min(typingErrorsAllowed(word.length), typingErrorsAllowed(typed.length));
        if (errors.length > most) return;
        // Two errors at the same letters, such as a swap next to a missing one, can count as three.
        if (typingErrors(typed, word).whole > most) return;
        const keys = new Set(spellingKeys(word));
        expect(spellingKeys(typed).some((key) => keys.has(key))).toBe(true);
        expect(nearness(typed, word)).toBeDefined();
      },
    ),
  ));

test("a word has at most 29 keys", () =>
  fc.assert(
    fc.property(letters, (word) => {
      expect(spellingKeys(word).length).toBeLessThanOrEqual(29);
    }),
  ));
