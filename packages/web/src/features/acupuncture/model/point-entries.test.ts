import type { AcupuncturePoint } from "@meridian/core/contracts/acupuncture/acupuncture";
import { expect, test } from "vitest";
import {
  appliesTo,
  commonValue,
  needleCount,
  type PointEntry,
  rowsOf,
  sidesAgree,
  toggledPoint,
  withChange,
  withNeedlesKeptOut,
  withNeedlesOut,
  withPoint,
  withSide,
} from "./point-entries.ts";

const point = (id: string, change: Partial<AcupuncturePoint> = {}) =>
  ({
    id,
    side: "bilateral",
    auricular: false,
    name: id,
    pinyin: "",
    zh: "",
    technics: [1, 2, 5],
    ...change,
  }) as AcupuncturePoint;
const st36 = withPoint([], point("ST36"));

test("a point on both sides is one row, newest first, and never twice", () => {
  const both = withPoint(withPoint(st36, point("GV20", { side: "center" })), point("ST36"));
  expect(both.map(({ id, side }) => [id, side])).toEqual([
    ["GV20", "center"],
    ["ST36", "left"],
    ["ST36", "right"],
  ]);
  expect(rowsOf(both, false).map(({ id, sides }) => [id, sides])).toEqual([
    ["GV20", ["center"]],
    ["ST36", ["left", "right"]],
  ]);
  expect(rowsOf(both, true)).toEqual([]);
});

test("a side can be removed and added again; the last side cannot be removed", () => {
  const [row] = rowsOf(st36, false);
  const left = withSide(st36, row as never, "right");
  expect(left.map(({ side }) => side)).toEqual(["left"]);
  const [only] = rowsOf(left, false);
  expect(withSide(left, only as never, "left")).toHaveLength(1);
  expect(withSide(left, only as never, "right")).toHaveLength(2);
});

test("the needle count follows the techniques until some are taken out", () => {
  const [row] = rowsOf(st36, false);
  expect(needleCount(st36)).toEqual({ in: 2, out: 0 });
  const moxa = withChange(st36, row as never, { technics: [2] });
  expect(needleCount(moxa)).toEqual({ in: 0, out: 0 });
  const out = withNeedlesOut(st36, true);
  expect(needleCount(out)).toEqual({ in: 2, out: 2 });
  expect(needleCount(withChange(out, row as never, { technics: [2] }))).toEqual({ in: 2, out: 2 });
});

test("counts all needles of a point with several", () => {
  const four = withPoint([], { ...point("EX-HN1", { side: "center" }), needles: 4 });
  const [row] = rowsOf(four, false);
  expect(needleCount(four).in).toBe(4);
  const moxa = withChange(four, row as never, { technics: [2] }, { needles: 4 });
  expect(needleCount(moxa).in).toBe(0);
  expect(needleCount(withChange(moxa, row as never, { technics: [1] }, { needles: 4 })).in).toBe(4);
});

test("one side can be recorded separately; common values are shown for both", () => {
  const [row] = rowsOf(st36, false);
  const left = withChange(st36, row as never, { retention: 10, depth: "1 cun" }, { side: "left" });
  expect(left.map(({ side, retention, depth }) => [side, retention, depth])).toEqual([
    ["left", 10, "1 cun"],
    ["right", null, ""],
  ]);
  expect([commonValue(left, "retention"), commonValue(left, "response"), sidesAgree(left)]).toEqual([
    undefined,
    null,
    false,
  ]);
  const both = withChange(left, row as never, { retention: 20, depth: "" });
  expect([commonValue(both, "retention"), sidesAgree(both)]).toEqual([20, true]);
});

test("never more needles out than in", () => {
  const [row] = rowsOf(st36, false);
  const fewer = withChange(withNeedlesOut(st36, true), row as never, { needles_in: 0 }, { side: "left" });
  expect(fewer.map(({ needles_in, needles_out }) => [needles_in, needles_out])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test("pregnancy warnings are shown for pregnant patients, the others for everybody", () => {
  expect(appliesTo({ key: "pregnancy_caution" }, { pregnant: false })).toBe(false);
  expect(appliesTo({ key: "pregnancy_caution" }, { pregnant: true })).toBe(true);
  expect(appliesTo({ key: "no_needling" }, { pregnant: false })).toBe(true);
});

test("a touch on a chart selects both sides or one, and deselects selected ones", () => {
  const both = toggledPoint([], point("ST36"), "left", true);
  expect(both.points.map(({ side }) => side)).toEqual(["left", "right"]);
  const none = toggledPoint(both.points, point("ST36"), "right", true);
  expect([none.points, none.gone.length]).toEqual([[], 2]);
  const one = toggledPoint([], point("ST36"), "right", false);
  expect(one.points.map(({ side }) => side)).toEqual(["right"]);
  const other = toggledPoint(one.points, point("ST36"), "left", false);
  expect(other.points).toHaveLength(2);
  expect(toggledPoint(other.points, point("ST36"), "left", false).points.map(({ side }) => side)).toEqual([
    "right",
  ]);
  expect(toggledPoint([], point("GV20", { side: "center" }), "center", false).points).toHaveLength(1);
});

test("in an amendment the needles of new and changed points count as taken out", () => {
  const before = withNeedlesOut(st36, true);
  const [left, right] = before as [PointEntry, PointEntry];
  const counted = (change: Partial<PointEntry>) =>
    withNeedlesKeptOut(before, [{ ...left, ...change }, right]).map(({ needles_in, needles_out }) => [
      needles_in,
      needles_out,
    ]);
  expect(counted({ needles_in: 2 })[0]).toEqual([2, 2]);
  expect(counted({ needles_out: 0 })[0]).toEqual([1, 0]);
  expect(counted({ technics: [2], needles_in: 0, needles_out: 0 })[0]).toEqual([0, 0]);
  const added = withNeedlesKeptOut(before, withPoint(before, point("LI4")));
  expect(needleCount(added)).toEqual({ in: 4, out: 4 });
  const open = [{ ...left, needles_out: 0 }];
  expect(withNeedlesKeptOut(open, [{ ...left, needles_out: 0, needles_in: 3 }])[0]?.needles_out).toBe(0);
});
