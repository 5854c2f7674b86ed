import type {
  Osteopathy,
  SegmentFinding,
  TestResult,
  TestSide,
} from "../../contracts/visits/sections/osteopathy.ts";

/** The change of a segment that was examined both times. `changed` is neither clearly better nor clearly worse. */
export type SegmentChange = "new" | "gone" | "better" | "worse" | "changed" | "same";

export type OsteopathyChanges = {
  segments: readonly { segment: string; change: SegmentChange | null }[];
  tests: readonly { test: string; side: TestSide; before: TestResult | null; now: TestResult | null }[];
  ranges: readonly { range: string; before: number; now: number }[];
  /** Worst pain among the places with a value both times; null if there are none. */
  pain: { before: number | null; now: number | null };
};

const TEST_SIDES: readonly TestSide[] = ["left", "right", "middle"];

/** Changes between two examinations. Only what was examined both times is compared. */
export function compareOsteopathy(before: Osteopathy, now: Osteopathy): OsteopathyChanges {
  const was = new Map(before.segments.map((finding) => [finding.segment, finding]));
  return {
    segments: now.segments.map((finding) => ({
      segment: finding.segment,
      change: changeOf(was.get(finding.segment), finding),
    })),
    tests: Object.entries(now.tests).flatMap(([test, sides]) =>
      TEST_SIDES.flatMap((side) => {
        const earlier = before.tests[test]?.[side] ?? null;
        const later = sides[side];
        return later !== null && earlier !== null && earlier !== later
          ? [{ test, side, before: earlier, now: later }]
          : [];
      }),
    ),
    ranges: Object.entries(now.ranges).flatMap(([range, degrees]) => {
      const earlier = before.ranges[range];
      return earlier !== undefined && earlier !== degrees ? [{ range, before: earlier, now: degrees }] : [];
    }),
    pain: comparedPain(before, now),
  };
}

/**
 * The change of one segment, by the aspects examined both times; null if there are none. An aspect that was not
 * examined before is not new, and one that is not examined now is not gone.
 */
export function changeOf(before: SegmentFinding | undefined, now: SegmentFinding): SegmentChange | null {
  if (!before) return null;
  const pairs = ASPECTS.map((measure): Pair => [measure(before), measure(now)]);
  const both = pairs.filter((pair): pair is [number, number] => pair[0] !== null && pair[1] !== null);
  if (both.length === 0) return null;
  const wasQuiet = both.every(([then]) => then === 0);
  const isQuiet = both.every(([, later]) => later === 0);
  if (wasQuiet && isQuiet) return "same";
  // Another finding was not examined again, so the segment is neither new nor gone as a whole.
  const apart = (at: 0 | 1) => pairs.some((pair) => pair[1 - at] === null && (pair[at] ?? 0) > 0);
  if (wasQuiet) return apart(1) ? "worse" : "new";
  if (isQuiet) return apart(0) ? "better" : "gone";
  const steps = both.map(([then, later]) => Math.sign(later - then));
  const up = steps.includes(1);
  const down = steps.includes(-1);
  if (up && down) return "changed";
  if (up) return "worse";
  if (down) return "better";
  return sameWords(before, now) ? "same" : "changed";
}

type Pair = readonly [before: number | null, now: number | null];

const tartSum = ({ tart }: SegmentFinding) => Object.values(tart).reduce((sum, grade) => sum + grade, 0);
/** Severity of one aspect, 0 for none; null if not examined. */
const ASPECTS: readonly ((finding: SegmentFinding) => number | null)[] = [
  ({ mobility }) => (mobility === null ? null : mobility === "normal" ? 0 : 1),
  ({ pain }) => pain,
  // Testing the motion of a segment includes feeling its tissue, so grades of 0 mean that nothing was felt.
  (finding) => (tartSum(finding) > 0 || finding.mobility !== null ? tartSum(finding) : null),
];

/** Words recorded both times. A missing one was not recorded. */
const sameWords = (a: SegmentFinding, b: SegmentFinding) =>
  agree(a.mobility, b.mobility) &&
  agree(a.pattern, b.pattern) &&
  agree(a.note || null, b.note || null) &&
  agree([...a.directions].sort().join() || null, [...b.directions].sort().join() || null);
const agree = (a: string | null, b: string | null) => a === null || b === null || a === b;

/** Pain by place: segments and areas of the body. */
function painByPlace({ segments, marks }: Osteopathy): ReadonlyMap<string, number> {
  const worst = new Map<string, number>();
  const tell = (place: string, pain: number | null) => {
    if (pain !== null) worst.set(place, Math.max(pain, worst.get(place) ?? 0));
  };
  for (const { segment, pain } of segments) tell(segment, pain);
  for (const { view, area, pain } of marks) tell(`${view} ${area}`, pain);
  return worst;
}

/** The worst pain among places with a value both times. */
function comparedPain(before: Osteopathy, now: Osteopathy): OsteopathyChanges["pain"] {
  const then = painByPlace(before);
  const later = painByPlace(now);
  const places = [...then.keys()].filter((place) => later.has(place));
  if (places.length === 0) return { before: null, now: null };
  const worst = (pains: ReadonlyMap<string, number>) =>
    Math.max(...places.map((place) => pains.get(place) ?? 0));
  return { before: worst(then), now: worst(later) };
}
