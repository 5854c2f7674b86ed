import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  type Osteopathy,
  osteopathy,
  type SegmentFinding,
} from "../../contracts/visits/sections/osteopathy.ts";
import { areaAt, BODY_VIEWS, bodyArea, bodyAreas, middleOf } from "./osteopathy-body.ts";
import { changeOf, compareOsteopathy } from "./osteopathy-compare.ts";
import { motionRanges } from "./osteopathy-ranges.ts";
import { directions, directionsOf, SEGMENT_KEYS, segments } from "./osteopathy-terms.ts";
import { osteopathyTests, testRegions } from "./osteopathy-tests.ts";

const parse = (data: object) => osteopathy.schema.safeParse(data);
const held = (data: object): Osteopathy => osteopathy.schema.parse(data);
const unique = (keys: readonly string[]) => new Set(keys).size === keys.length;

describe("terms", () => {
  it("name every segment of the chart once: 27 in the middle, two joints, 24 ribs", () => {
    expect(segments).toHaveLength(53);
    expect(unique(SEGMENT_KEYS)).toBe(true);
    for (const { kind } of segments) expect(directionsOf(kind).length).toBeGreaterThan(1);
    expect(unique(directions.map(({ key }) => key))).toBe(true);
  });

  it("name every test and every range once, in both languages", () => {
    expect(osteopathyTests).toHaveLength(63);
    expect(unique(osteopathyTests.map(({ key }) => key))).toBe(true);
    const regions = new Set(testRegions.map(({ key }) => key));
    for (const { en, pt, shows, region } of osteopathyTests)
      expect(en && pt && shows.en && shows.pt && regions.has(region)).toBeTruthy();
    expect(unique(motionRanges.map(({ key }) => key))).toBe(true);
    for (const { usual, most } of motionRanges) expect(usual ?? 0).toBeLessThanOrEqual(most);
  });
});

describe("body chart", () => {
  it("puts the middle of every area inside that area", () => {
    for (const view of BODY_VIEWS)
      for (const area of bodyAreas[view])
        expect(areaAt(view, middleOf(area)).key, `${view} ${area.key}`).toBe(area.key);
  });

  it("shows the patient's right on the left of the front, and on the right of the back", () => {
    expect(areaAt("front", [0.25, 0.8]).key).toBe("lower_leg_right");
    expect(areaAt("back", [0.25, 0.8]).key).toBe("lower_leg_left");
  });

  it("finds an area of the view for every position", () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...BODY_VIEWS), unit, unit, (view, x, y) => {
        expect(bodyArea(view, areaAt(view, [x, y]).key)).toBeDefined();
      }),
    );
  });
});

const mark = { id: "abcd", view: "front", area: "knee_left", at: [0.6, 0.7] };
describe("refused examinations", () => {
  test.each([
    ["an unknown segment", { segments: [{ segment: "C9" }] }, ["segments", 0, "segment"]],
    ["a segment twice", { segments: [{ segment: "C1" }, { segment: "C1" }] }, ["segments"]],
    [
      "a rib that flexes",
      { segments: [{ segment: "R1_l", directions: ["flexion"] }] },
      ["segments", 0, "directions"],
    ],
    [
      "a pattern of a rib",
      { segments: [{ segment: "R1_l", pattern: "FRS_R" }] },
      ["segments", 0, "directions"],
    ],
    ["a pain of eleven", { segments: [{ segment: "C1", pain: 11 }] }, ["segments", 0, "pain"]],
    [
      "a grade of four",
      { segments: [{ segment: "C1", tart: { asymmetry: 4 } }] },
      ["segments", 0, "tart", "asymmetry"],
    ],
    ["a place beside the unit space", { marks: [{ ...mark, at: [1.2, 0.5] }] }, ["marks", 0, "at", 0]],
    ["a place that is text", { marks: [{ ...mark, at: ["<b>", 0.5] }] }, ["marks", 0, "at", 0]],
    ["an area the view has not", { marks: [{ ...mark, area: "lower_back" }] }, ["marks", 0, "area"]],
    [
      "a line without end",
      { marks: [{ ...mark, radiation: Array(33).fill([0, 0]) }] },
      ["marks", 0, "radiation"],
    ],
    ["a test that no catalogue can have", { tests: { "Full moon": { left: "positive" } } }, ["tests"]],
    [
      "an added test once and on a side",
      { tests: { demo_test: { left: "positive", middle: "positive" } } },
      ["tests"],
    ],
    ["a test without sides on a side", { tests: { adams: { left: "positive" } } }, ["tests"]],
    ["an impossible range", { ranges: { cervical_flexion: 200 } }, ["ranges", "cervical_flexion"]],
    ["an unknown range", { ranges: { tail_wag: 20 } }, ["ranges", "tail_wag"]],
  ])("%s", (_what, data, path) => {
    const parsed = parse(data);
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues.map((issue) => issue.path)).toContainEqual(path);
  });
});

it("gives figures over time, and codes for the history", () => {
  const data = held({
    segments: [
      { segment: "C5", mobility: "restricted", pain: 4 },
      { segment: "L4", mobility: "hypermobile" },
      { segment: "L5", mobility: "restricted" },
    ],
    marks: [{ ...mark, pain: 7 }],
    tests: { lasegue: { left: "positive", right: "negative" }, slump: { left: "negative" } },
    ranges: { cervical_flexion: 40 },
  });
  expect(osteopathy.figures?.(data)).toEqual({
    osteo_pain_max: 7,
    osteo_restricted: 2,
    rom_cervical_flexion: 40,
  });
  expect(osteopathy.digest?.(data)).toEqual([
    "C5_restricted",
    "L4_hypermobile",
    "L5_restricted",
    "test_lasegue",
  ]);
  expect(osteopathy.figures?.(held({}))).toEqual({ osteo_pain_max: undefined, osteo_restricted: undefined });
});

const c5 = (change: object): SegmentFinding =>
  held({ segments: [{ segment: "C5", ...change }] }).segments[0] as SegmentFinding;
describe("differences between two examinations", () => {
  test.each([
    // Not examined before, or not now: nothing is new and nothing gone.
    [undefined, { pain: 4 }, null],
    [{ mobility: "normal" }, { pain: 4 }, null],
    [{ pain: 4 }, { mobility: "normal" }, null],
    [{ mobility: "restricted", pain: 4 }, { mobility: "normal" }, "better"],
    [{ mobility: "normal" }, { mobility: "restricted", pain: 4 }, "worse"],
    [{ pain: 4, note: "sharp" }, { pain: 4 }, "same"],
    [{ mobility: "normal", tart: { tenderness: 2 } }, { mobility: "normal" }, "gone"],
    [{ mobility: "normal" }, { mobility: "restricted" }, "new"],
    [{ pain: 4 }, { pain: 0 }, "gone"],
    [{ mobility: "restricted" }, { mobility: "normal" }, "gone"],
    [{ pain: 6 }, { pain: 4 }, "better"],
    [{ pain: 4 }, { pain: 6 }, "worse"],
    [{ pain: 6, tart: { tenderness: 1 } }, { pain: 4, tart: { tenderness: 2 } }, "changed"],
    [
      { mobility: "restricted", directions: ["flexion"] },
      { mobility: "restricted", directions: ["extension"] },
      "changed",
    ],
    [{ mobility: "restricted", pain: 4 }, { mobility: "restricted", pain: 4 }, "same"],
    [{ mobility: "restricted" }, { mobility: "hypermobile" }, "changed"],
    [{ mobility: "normal" }, { mobility: "normal" }, "same"],
    // A missing value is not an improvement.
    [{ mobility: "restricted", pain: 4 }, { mobility: "restricted" }, "same"],
  ])("%j, then %j: %s", (before, now, change) => {
    expect(changeOf(before && c5(before), c5(now))).toBe(change);
  });

  it("compares tests and ranges that were examined both times, and the worst pain", () => {
    const before = held({
      marks: [{ ...mark, pain: 7 }],
      tests: { lasegue: { left: "positive", right: "negative" }, slump: { left: "positive" } },
      ranges: { cervical_flexion: 30, lumbar_flexion: 50 },
    });
    const now = held({
      segments: [{ segment: "L5", pain: 3 }],
      tests: { lasegue: { left: "negative", right: "negative" }, gillet: { left: "positive" } },
      ranges: { cervical_flexion: 45 },
    });
    expect(compareOsteopathy(before, now)).toEqual({
      segments: [{ segment: "L5", change: null }],
      tests: [{ test: "lasegue", side: "left", before: "positive", now: "negative" }],
      ranges: [{ range: "cervical_flexion", before: 30, now: 45 }],
      // The knee was not asked about again, the segment not before.
      pain: { before: null, now: null },
    });
    expect(compareOsteopathy(before, held({ marks: [{ ...mark, pain: 2 }] })).pain).toEqual({
      before: 7,
      now: 2,
    });
  });

  it("are mirrored in the other direction", () => {
    const other = {
      better: "worse",
      worse: "better",
      new: "gone",
      gone: "new",
      changed: "changed",
      same: "same",
    };
    const grade = fc.integer({ min: 0, max: 3 });
    const any = fc.record({
      mobility: fc.constantFrom(null, "normal", "restricted", "hypermobile"),
      pain: fc.option(fc.integer({ min: 0, max: 10 })),
      tart: fc.record({ tissue_texture: grade, asymmetry: grade, restriction: grade, tenderness: grade }),
    });
    fc.assert(
      fc.property(any, any, (a, b) => {
        const change = changeOf(c5(a), c5(b));
        expect(changeOf(c5(b), c5(a))).toBe(change && other[change]);
      }),
    );
  });
});
