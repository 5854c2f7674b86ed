import type { PlannedPoint } from "@meridian/core/contracts/treatments/pre-made";
import { expect, test } from "vitest";
import type { Catalogue, KnownPoint } from "./catalogue.ts";
import { plannedEntries, plannedPoints, withoutPlanned, withPlanned } from "./planned.ts";
import { type PointEntry, withChange } from "./point-entries.ts";

const known = (id: string, needles = 1) =>
  [id, { id, name: `Demo ${id}`, pinyin: "demo", zh: "", needles } as KnownPoint] as const;
const points = new Map([known("ST36"), known("LI4"), known("EX-HN1", 4)]);
const catalogue = { point: (id: string) => points.get(id) } as Catalogue;

const planned = (id: string, over: Partial<PlannedPoint> = {}): PlannedPoint => ({
  id,
  side: "left",
  auricular: false,
  technics: [1],
  depth: "1 cun",
  stimulation: "even",
  retention: 20,
  needle: "",
  note: "",
  ...over,
});
const chosen = (id: string, over: Partial<PointEntry> = {}): PointEntry => ({
  ...(plannedEntries([planned(id)], catalogue)[0] as PointEntry),
  ...over,
});

test("planned points are added first, with the needle count of the tables", () => {
  const chosenPoints = [chosen("LI4", { note: "deep", needles_out: 1 })];
  const {
    items,
    added,
    known: there,
    gone,
  } = withPlanned(
    chosenPoints,
    [planned("EX-HN1"), planned("LI4"), planned("ST36", { technics: [2] }), planned("pnt_gone")],
    catalogue,
  );
  expect(items.map(({ id, needles_in }) => [id, needles_in])).toEqual([
    ["EX-HN1", 4],
    ["ST36", 0],
    ["LI4", 1],
  ]);
  expect(items[2]).toEqual(chosenPoints[0]);
  expect([added.length, there, gone]).toEqual([2, 1, 1]);
});

test("the same side is not planned twice, but the other side can be", () => {
  const { items } = withPlanned(
    [chosen("ST36")],
    [planned("ST36", { note: "other" }), planned("ST36", { side: "right" })],
    catalogue,
  );
  expect(items.map(({ side, note }) => [side, note])).toEqual([
    ["right", ""],
    ["left", ""],
  ]);
});

test("undo keeps earlier points and those added since", () => {
  const chosenPoints = [chosen("LI4")];
  const { items, added } = withPlanned(chosenPoints, [planned("ST36")], catalogue);
  const since = [chosen("EX-HN1"), ...items];
  const row = { id: "ST36", auricular: false, sides: ["left" as const], first: items[0] as PointEntry };
  const changed = withChange(since, row, { note: "weak" });
  expect(withoutPlanned(changed, added)).toEqual([chosen("EX-HN1"), ...chosenPoints]);
});

test("a stored plan has no response or needle count", () => {
  const ear = chosen("ST36", { auricular: true });
  const [kept, ...others] = plannedPoints(
    [chosen("LI4", { response: "strong", needles_out: 1 }), ear],
    false,
  );
  expect(others).toEqual([]);
  expect(kept).toEqual(planned("LI4"));
  expect(plannedPoints(plannedEntries([planned("LI4")], undefined), false)).toEqual([planned("LI4")]);
});
