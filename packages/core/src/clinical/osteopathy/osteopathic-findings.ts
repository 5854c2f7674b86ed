import type { Language } from "../../contracts/kernel/primitives.ts";
import type { VisitWords } from "../catalogues/term-words.ts";
import { motionPatterns, segments } from "./osteopathy-terms.ts";
import { osteopathyCode, osteopathyWords } from "./osteopathy-words.ts";

type Named = { readonly en: string; readonly pt: string };
const STATES: Readonly<Record<string, Named>> = {
  restricted: { en: "restricted", pt: "com restrição" },
  hypermobile: { en: "hypermobile", pt: "hipermóvel" },
};

const SEGMENT_STATE = /^(.+)_(restricted|hypermobile)$/;

/** The name of an osteopathic finding by its code: `L4_restricted`, `test_…`, `pattern_…`; "" for an unknown code. */
export function osteopathicName(code: string, language: Language, words?: VisitWords): string {
  const { name, test } = osteopathyWords(words);
  const [, segment = "", state = ""] = SEGMENT_STATE.exec(code) ?? [];
  const place = name("segment", segment);
  if (place) return `${place[language]}, ${STATES[state]?.[language]}`;
  if (code.startsWith("test_")) {
    const found = test(code.slice(5));
    return found ? `${found[language]} +` : "";
  }
  return code.startsWith("pattern_") ? (name("pattern", code.slice(8))?.[language] ?? "") : "";
}

/** The terms and tests that a finding's code names. */
export function namedByFinding(code: string): { terms: string[]; tests: string[] } {
  const [, segment] = SEGMENT_STATE.exec(code) ?? [];
  if (segment) return { terms: [osteopathyCode("segment", segment)], tests: [] };
  if (code.startsWith("test_")) return { terms: [], tests: [code.slice(5)] };
  return { terms: code.startsWith("pattern_") ? [osteopathyCode("pattern", code.slice(8))] : [], tests: [] };
}

/** The findings that a diagnosis can name: each segment restricted or hypermobile, and the patterns of motion. */
export const osteopathicFindings: readonly string[] = [
  ...segments.flatMap(({ key }) => [`${key}_restricted`, `${key}_hypermobile`]),
  ...motionPatterns.map(({ key }) => `pattern_${key}`),
];
