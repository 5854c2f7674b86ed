import type { Language } from "../../contracts/kernel/primitives.ts";
import { motionPatterns, segmentOf, segments } from "./osteopathy-terms.ts";
import { osteopathyTest } from "./osteopathy-tests.ts";

type Named = { readonly en: string; readonly pt: string };
const STATES: Readonly<Record<string, Named>> = {
  restricted: { en: "restricted", pt: "com restrição" },
  hypermobile: { en: "hypermobile", pt: "hipermóvel" },
};

/** The name of an osteopathic finding by its code: `L4_restricted`, `test_…`, `pattern_…`; "" for an unknown code. */
export function osteopathicName(code: string, language: Language): string {
  const [, segment = "", state = ""] = /^(.+)_(restricted|hypermobile)$/.exec(code) ?? [];
  const place = segmentOf(segment);
  if (place) return `${place[language]}, ${STATES[state]?.[language]}`;
  if (code.startsWith("test_")) {
    const test = osteopathyTest(code.slice(5));
    return test ? `${test[language]} +` : "";
  }
  const pattern = motionPatterns.find(({ key }) => `pattern_${key}` === code);
  return pattern?.[language] ?? "";
}

/** The findings that a diagnosis can name: each segment restricted or hypermobile, and the patterns of motion. */
export const osteopathicFindings: readonly string[] = [
  ...segments.flatMap(({ key }) => [`${key}_restricted`, `${key}_hypermobile`]),
  ...motionPatterns.map(({ key }) => `pattern_${key}`),
];
