import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  encodeStroke,
  MOST_STROKES,
  type Stroke,
  type StrokePoint,
  tongueMark,
} from "../../../clinical/tongue/tongue-drawing.ts";
import { hasAnyContent, sectionSpec } from "../sections.ts";
import { type TongueData, tongue } from "./tongue.ts";

const { schema } = tongue;
const stroke = (key: string, count = 3) =>
  encodeStroke({
    mark: tongueMark(key) as Stroke["mark"],
    width: 1,
    pressed: true,
    points: Array.from(
      { length: count },
      (_, index): StrokePoint => [
        500 + Math.round(300 * Math.sin(index / 7)),
        600 + Math.round(400 * Math.cos(index / 11)),
        16,
      ],
    ),
  });
const refuses = (data: object) => expect(schema.safeParse(data).success).toBe(false);

/** What somebody would write who wants it to be run. */
const INJECTIONS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "javascript:alert(1)",
  "M0 0L10 10",
  "url(#x)",
  "__proto__",
  "constructor",
];

describe("a tongue examination as the server takes it", () => {
  it("is empty from nothing", () => {
    const empty = schema.parse({});
    expect(empty).toEqual({
      shape: "round",
      size: "medium",
      top: [],
      under: [],
      whole: [],
      zones: {},
      note: "",
    });
    expect(hasAnyContent("tongue", empty)).toBe(false);
  });

  it.each([
    ["a stroke", { top: [stroke("crack")] }],
    ["a vein", { under: [stroke("vein_thin")] }],
    ["a finding", { whole: ["body_color.pale"] }],
    ["a finding of a zone", { zones: { tip: ["body_color.red"] } }],
    ["a shape", { shape: "square" }],
    ["a remark", { note: "Seen by daylight" }],
  ])("holds something with %s", (_, data) => {
    expect(hasAnyContent("tongue", schema.parse(data))).toBe(true);
  });

  it("takes 2,000 points in under 10 kB", () => {
    const data = { top: Array.from({ length: 8 }, () => stroke("crack", 250)) };
    expect(JSON.stringify(schema.parse(data)).length).toBeLessThan(10 * 1024);
  });

  it.each([
    ["a stroke of the other side", { top: [stroke("vein_thin")] }],
    ["a stroke of the surface beneath", { under: [stroke("crack")] }],
    ["too many strokes", { top: Array.from({ length: MOST_STROKES + 1 }, () => stroke("crack")) }],
    ["too much in all", { top: Array.from({ length: 40 }, () => stroke("crack", 1000)) }],
    ["a size nobody knows", { size: "huge" }],
    ["a zone nobody knows", { zones: { palate: ["body_color.red"] } }],
    ["a finding that is of the whole only", { zones: { tip: ["body_shape.hammer"] } }],
    ["a group that is of the whole only", { zones: { tip: ["temperature.cold"] } }],
    ["a finding twice", { whole: ["moisture.dry", "moisture.dry"] }],
    ["a remark without end", { note: "x".repeat(2001) }],
  ])("refuses %s", (_, data) => refuses(data));

  it.each(INJECTIONS)("lets %s stand nowhere but in the remarks", (text) => {
    for (const field of ["shape", "size", "top", "under", "whole", "zones"]) {
      refuses({ [field]: text });
      refuses({ [field]: [text] });
      refuses({ [field]: { tip: [text] } });
    }
    for (const view of ["top", "under"]) refuses({ [view]: [stroke("crack") + text] });
    const zoned = schema.safeParse(
      JSON.parse(`{"zones":{"${text.replaceAll('"', '\\"')}":["body_color.red"]}}`),
    );
    expect(zoned.success ? zoned.data.zones : {}).toEqual({});
    expect(schema.parse({ note: text }).note).toBe(text);
  });

  it("keeps of any object only what it knows", () => {
    fc.assert(
      fc.property(fc.object(), (anything) => {
        const parsed = schema.safeParse(anything);
        if (parsed.success)
          expect(Object.keys(parsed.data).sort()).toEqual(Object.keys(schema.parse({})).sort());
      }),
    );
  });
});

describe("what others read out of it", () => {
  const data = schema.parse({
    top: [stroke("crack"), stroke("crack"), stroke("coating_white_thin")],
    under: [stroke("vein_nodules")],
    whole: ["body_color.light_red", "body_color.red_tip"],
    zones: { centre: ["coating_quality.greasy"] },
  }) as TongueData;
  const spec = sectionSpec("tongue");

  it("digests what stands out, chosen or drawn, and leaves out what is usual", () => {
    expect(spec.digest?.(data)).toEqual([
      "body_color.red_tip",
      "coating_quality.greasy",
      "body_shape.cracked",
      "tortuosity.severe",
    ]);
  });

  it("counts what can be followed, and counts nothing where nothing is drawn", () => {
    const figures = spec.figures?.(data);
    expect(figures?.tongue_cracks).toBe(2);
    expect(figures?.tongue_coating_cover).toBeGreaterThan(0);
    expect(Object.values(spec.figures?.(schema.parse({})) ?? {})).toEqual([undefined, undefined]);
  });
});
