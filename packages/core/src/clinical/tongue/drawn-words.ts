/** A drawing in words, for people who cannot see it, on the screen and on paper. */

import type { Language } from "../../contracts/kernel/primitives.ts";
import { NO_WORDS, type TermWords } from "../catalogues/term-words.ts";
import { readDrawing, TONGUE_PLACES, type TongueDrawn, type TonguePlace } from "./tongue-reading.ts";
import { tongueDescriptor } from "./tongue-terms.ts";

/** The name of a descriptor without the part in brackets: "pale". */
export function shortName(code: string, language: Language, words: TermWords = NO_WORDS): string {
  const name = (tongueDescriptor(code, words)?.[language] ?? "").replace(/ \(.*\)$/, "");
  return name.charAt(0).toLocaleLowerCase() + name.slice(1);
}

/** The drawn findings, zone by zone: "thick coating (yellow), cracks". */
export function drawnFindings(
  found: TongueDrawn,
  language: Language,
  words: TermWords = NO_WORDS,
): { place: TonguePlace; what: string }[] {
  const { facts } = readDrawing(found);
  return TONGUE_PLACES.flatMap((place) => {
    const what = phrases([...facts[place]], language, words);
    return what === "" ? [] : [{ place, what }];
  });
}

function phrases(codes: readonly string[], language: Language, words: TermWords): string {
  const phrase = (code: string) => tongueDescriptor(code, words)?.phrase[language] ?? "";
  const coating = codes.find((code) => code.startsWith("coating_thickness."));
  const colors = coating ? codes.filter((code) => code.startsWith("coating_color.")) : [];
  const others = codes.filter((code) => code !== coating && !colors.includes(code)).map(phrase);
  if (!coating) return others.join(", ");
  const named =
    colors.length > 0
      ? `${phrase(coating)} (${colors.map((code) => shortName(code, language, words)).join(", ")})`
      : phrase(coating);
  return [named, ...others].join(", ");
}
