import * as Catalogues from "../../catalogues/index.ts";
import {
  TERM_CATALOGUES,
  type TermCatalogue,
  type VisitWords,
  wordsIn,
} from "../../clinical/catalogues/term-words.ts";
import { namedByFinding } from "../../clinical/osteopathy/osteopathic-findings.ts";
import { motionRange } from "../../clinical/osteopathy/osteopathy-ranges.ts";
import {
  type OsteopathyTermKind,
  osteopathyCode,
  rangeCode,
} from "../../clinical/osteopathy/osteopathy-words.ts";
import { readTongue } from "../../clinical/tongue/tongue-reading.ts";
import type { SectionKey } from "../../contracts/visits/sections.ts";
import { dataOf } from "../summary.ts";

type Sections = ReadonlyMap<SectionKey, { data: Record<string, unknown> }>;
type Kept = { term_words?: VisitWords };

/** The codes of each catalogue that a visit's own section stores. */
const CODES_OF: Readonly<Record<TermCatalogue, (sections: Sections) => Iterable<string>>> = {
  nutrients: (sections) =>
    dataOf(sections, "supplements").items.flatMap(({ nutrients }) => nutrients.map(({ key }) => key)),
  "osteo-ranges": (sections) =>
    Object.keys(dataOf(sections, "osteopathy").ranges).flatMap((key) => {
      const range = motionRange(key);
      return range ? [rangeCode(range)] : [];
    }),
  "osteo-settings": (sections) => [...examinedTerms(sections), ...foundIn(sections).terms],
  "osteo-tests": (sections) => [
    ...Object.keys(dataOf(sections, "osteopathy").tests),
    ...foundIn(sections).tests,
  ],
  pulse: (sections) => {
    const { positions, overall } = dataOf(sections, "pulse");
    const felt = Object.values(positions).flatMap(({ qualities }) => qualities);
    return [...Object.keys(positions), ...felt, ...overall];
  },
  ryodoraku: (sections) =>
    Object.keys(dataOf(sections, "ryodoraku").readings).map((key) => key.slice(0, 2).toLowerCase()),
  tongue: (sections) =>
    Object.values(readTongue(dataOf(sections, "tongue")).facts).flatMap((codes) => [...codes]),
};

/** The terms of the osteopathic examination that its findings, marks and ranges name. */
function examinedTerms(sections: Sections): string[] {
  const { segments, marks, ranges, red_flags } = dataOf(sections, "osteopathy");
  const named = (kind: OsteopathyTermKind, keys: readonly string[]) =>
    keys.map((key) => osteopathyCode(kind, key));
  const measured = Object.keys(ranges).flatMap((key) => motionRange(key) ?? []);
  return [
    ...segments.flatMap(({ segment, directions, pattern, tart }) => [
      ...named("segment", [segment]),
      ...named("direction", directions),
      ...named("pattern", pattern ? [pattern] : []),
      ...named(
        "sign",
        Object.entries(tart).flatMap(([sign, grade]) => (grade > 0 ? [sign] : [])),
      ),
    ]),
    ...named("flag", red_flags),
    ...named(
      "quality",
      marks.flatMap(({ quality }) => quality),
    ),
    ...measured.flatMap(({ joint, motion }) => [...named("joint", [joint]), ...named("motion", [motion])]),
  ];
}

/** The terms and tests of osteopathic diagnoses, and of osteopathic findings that any diagnosis cites. */
function foundIn(sections: Sections) {
  const { osteopathic } = dataOf(sections, "diagnosis");
  const cited = citedIn(sections).filter(({ section }) => section === "osteopathy");
  const found = [...osteopathic, ...cited].map(({ code }) => namedByFinding(code));
  return { terms: found.flatMap(({ terms }) => terms), tests: found.flatMap(({ tests }) => tests) };
}

/** What diagnoses of a visit cite. */
function citedIn(sections: Sections) {
  const { icd, patterns, osteopathic } = dataOf(sections, "diagnosis");
  return [...icd, ...patterns, ...osteopathic].flatMap(({ evidence }) => evidence);
}

/** The codes of a catalogue that a visit names, also as what speaks for a diagnosis. */
export function termsNamed(sections: Sections, catalogue: TermCatalogue): ReadonlySet<string> {
  const cited = citedIn(sections);
  return new Set([
    ...CODES_OF[catalogue](sections),
    // What is cited of the pulse names its place before the quality: `left_guan.wiry`.
    ...cited.filter(({ section }) => section === catalogue).flatMap(({ code }) => [code, ...code.split(".")]),
  ]);
}

/**
 * The words of a visit that differ from the product's own at this moment, to be kept when it ends. One request where the
 * container does not know which publications apply, and one for each new one of these catalogues; none for a visit that
 * names nothing of them.
 */
export async function wordsToKeep(sections: Sections): Promise<Kept> {
  const named = TERM_CATALOGUES.map((catalogue) => [catalogue, termsNamed(sections, catalogue)] as const);
  const used = named.filter(([, codes]) => codes.size > 0);
  if (used.length === 0) return {};
  const overlays = await Catalogues.publishedOverlays(used.map(([catalogue]) => catalogue));
  const kept = used
    .map(([catalogue, codes]) => [catalogue, wordsIn(catalogue, overlays[catalogue], codes)] as const)
    .filter(([, words]) => Object.keys(words).length > 0);
  return kept.length > 0 ? { term_words: Object.fromEntries(kept) } : {};
}
