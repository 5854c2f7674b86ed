import type { TermFacts, TermWords, VisitWords } from "../catalogues/term-words.ts";
import type { Words } from "../safety/finding.ts";
import { type MotionRange, motionRanges, rangeJoints, rangeMotions } from "./osteopathy-ranges.ts";
import {
  directions,
  motionPatterns,
  painQualities,
  redFlags,
  segments,
  tartSigns,
} from "./osteopathy-terms.ts";
import { type OsteopathyTest, osteopathyTests } from "./osteopathy-tests.ts";

/** The terms whose names the back office can change, by kind. Visits store the key of each. */
const TERMS = {
  segment: segments,
  direction: directions,
  pattern: motionPatterns,
  sign: tartSigns,
  quality: painQualities,
  flag: redFlags,
  joint: rangeJoints,
  motion: rangeMotions,
} as const;
export type OsteopathyTermKind = keyof typeof TERMS;
export const TERM_KINDS = Object.keys(TERMS) as OsteopathyTermKind[];

type Term = Words & { readonly key: string };
export const termsOfKind = (kind: OsteopathyTermKind): readonly Term[] => TERMS[kind];

/** The code of a term in the catalogue. Keys in addresses have no capital letters. */
export const osteopathyCode = (kind: OsteopathyTermKind, key: string) => `${kind}.${key.toLowerCase()}`;
/** The code of a range in the catalogue: left and right have the same usual range. */
export const rangeCode = ({ joint, motion }: MotionRange) => `${joint}_${motion}`;

type Terms = { readonly [K in OsteopathyTermKind]: (typeof TERMS)[K] };
export type OsteopathyWords = {
  /** The terms of each kind, in their order. */
  readonly terms: Terms;
  readonly tests: readonly OsteopathyTest[];
  readonly test: (key: string) => OsteopathyTest | undefined;
  readonly ranges: readonly MotionRange[];
  readonly range: (key: string) => MotionRange | undefined;
  /** The name of a term; undefined for an unknown one. */
  readonly name: (kind: OsteopathyTermKind, key: string) => Words | undefined;
};

const renamed = <T extends Term>(
  kind: OsteopathyTermKind,
  all: readonly T[],
  words: TermWords,
): readonly T[] => all.map((term) => ({ ...term, ...words[osteopathyCode(kind, term.key)]?.name }));

/** The tests that the product ships as they are written now, then those that were added. */
function testsWith(words: TermFacts): OsteopathyTest[] {
  const nameOf = (key: string) => words[key]?.name as Words | undefined;
  const shipped = osteopathyTests.map((test) => ({
    ...test,
    ...nameOf(test.key),
    region: (words[test.key]?.region as string | undefined) ?? test.region,
  }));
  const known = new Set(osteopathyTests.map(({ key }) => key));
  const added = Object.entries(words).flatMap(([key, { name, region, sides }]): OsteopathyTest[] =>
    known.has(key) || !name
      ? []
      : [
          {
            ...(name as Words),
            key,
            region: String(region),
            sided: sides === "each_side",
            shows: { en: "", pt: "" },
          },
        ],
  );
  return [...shipped, ...added];
}

const rangesWith = (words: TermFacts): MotionRange[] =>
  motionRanges.map((range) => {
    const changed = words[rangeCode(range)];
    return changed ? { ...range, usual: changed.usual as number | null } : range;
  });

function wordsWith(written: VisitWords): OsteopathyWords {
  const words = written["osteo-settings"] ?? {};
  const terms = Object.fromEntries(
    TERM_KINDS.map((kind) => [kind, renamed<Term>(kind, TERMS[kind], words)]),
  ) as unknown as Terms;
  const names = new Map(
    TERM_KINDS.flatMap((kind) =>
      (terms[kind] as readonly Term[]).map((term) => [osteopathyCode(kind, term.key), term] as const),
    ),
  );
  const tests = testsWith(written["osteo-tests"] ?? {});
  const ranges = rangesWith(written["osteo-ranges"] ?? {});
  const testsByKey = new Map(tests.map((test) => [test.key, test]));
  const rangesByKey = new Map(ranges.map((range) => [range.key, range]));
  return {
    terms,
    tests,
    ranges,
    test: (key) => testsByKey.get(key),
    range: (key) => rangesByKey.get(key),
    name: (kind, key) => names.get(osteopathyCode(kind, key)),
  };
}

const SHIPPED = wordsWith({});
const made = new WeakMap<VisitWords, OsteopathyWords>();

/** The terms, tests and ranges of the examination in the words that apply; without any, in the product's own. */
export function osteopathyWords(written?: VisitWords): OsteopathyWords {
  if (!written) return SHIPPED;
  const words = made.get(written) ?? wordsWith(written);
  made.set(written, words);
  return words;
}
