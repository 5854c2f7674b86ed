import type { AppointmentItem } from "../appointments/index.ts";
import * as Catalogues from "../catalogues/index.ts";
import {
  TERM_CATALOGUES,
  type TermCatalogue,
  type VisitWords,
  wordsIn,
} from "../clinical/catalogues/term-words.ts";
import { readTongue } from "../clinical/tongue/tongue-reading.ts";
import type { SectionKey } from "../contracts/visits/sections.ts";
import { dataOf } from "./summary.ts";

type Sections = ReadonlyMap<SectionKey, { data: Record<string, unknown> }>;
type Kept = { term_words?: VisitWords };

/** The codes of each catalogue that a visit's own section stores. */
const CODES_OF: Readonly<Record<TermCatalogue, (sections: Sections) => Iterable<string>>> = {
  nutrients: (sections) =>
    dataOf(sections, "supplements").items.flatMap(({ nutrients }) => nutrients.map(({ key }) => key)),
  pulse: (sections) => {
    const { positions, overall } = dataOf(sections, "pulse");
    const felt = Object.values(positions).flatMap(({ qualities }) => qualities);
    return [...Object.keys(positions), ...felt, ...overall];
  },
  tongue: (sections) =>
    Object.values(readTongue(dataOf(sections, "tongue")).facts).flatMap((codes) => [...codes]),
};

/** The codes of a catalogue that a visit names, also as what speaks for a diagnosis. */
function codesIn(sections: Sections, catalogue: TermCatalogue): ReadonlySet<string> {
  const { icd, patterns, osteopathic } = dataOf(sections, "diagnosis");
  const cited = [...icd, ...patterns, ...osteopathic].flatMap(({ evidence }) => evidence);
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
  const named = TERM_CATALOGUES.map((catalogue) => [catalogue, codesIn(sections, catalogue)] as const);
  const used = named.filter(([, codes]) => codes.size > 0);
  if (used.length === 0) return {};
  const overlays = await Catalogues.publishedOverlays(used.map(([catalogue]) => catalogue));
  const kept = used
    .map(([catalogue, codes]) => [catalogue, wordsIn(catalogue, overlays[catalogue], codes)] as const)
    .filter(([, words]) => Object.keys(words).length > 0);
  return kept.length > 0 ? { term_words: Object.fromEntries(kept) } : {};
}

/** The words that an ended visit was kept with, for the API. */
export const keptWordsOf = ({ term_words }: Pick<AppointmentItem, "term_words">) =>
  term_words && { words: term_words };
