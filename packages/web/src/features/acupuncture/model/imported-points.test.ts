import { expect, it } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { withImported, withoutImported } from "./imported-points.ts";
import { plannedPoints } from "./planned.ts";

const known = {
  side: "bilateral",
  auricular: false,
  name: "",
  pinyin: "",
  zh: "",
  technics: [1],
  needles: 1,
};
const catalogue = {
  point: (id: string) => (id.startsWith("pnt_") ? undefined : { ...known, id }),
} as unknown as Catalogue;
const last = (id: string, side: "left" | "right") => ({
  id,
  side,
  auricular: false,
  technics: [1 as const],
  depth: "1 cun",
  stimulation: "even" as const,
  needle: "0.25 × 30",
  retention: null,
  note: "",
});
const mark = { view: "back" as const, x: 10, y: 20 };
const request = {
  points: [last("ST36", "left"), last("ST36", "right")],
  ashi: "Left shoulder",
  marks: [mark],
};

it("copies points with technique and depth, needles in, and without response or note", () => {
  const { value } = withImported({ points: [], ashi: "" }, request, catalogue);
  expect(value.points[0]).toMatchObject({
    id: "ST36",
    side: "left",
    technics: [1],
    depth: "1 cun",
    stimulation: "even",
    response: null,
    needles_in: 1,
    needles_out: 0,
    note: "",
    retention: null,
  });
  expect(value).toMatchObject({ ashi: "Left shoulder", marks: [mark] });
});

it("adds nothing twice, changes no chosen point, and undo restores the list exactly", () => {
  const chosen = withImported(
    { points: [], ashi: "Right (knee)" },
    { ...request, ashi: "", marks: [] },
    catalogue,
  );
  const left = { ...chosen.value, points: chosen.value.points.filter(({ side }) => side === "left") };
  const { value, imported, unknown } = withImported(
    left,
    { ...request, points: [...request.points, last("pnt_1", "left")] },
    catalogue,
  );
  expect(value.points.map(({ id, side }) => `${id} ${side}`)).toEqual(["ST36 right", "ST36 left"]);
  expect([value.ashi, unknown]).toEqual(["Right (knee)\nLeft shoulder", 1]);
  expect(withImported(value, request, catalogue).value).toEqual(value);
  expect(withoutImported(value, imported)).toEqual({ ...left, marks: [] });
  expect(withoutImported({ ...value, ashi: `${value.ashi}\nBoth hips` }, imported).ashi).toContain(
    "Both hips",
  );
  expect(plannedPoints(value.points, false)).toHaveLength(2);
});
