import type {
  Osteopathy,
  SegmentFinding,
  TestResult,
  TestSide,
} from "../../contracts/visits/sections/osteopathy.ts";

/** How a segment stands against the time before. `changed` is neither clearly better nor clearly worse. */
export type SegmentChange = "new" | "gone" | "better" | "worse" | "changed" | "same";

export type OsteopathyChanges = {
  segments: readonly { segment: string; change: SegmentChange }[];
  tests: readonly { test: string; side: TestSide; before: TestResult | null; now: TestResult | null }[];
  ranges: readonly { range: string; before: number; now: number }[];
  /** Worst pain of segments and marks; null where none was told. */
  pain: { before: number | null; now: number | null };
};

const TEST_SIDES: readonly TestSide[] = ["left", "right", "middle"];

/**
 * What changed between two examinations. A segment or test that was not looked at now says nothing: it is "gone" only
 * where this examination holds the segment as normal and painless.
 */
export function compareOsteopathy(before: Osteopathy, now: Osteopathy): OsteopathyChanges {
  const was = new Map(before.segments.map((finding) => [finding.segment, finding]));
  return {
    segments: now.segments.map((finding) => ({
      segment: finding.segment,
      change: changeOf(was.get(finding.segment), finding),
    })),
    tests: Object.entries(now.tests).flatMap(([test, sides]) =>
      TEST_SIDES.flatMap((side) => {
        const [earlier, later] = [before.tests[test]?.[side] ?? null, sides[side]];
        return later !== null && earlier !== null && earlier !== later
          ? [{ test, side, before: earlier, now: later }]
          : [];
      }),
    ),
    ranges: Object.entries(now.ranges).flatMap(([range, degrees]) => {
      const earlier = before.ranges[range];
      return earlier !== undefined && earlier !== degrees ? [{ range, before: earlier, now: degrees }] : [];
    }),
    pain: { before: worstPain(before), now: worstPain(now) },
  };
}

/** How one segment changed. */
export function changeOf(before: SegmentFinding | undefined, now: SegmentFinding): SegmentChange {
  if (!before || quiet(before)) return quiet(now) && before ? "same" : "new";
  if (quiet(now)) return "gone";
  const steps = [
    step(before.pain, now.pain),
    step(tartSum(before), tartSum(now)),
    step(stiffness(before), stiffness(now)),
  ];
  const [up, down] = [steps.includes(1), steps.includes(-1)];
  if (up && down) return "changed";
  if (up) return "worse";
  if (down) return "better";
  return sameWords(before, now) ? "same" : "changed";
}

/** Nothing wrong with it, as far as it was looked at. */
const quiet = (finding: SegmentFinding) =>
  (finding.mobility === null || finding.mobility === "normal") &&
  (finding.pain ?? 0) === 0 &&
  tartSum(finding) === 0;

const tartSum = ({ tart }: SegmentFinding) => Object.values(tart).reduce((sum, grade) => sum + grade, 0);
const stiffness = ({ mobility }: SegmentFinding) =>
  mobility === null ? null : mobility === "normal" ? 0 : 1;
const step = (before: number | null, now: number | null) =>
  before === null || now === null ? 0 : Math.sign(now - before);

const sameWords = (a: SegmentFinding, b: SegmentFinding) =>
  a.mobility === b.mobility &&
  a.pattern === b.pattern &&
  a.note === b.note &&
  [...a.directions].sort().join() === [...b.directions].sort().join();

/** The worst pain an examination tells of. */
export function worstPain({ segments, marks }: Osteopathy): number | null {
  const told = [...segments, ...marks].flatMap(({ pain }) => (pain === null ? [] : [pain]));
  return told.length > 0 ? Math.max(...told) : null;
}
