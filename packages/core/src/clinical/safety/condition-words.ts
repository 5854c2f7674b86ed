import { isCurrent, ownSentences, type Token } from "./clinical-text.ts";
import type { Condition } from "./condition-names.ts";
import { conditionRows } from "./condition-rows.ts";
import { tableRows } from "./table-rows.ts";

type Part = { text: string; how: "stem" | "start" | "capitals" | "exact" | "figure" };
type Phrase = { condition: Condition; parts: readonly Part[] };
type Row = { condition: Condition; codes: readonly string[]; phrases: readonly Phrase[] };

/** Removes endings of number and gender, so that "diabética" and "diabéticos" become the same word. */
export const stemOf = (word: string) => (word.length > 5 ? word.replace(/(as|os|es|a|o|e|s)$/, "") : word);

function partsOf(written: string): Part[] {
  const capitals = written.startsWith("!");
  return written
    .replace(/^!/, "")
    .split(" ")
    .map((word): Part => {
      if (capitals) return { text: word, how: "capitals" };
      if (word === "#") return { text: "", how: "figure" };
      if (word.endsWith("*")) return { text: word.slice(0, -1), how: "start" };
      if (word.startsWith("=")) return { text: word.slice(1), how: "exact" };
      return { text: stemOf(word), how: "stem" };
    });
}

const rows: readonly Row[] = tableRows(conditionRows).map(([key = "", codes = "", words = ""]) => {
  const condition = key as Condition;
  return {
    condition,
    codes: codes.split(",").filter(Boolean),
    phrases: words
      .split(",")
      .filter(Boolean)
      .map((written) => ({ condition, parts: partsOf(written) })),
  };
});

const START = 3;
/** Phrases by the first letters of their first word; phrases that begin with a number under "#". */
const byStart = Map.groupBy(
  rows.flatMap(({ phrases }) => phrases),
  ({ parts: [first] }) => (first?.how === "figure" ? "#" : (first?.text ?? "").slice(0, START).toLowerCase()),
);

const fits = ({ text, how }: Part, { raw, word }: Token): boolean => {
  if (how === "capitals") return raw === text;
  if (how === "figure") return /^\p{N}/u.test(word);
  if (how === "start") return word.startsWith(text);
  return how === "exact" ? word === text : word === text || stemOf(word) === text;
};

/** Words that exclude a meaning when they are next to the word. */
const BESIDE: Readonly<Record<string, { before?: RegExp; after?: RegExp }>> = {
  gota: { before: /^(\p{N}.*|uma|cada|a|por)$/u, after: /^(a|de|do|da|por|nasal|oftalmica|ocular)$/ },
  febre: { after: /^(dos|reumatica|amarela)$/ },
  fever: { before: /^(hay|rheumatic|yellow)$/ },
};

function isElsewhere(sentence: readonly Token[], at: number): boolean {
  const rule = BESIDE[sentence[at]?.word ?? ""];
  return Boolean(
    rule?.before?.test(sentence[at - 1]?.word ?? "") || rule?.after?.test(sentence[at + 1]?.word ?? ""),
  );
}

/** The patient's current conditions according to a text. */
export function conditionsIn(text: string): Set<Condition> {
  const found = new Set<Condition>();
  for (const words of ownSentences(text)) {
    words.forEach((token, at) => {
      const start = /^\p{N}/u.test(token.word) ? "#" : token.word.slice(0, START);
      for (const { condition, parts } of byStart.get(start) ?? []) {
        if (found.has(condition)) continue;
        const same = parts.every((part, place) => {
          const one = words[at + place];
          return one !== undefined && fits(part, one);
        });
        if (!same || isElsewhere(words, at)) continue;
        if (isPast(condition, words, at) || !isCurrent(words, at, at + parts.length)) continue;
        found.add(condition);
      }
    });
  }
  if (hasFewPlatelets(text)) found.add("thrombocytopenia");
  return found;
}

/** A platelet count below 100 thousand, written in full or in thousands: "plaquetas 40.000", "platelets 62". */
function hasFewPlatelets(text: string): boolean {
  const [, figure = ""] = /(?:plaquetas|platelets)[^\d.;\n]{0,12}(\d[\d. ]*)/i.exec(text) ?? [];
  const count = Number(figure.replace(/\D/g, ""));
  return figure !== "" && count > 0 && (count < 100 || (count >= 1000 && count < 100_000));
}

/** Past pregnancies are mentioned for many years, so only a current one counts. */
const isPast = (condition: Condition, sentence: readonly Token[], at: number) =>
  condition === "pregnancy" &&
  sentence
    .slice(Math.max(0, at - 4), at + 5)
    .some(({ word }) =>
      /^(esteve|was|esposa|companheira|namorada|parceira|nora|cunhada|wife|girlfriend|anterior|anteriores|previous|previa|ultima|last|engravidar|after|apos|abort.*|ivg|miscarriage|perda|loss|parto|cesariana|birth|interrupcao)$/.test(
        word,
      ),
    );

/** The conditions that ICD codes stand for. */
export const conditionsOfCodes = (codes: readonly string[]): Set<Condition> =>
  new Set(
    rows
      .filter(({ codes: starts }) =>
        codes.some((code) => starts.some((start) => code.toUpperCase().startsWith(start))),
      )
      .map(({ condition }) => condition),
  );
