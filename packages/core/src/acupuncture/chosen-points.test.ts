import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutGroup } from "../clinical/acupuncture/applied-groups.ts";
import { type ChosenPoint, type PointKey, pointDetails } from "../contracts/acupuncture/acupuncture.ts";
import { AppError } from "../platform/errors.ts";
import { nameKey } from "../reference/fold.ts";
import { pointCatalogue } from "../reference/point-catalogue.ts";
import { referencePoints } from "../reference/points.ts";
import { type Chosen, type Lookup, perform } from "./appointment.policy.ts";
import { requireSides } from "./catalogue.policy.ts";
import {
  addGroup,
  addPoints,
  countNeedles,
  editTechnics,
  forbiddenTechnics,
  needlesFor,
  removeAll,
  removePoint,
  samePoint,
} from "./chosen-points.ts";
import { choose, finder, keysOf } from "./point-choice.ts";

const key = (id: string, side: PointKey["side"] = "left", auricular = false): PointKey => ({
  id,
  side,
  auricular,
});
const keys = fc
  .record({
    id: fc.constantFrom("ST36", "LI4", "LR3", "TF4", "CO10"),
    side: fc.constantFrom("left" as const, "right" as const),
  })
  .map(({ id, side }) => key(id, side, id === "TF4" || id === "CO10"));
const lists = fc.uniqueArray(keys, { comparator: samePoint });
const find: Lookup = {
  point: finder(pointCatalogue([]), [], "en"),
  group: (id) =>
    id === "classic_four_gates"
      ? { auricular: false, points: ["LI4", "LR3", "pnt_gone"] }
      : id === "classic_yuan_source"
        ? { auricular: false, points: ["LR3"] }
        : undefined,
};
const nothing: Chosen = { points: [], ashi_points: "", ashi_marks: [] };
const run = (change: Parameters<typeof perform>[0], chosen: Chosen = nothing) =>
  perform(change, chosen, find);
const add = (ids: readonly PointKey[], chosen: Chosen = nothing) =>
  run({ action: "add", version: 0, points: [...ids] }, chosen);
const failure = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return { kind: error.kind, code: error.code, ...error.facts };
    throw error;
  }
  return undefined;
};

describe("adding", () => {
  it("puts the newest first and leaves existing points unchanged", () => {
    const chosen = [key("ST36"), key("LI4")];
    expect(addPoints(chosen, [key("LR3"), key("LI4")])).toEqual([key("LR3"), key("ST36"), key("LI4")]);
    expect(addPoints(chosen, [key("ST36", "right")])).toHaveLength(3);
    expect(addPoints(chosen, [])).toEqual(chosen);
  });

  it("adds no duplicates, loses nothing, and changes nothing when repeated", () => {
    fc.assert(
      fc.property(lists, fc.array(keys), (chosen, added) => {
        const after = addPoints(chosen, added);
        for (const point of [...chosen, ...added])
          expect(after.filter((held) => samePoint(held, point))).toHaveLength(1);
        expect(after.slice(after.length - chosen.length)).toEqual(chosen);
        expect(addPoints(after, added)).toEqual(after);
      }),
    );
  });
});

describe("removing", () => {
  it("removes one side, one kind or one group and nothing else", () => {
    fc.assert(
      fc.property(lists, keys, (chosen, point) => {
        expect(removePoint(chosen, point).some((held) => samePoint(held, point))).toBe(false);
        expect(removeAll(chosen, true).every((held) => !held.auricular)).toBe(true);
        expect(removeAll(removeAll(chosen, true), false)).toEqual([]);
        const group = "classic_yuan_source";
        const held: (PointKey & { groups?: string[] })[] = chosen;
        expect(withoutGroup(held, group)).toEqual(held);
        expect(withoutGroup(addGroup<(typeof held)[number]>(held, [point], group), group)).toEqual(held);
        expect(removePoint(addPoints(removePoint(chosen, point), [point]), point)).toEqual(
          removePoint(chosen, point),
        );
      }),
    );
  });
});

describe("technics and needles", () => {
  it.each([
    [[1, 2, 3], false, []],
    [[6, 7, 8], false, [6, 7, 8]],
    [[2, 4, 9], true, [2, 4, 9]],
    [[1, 3, 5, 6, 7, 8], true, []],
  ])("of %j at the ear %s, %j are refused", (technics, auricular, refused) => {
    expect(forbiddenTechnics(technics, auricular)).toEqual(refused);
  });

  it("counts needles for techniques that leave one inserted", () => {
    expect([needlesFor([1], 1), needlesFor([5], 4), needlesFor([2, 4], 2), needlesFor([], 1)]).toEqual([
      1, 4, 0, 0,
    ]);
    const { points } = add([{ ...key("ST36") }, key("EX-HN1", "center")]);
    expect(countNeedles(points)).toEqual({ needles_in: 5, needles_out: 0 });
    expect(countNeedles([])).toEqual({ needles_in: 0, needles_out: 0 });
  });

  it("updates the needles with the techniques until one is removed", () => {
    const [point] = add([key("ST36")]).points as [ChosenPoint];
    expect(editTechnics([point], key("ST36"), [2], 1)[0]?.needles_in).toBe(0);
    expect(editTechnics([point], key("ST36"), [1, 5], 1)[0]?.needles_in).toBe(1);
    expect(editTechnics([{ ...point, needles_out: 1 }], key("ST36"), [2], 1)[0]?.needles_in).toBe(1);
    expect(editTechnics([point], key("LI4"), [2], 1)).toEqual([point]);
  });
});

describe("choosing", () => {
  it("every system point has a quadrant on every side", () => {
    for (const row of referencePoints()) {
      const point = find.point(row.id);
      if (!point) throw new Error(row.id);
      for (const at of keysOf(point, { auricular: point.auricular }, "x"))
        expect(choose(point, at, "x").quadrant, row.id).toBeGreaterThan(0);
    }
  });

  it.each([
    ["ST36", ["left", "right"], [3, 4]],
    ["LI4", ["left", "right"], [1, 2]],
    ["CV4", ["center"], [5]],
    ["GV20", ["center"], [6]],
    ["EX-HN3", ["center"], [6]],
    ["EX-HN12", ["left"], [1]],
    ["EX-LE5", ["left", "right"], [1, 2]],
  ])("%s without a side is chosen at %j, quadrants %j", (id, sides, quadrants) => {
    const { points } = run({ action: "add", version: 0, points: [{ id, auricular: false }] });
    expect(points.map(({ side }) => side)).toEqual(sides);
    expect(points.map(({ quadrant }) => quadrant)).toEqual(quadrants);
  });
});

describe("actions", () => {
  const two = add([key("ST36"), key("TF4", "right", true)]);

  it("add returns the first point", () => {
    expect(two.point).toMatchObject({
      id: "ST36",
      quadrant: 3,
      technics: [1],
      needles_in: 1,
      name: "Stomach 36",
    });
  });

  it("save keeps the identity and takes what was recorded", () => {
    const sent = {
      ...key("ST36"),
      technics: [1, 2],
      depth: "1 cun",
      stimulation: "even" as const,
      retention: 20,
      response: "strong" as const,
      needle: "0.25 × 30",
      note: "",
      needles_out: 1,
    };
    const { points } = run({ action: "save", version: 1, points: [sent, sent] }, two);
    expect(points).toHaveLength(1);
    expect(points[0]).toMatchObject({
      depth: "1 cun",
      retention: 20,
      zh: "足三里",
      needles_in: 1,
      needles_out: 1,
    });
  });

  it("groups are added and removed as a whole, without deleted points", () => {
    const after = run({ action: "apply_group", version: 1, group: "classic_four_gates" }, two);
    expect(after.points.map(({ id, side }) => `${id} ${side}`)).toEqual([
      "LI4 left",
      "LI4 right",
      "LR3 left",
      "LR3 right",
      "ST36 left",
      "TF4 right",
    ]);
    const back = run({ action: "remove_group", version: 1, group: "classic_four_gates" }, after);
    expect(back.points).toEqual(two.points);
    expect(back.result).toBe("deleted");
  });

  it("removing a group keeps points chosen by themselves or by another group", () => {
    const byHand = run({ action: "add", version: 1, points: [{ id: "LI4", auricular: false }] }, two);
    const both = ["classic_four_gates", "classic_yuan_source"].reduce(
      (held, group) => run({ action: "apply_group", version: 1, group }, held),
      byHand,
    );
    const without = (group: string, held: typeof both) =>
      run({ action: "remove_group", version: 1, group }, held).points.map(({ id }) => id);
    expect(without("classic_four_gates", both)).toEqual(both.points.map(({ id }) => id));
    const source = run({ action: "remove_group", version: 1, group: "classic_yuan_source" }, both);
    expect(source.points.map(({ id }) => id)).toEqual(["LR3", "LR3", "LI4", "LI4", "ST36", "TF4"]);
    expect(without("classic_four_gates", source)).toEqual(["LI4", "LI4", "ST36", "TF4"]);
    // Never applied, it takes nothing.
    expect(without("classic_command", byHand)).toEqual(byHand.points.map(({ id }) => id));
  });

  it("remove, remove_all, edit_technics and save_ashi change only what they name", () => {
    expect(run({ action: "remove", version: 1, point: key("ST36") }, two).points.map(({ id }) => id)).toEqual(
      ["TF4"],
    );
    expect(
      run({ action: "remove_all", version: 1, auricular: true }, two).points.map(({ id }) => id),
    ).toEqual(["ST36"]);
    const edited = run({ action: "edit_technics", version: 1, point: key("ST36"), technics: [2] }, two);
    expect(edited.point).toMatchObject({ id: "ST36", technics: [2], needles_in: 0 });
    const ashi = run({ action: "save_ashi", version: 1, ashi_points: "left trapezius" }, two);
    expect(ashi).toMatchObject({ ashi_points: "left trapezius", points: two.points, ashi_marks: [] });
    const marks = [{ view: "back" as const, x: -40, y: 190 }];
    const marked = run({ action: "save_ashi", version: 1, ashi_points: "", ashi_marks: marks }, two);
    expect(marked.ashi_marks).toEqual(marks);
    const text = run(
      { action: "save_ashi", version: 2, ashi_points: "below it" },
      { ...two, ashi_marks: marks },
    );
    expect(text).toMatchObject({ ashi_points: "below it", ashi_marks: marks });
  });

  it.each([
    ["a point that is not there", () => add([key("ST99")]), { kind: "absent", code: "point.not_found" }],
    [
      "a whole list with points that are there no more",
      () =>
        run(
          {
            action: "save",
            version: 2,
            points: [key("LI4"), key("ST99"), key("ST99", "right")].map((one) => ({
              ...one,
              ...pointDetails.parse({ technics: [1] }),
            })),
          },
          two,
        ),
      {
        code: "points.gone",
        fields: { "points.1.id": "point.not_found", "points.2.id": "point.not_found" },
        details: { points: ["ST99"] },
      },
    ],
    ["a side it has not", () => add([key("CV4", "left")]), { fields: { "points.0.side": "side.invalid" } }],
    [
      "an arm channel's centre",
      () => add([key("LI4", "center")]),
      { fields: { "points.0.side": "side.invalid" } },
    ],
    [
      "an ear point as body",
      () => add([key("TF4")]),
      { fields: { "points.0.auricular": "auricular.invalid" } },
    ],
    [
      "a group that is not there",
      () => run({ action: "apply_group", version: 0, group: "classic_none" }),
      { kind: "absent", code: "group.not_found" },
    ],
    [
      "technics of a point not chosen",
      () => run({ action: "edit_technics", version: 0, point: key("LI4"), technics: [1] }),
      { kind: "absent", code: "point.not_found" },
    ],
    [
      "a body technic at the ear",
      () =>
        run({ action: "edit_technics", version: 0, point: key("TF4", "right", true), technics: [2] }, two),
      { fields: { technics: "technics.not_for_ear" } },
    ],
    [
      "an ear technic at the body",
      () => run({ action: "edit_technics", version: 0, point: key("ST36"), technics: [7] }, two),
      { fields: { technics: "technics.not_for_body" } },
    ],
  ])("refuses %s", (_what, work, expected) => {
    expect(failure(work)).toMatchObject(expected);
  });

  it("refuses more needles removed than inserted, and too many points", () => {
    const sent = {
      ...key("ST36"),
      technics: [2],
      needles_out: 1,
      stimulation: null,
      retention: null,
      response: null,
    };
    const save = { ...sent, depth: "", needle: "", note: "" };
    expect(failure(() => run({ action: "save", version: 1, points: [save] }, two))).toMatchObject({
      fields: { "points.0.needles_out": "needles.more_out_than_in" },
    });
    const body = referencePoints().filter(({ kind }) => kind === "body");
    const points = body.map(({ id }) => ({ id, auricular: false }));
    expect(failure(() => run({ action: "add", version: 0, points }))).toMatchObject({
      code: "points.too_many",
    });
  });
});

describe("own entries", () => {
  it.each([
    ["  Ombro  Direito", "ombro direito"],
    ["COLUNA à noite", "coluna a noite"],
  ])("%s counts as %s", (name, expected) => {
    expect(nameKey(name)).toBe(expected);
  });

  it.each([
    ["ST", "bilateral", false, true],
    ["ST", "center", false, false],
    ["CV", "bilateral", false, false],
    ["CV", "center", false, true],
    ["EX", "center", false, true],
    ["TF", "bilateral", true, true],
    ["EX", "center", true, false],
    ["TF", "left", false, false],
  ] as const)("a point on %s, %s, ear %s: %s", (channel, side, auricular, possible) => {
    expect(failure(() => requireSides({ channel, side, auricular })) === undefined).toBe(possible);
  });
});
