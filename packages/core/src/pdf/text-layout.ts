import type { Face } from "./fonts.ts";

/** Shown for a character that no font has. */
export const MISSING = "□";

export type Run = { face: Face; text: string };
export type Line = readonly Run[];

/** What the layout needs to know about the fonts. */
export type Metrics = {
  /** The font for a character: the preferred one or another that has it. */
  faceOf(codePoint: number, preferred: TextFace): Face | undefined;
  width(run: Run): number;
};
type TextFace = "regular" | "strong";

/**
 * Divides text into runs of one font each; white space becomes one space. A character that no font has is replaced by
 * plain characters with the same meaning, or by a box so that the gap is visible. Invisible characters for other
 * scripts are removed.
 */
export function runsOf(text: string, preferred: TextFace, faceOf: Metrics["faceOf"]): Run[] {
  const runs: Run[] = [];
  const runsFor = (characters: string) =>
    [...characters].map((character) => ({
      face: faceOf(character.codePointAt(0) ?? 0, preferred),
      text: character,
    }));
  for (const character of text.normalize("NFC").replaceAll(/[\s\p{Cc}]+/gu, " ")) {
    if (/[\p{Cf}\p{Variation_Selector}]/u.test(character)) continue;
    const found = [character, character.normalize("NFKC")].map(runsFor).find(hasFonts);
    for (const { face = preferred, text } of found ?? [{ text: MISSING }]) {
      const last = runs.at(-1);
      if (last && last.face === face) last.text += text;
      else runs.push({ face, text });
    }
  }
  return runs;
}

const hasFonts = (parts: readonly { face: Face | undefined; text: string }[]) =>
  parts.every(({ face }) => face !== undefined);

/**
 * Breaks text into lines no wider than `width`: at spaces, around Chinese characters, and inside a word that is wider
 * than a line.
 */
export function linesOf(text: string, preferred: TextFace, width: number, metrics: Metrics): Line[] {
  const lines: Run[][] = [];
  let line: Run[] = [];
  let used = 0;
  const close = () => {
    if (line.length > 0) lines.push(trimmed(line));
    line = [];
    used = 0;
  };
  for (const word of wordsOf(runsOf(text.trim(), preferred, metrics.faceOf))) {
    for (const part of partsOf(word, width, metrics)) {
      const needed = widthOf(trimmed(part), metrics);
      if (used > 0 && used + needed > width) close();
      line.push(...part);
      used += widthOf(part, metrics);
    }
  }
  close();
  return lines.map(joined);
}

export const widthOf = (runs: Line, { width }: Metrics) => runs.reduce((sum, run) => sum + width(run), 0);

export const isChinese = ({ face }: Run) => face !== "regular" && face !== "strong";
/** Closing characters, which never begin a line. */
const CLOSING =
  /^[\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u3015\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3d\uff5d]/;

/**
 * Words with the space that follows them. Each Chinese character is a word, together with closing characters after it.
 */
function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [[]];
  for (const { face, text } of runs) {
    const chinese = isChinese({ face, text });
    for (const piece of chinese ? text : (text.match(/[^ ]+ ?| /g) ?? [])) {
      const closing = CLOSING.test(piece) && words.at(-1)?.length === 0 && words.length > 1;
      if (closing) words.pop();
      else if (chinese && words.at(-1)?.length) words.push([]);
      words.at(-1)?.push({ face, text: piece });
      if (chinese || piece.endsWith(" ")) words.push([]);
    }
  }
  return words.filter((word) => word.length > 0);
}

/** Divides a word that is wider than a line into parts that fit. */
function partsOf(word: Run[], width: number, metrics: Metrics): Run[][] {
  if (widthOf(trimmed(word), metrics) <= width) return [word];
  const parts: Run[][] = [];
  let part: Run[] = [];
  let used = 0;
  for (const { face, text } of word)
    for (const character of text) {
      const run = { face, text: character };
      const needed = metrics.width(run);
      if (used > 0 && used + needed > width) {
        parts.push(part);
        part = [];
        used = 0;
      }
      part.push(run);
      used += needed;
    }
  return [...parts, part];
}

/** Removes the space at the end. */
function trimmed(line: Run[]): Run[] {
  const last = line.at(-1);
  if (!last?.text.endsWith(" ")) return line;
  const text = last.text.trimEnd();
  return text ? [...line.slice(0, -1), { ...last, text }] : line.slice(0, -1);
}

function joined(line: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const run of line) {
    const last = runs.at(-1);
    if (last && last.face === run.face) last.text += run.text;
    else runs.push({ ...run });
  }
  return runs;
}
