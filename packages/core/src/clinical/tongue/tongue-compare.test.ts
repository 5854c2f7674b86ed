import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareTongues, isComparable, mirrored, type TongueChange } from "./tongue-compare.ts";
import { encodeStroke, type Stroke, type StrokePoint, tongueMark, tongueMarks } from "./tongue-drawing.ts";
import { readDrawing, readTongue, type TongueFound } from "./tongue-reading.ts";
import { mayBeZoned, TONGUE_SHAPES, TONGUE_SIZES, TONGUE_ZONES, tongueGroups } from "./tongue-terms.ts";

const none: TongueFound = { shape: "round", size: "medium", top: [], under: [], whole: [], zones: {} };
const found = (change: Partial<TongueFound>): TongueFound => ({ ...none, ...change });
const line = (key: string, ...points: [number, number][]) =>
  encodeStroke({
    mark: tongueMark(key) as Stroke["mark"],
    width: 2,
    pressed: false,
    points: points.map(([x, y]): StrokePoint => [x, y, 0]),
  });
/** The middle of the tongue, rubbed over. */
const centre = (key: string) =>
  line(key, [360, 400], [640, 400], [640, 500], [360, 500], [360, 600], [640, 600]);
const tipCrack = line("crack", [500, 920], [500, 1060]);

const TABLE: readonly [string, Partial<TongueFound>, Partial<TongueFound>, TongueChange[]][] = [
  ["nothing from nothing", {}, {}, []],
  [
    "a coating that became thicker in the centre, drawn",
    { top: [centre("coating_white_thin")] },
    { top: [centre("coating_white_thick")] },
    [
      {
        code: "more",
        about: "coating_thickness",
        place: "centre",
        from: "coating_thickness.thin",
        to: "coating_thickness.thick",
      },
    ],
  ],
  [
    "new cracks at the tip, drawn",
    { top: [centre("coating_white_thin")] },
    { top: [centre("coating_white_thin"), tipCrack] },
    [{ code: "new", about: "body_shape.cracked", place: "tip" }],
  ],
  [
    "white that became yellow, drawn",
    { top: [centre("coating_white_thin")] },
    { top: [centre("coating_yellow_thin")] },
    [
      {
        code: "changed",
        about: "coating_color",
        place: "centre",
        from: "coating_color.white",
        to: "coating_color.yellow",
      },
    ],
  ],
  [
    "more cracks where there were some",
    { top: [tipCrack] },
    { top: [tipCrack, line("crack", [450, 920], [450, 1060])] },
    [{ code: "more", about: "body_shape.cracked", place: "tip" }],
  ],
  [
    "fewer red points",
    { top: [line("red_points", [300, 1000], [700, 1000])] },
    { top: [line("red_points", [500, 1000])] },
    [{ code: "less", about: "body_color.red_points", place: "tip" }],
  ],
  [
    "a body colour that was chosen instead of another",
    { whole: ["body_color.pale"] },
    { whole: ["body_color.red", "body_color.red_tip"] },
    [
      { code: "gone", about: "body_color.pale", place: "whole" },
      { code: "new", about: "body_color.red", place: "whole" },
      { code: "new", about: "body_color.red_tip", place: "whole" },
    ],
  ],
  [
    "pale that became red",
    { whole: ["body_color.pale"] },
    { whole: ["body_color.red"] },
    [
      {
        code: "changed",
        about: "body_color",
        place: "whole",
        from: "body_color.pale",
        to: "body_color.red",
      },
    ],
  ],
  [
    "what was chosen goes before what was drawn",
    { top: [centre("coating_white_thick")], zones: { centre: ["coating_thickness.thin"] } },
    { zones: { centre: ["coating_thickness.thick", "coating_color.white"] } },
    [
      {
        code: "more",
        about: "coating_thickness",
        place: "centre",
        from: "coating_thickness.thin",
        to: "coating_thickness.thick",
      },
    ],
  ],
  [
    "veins that swelled, drawn then and chosen now",
    { under: [line("vein_distended", [400, 400], [380, 800])] },
    { whole: ["tortuosity.severe"] },
    [
      {
        code: "more",
        about: "tortuosity",
        place: "under",
        from: "tortuosity.mild",
        to: "tortuosity.severe",
      },
    ],
  ],
  [
    "a size and a shape, where both were drawn",
    { top: [tipCrack], size: "small" },
    { top: [tipCrack], shape: "square" },
    [
      { code: "changed", about: "shape", place: "whole", from: "round", to: "square" },
      { code: "changed", about: "size", place: "whole", from: "small", to: "medium" },
    ],
  ],
  [
    "no shape, where one of them was only described",
    { shape: "square", whole: ["moisture.moist"] },
    { whole: ["moisture.dry"] },
    [{ code: "changed", about: "moisture", place: "whole", from: "moisture.moist", to: "moisture.dry" }],
  ],
  [
    "nothing of what was not examined this time",
    { top: [tipCrack], whole: ["body_color.red", "tortuosity.severe", "moisture.dry"] },
    { whole: ["moisture.dry"] },
    [],
  ],
  ["nothing of a tongue that was not examined last time", {}, { whole: ["body_color.red"] }, []],
  [
    "what is gone from the surface, where it was drawn both times",
    { top: [tipCrack, centre("coating_white_thin")], whole: ["body_color.red"] },
    { top: [centre("coating_white_thin")] },
    [{ code: "gone", about: "body_shape.cracked", place: "tip" }],
  ],
  ["nothing in what is well", { whole: ["body_shape.normal"] }, {}, []],
];

describe("two tongues in words", () => {
  it.each(TABLE)("%s", (_, before, after, changes) => {
    const told = compareTongues(found(before), found(after));
    expect(told.filter(({ about }) => about !== "cover")).toEqual(changes);
  });

  it("compares only what was examined both times", () => {
    const pale = found({ whole: ["body_color.pale"] });
    expect(isComparable(pale, found({ whole: ["moisture.dry"], shape: "square" }))).toBe(false);
    expect(isComparable(pale, found({ whole: ["body_color.red"] }))).toBe(true);
    expect(isComparable(found({ top: [tipCrack] }), found({ top: [tipCrack] }))).toBe(true);
  });

  it("states how much more of the surface is coated", () => {
    const small = found({ top: [line("coating_white_thin", [480, 500], [520, 500])] });
    const wide = found({
      top: [
        centre("coating_white_thin"),
        line("coating_white_thin", [300, 200], [700, 200], [700, 300], [300, 300]),
      ],
    });
    const [cover] = compareTongues(small, wide).filter(({ about }) => about === "cover");
    expect(cover).toMatchObject({ code: "more", place: "whole" });
    expect(Number(cover?.to)).toBeGreaterThan(Number(cover?.from) + 14);
  });
});

const point = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1200 }));
const strokes = (view: "top" | "under") =>
  fc.array(
    fc
      .tuple(
        fc.constantFrom(...tongueMarks.filter((mark) => mark.view === view)),
        fc.array(point, { minLength: 1, maxLength: 6 }),
      )
      .map(([mark, points]) => line(mark.key, ...points)),
    { maxLength: 6 },
  );
const all = tongueGroups.flatMap(({ descriptors }) => descriptors);
const zoned = tongueGroups
  .filter((group) => group.zoned)
  .flatMap(({ descriptors }) => descriptors.filter(mayBeZoned));
const codes = (of: typeof all) =>
  fc.uniqueArray(fc.constantFrom(...of.map(({ code }) => code)), { maxLength: 6 });
const tongues: fc.Arbitrary<TongueFound> = fc.record({
  shape: fc.constantFrom(...TONGUE_SHAPES),
  size: fc.constantFrom(...TONGUE_SIZES),
  top: strokes("top"),
  under: strokes("under"),
  whole: codes(all),
  zones: fc.dictionary(fc.constantFrom(...TONGUE_ZONES), codes(zoned)) as fc.Arbitrary<TongueFound["zones"]>,
});

describe("any two tongues", () => {
  it("a tongue compared with itself has no differences", () => {
    fc.assert(
      fc.property(tongues, (one) => {
        expect(compareTongues(one, one)).toEqual([]);
      }),
    );
  });

  it("the comparison in the other direction gives the mirrored differences", () => {
    fc.assert(
      fc.property(tongues, tongues, (one, other) => {
        expect(compareTongues(other, one)).toEqual(compareTongues(one, other).map(mirrored));
      }),
    );
  });

  it("the order of the strokes does not matter", () => {
    fc.assert(
      fc.property(tongues, (one) => {
        expect(compareTongues(one, { ...one, top: [...one.top].reverse() })).toEqual([]);
      }),
    );
  });
});

describe("reading a drawing", () => {
  it("finds the zone of a mark", () => {
    const { facts, cover } = readDrawing(found({ top: [centre("coating_yellow_thick"), tipCrack] }));
    expect([...facts.centre].sort()).toEqual(["coating_color.yellow", "coating_thickness.thick"]);
    expect([...facts.tip]).toEqual(["body_shape.cracked"]);
    expect([...facts.root]).toEqual([]);
    expect(cover).toBeGreaterThan(10);
    expect(cover).toBeLessThan(45);
  });

  it("finds tooth marks on the edge, on the patient's own side", () => {
    const { facts } = readDrawing(found({ top: [line("tooth_mark", [866, 480], [862, 700])] }));
    expect([...facts.left]).toEqual(["body_shape.tooth_marked"]);
    expect([...facts.right]).toEqual([]);
  });

  it("subtracts a peeled patch from the coating", () => {
    const { facts } = readDrawing(found({ top: [centre("coating_white_thick"), centre("coating_peeled")] }));
    expect([...facts.centre]).toEqual(["coating_thickness.none"]);
  });

  it("returns every chosen code", () => {
    fc.assert(
      fc.property(tongues, (one) => {
        const { facts } = readTongue(one);
        const places = [...facts.whole, ...facts.under];
        for (const code of one.whole) expect(places).toContain(code);
      }),
    );
  });
});
