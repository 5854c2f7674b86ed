import { describe, expect, test } from "vitest";
import { type NotedPoint, type PointsText, pointChanges, pointLines } from "./point-changes.ts";

const point = (id: string, side: NotedPoint["side"], change: Partial<NotedPoint> = {}): NotedPoint => ({
  id,
  side,
  auricular: false,
  name: `Name of ${id}`,
  pinyin: "Zusanli",
  zh: "足三里",
  technics: [1],
  depth: "",
  stimulation: null,
  retention: null,
  response: null,
  needle: "",
  note: "",
  needles_in: 1,
  needles_out: 1,
  ...change,
});
const holding = (points: NotedPoint[], change: Partial<PointsText> = {}): PointsText => ({
  points,
  ashi_points: "",
  ashi_marks: [],
  ...change,
});
const changesOf = (before: PointsText | null, after: PointsText, language: "en" | "pt" = "en") =>
  pointChanges(before, after, language).map(({ title, text }) => `${title}: ${text}`);
const st36 = (["left", "right"] as const).map((side) => point("ST36", side));

describe("the changes of an amendment", () => {
  test("are empty if nothing changed, in any order", () =>
    expect(changesOf(holding(st36), holding([...st36].reverse()))).toEqual([]));

  test("contain every point if there were none before", () =>
    expect(changesOf(null, holding(st36))).toEqual(["Added: ST36 Zusanli (left, right)"]));

  test("contain a changed side as removed and added", () => {
    const own = point("pnt_1", "left", { name: "Own point" });
    const ear = point("TF4", "right", { auricular: true, pinyin: "" });
    expect(changesOf(holding([own, ear]), holding([{ ...own, side: "right" }]), "pt")).toEqual([
      "Retirado: Own point (esquerdo); TF4 Name of TF4 (direito)",
      "Acrescentado: Own point (direito)",
    ]);
  });

  test("contain each changed field, before and after, once for both sides", () => {
    const change: Partial<NotedPoint> = {
      technics: [1, 2],
      depth: "1 cun",
      retention: 20,
      stimulation: "even",
      response: "strong",
      needle: "0.25 × 30",
      note: "warm",
      needles_in: 2,
      needles_out: 2,
    };
    const changed = st36.map((one) => ({ ...one, ...change }));
    expect(changesOf(holding(st36), holding(changed))).toEqual([
      "ST36 Zusanli (left, right): technics Acupuncture → Acupuncture + Moxa; depth – → 1 cun; needle – → 0.25 × 30; retention – → 20 min; stimulation – → even; deqi – → strong; note – → warm; needles placed 1 → 2; needles taken out 1 → 2",
    ]);
    expect(changesOf(holding(changed), holding(st36), "pt")[0]).toContain(
      "estimulação neutra → –; deqi forte → –",
    );
  });

  test("contain Ashi in words and on the charts", () => {
    const marks = (...places: number[]) => places.map((x) => ({ view: "front" as const, x, y: 1 }));
    const before = holding([], { ashi_points: "neck", ashi_marks: marks(1, 2) });
    const after = holding([], { ashi_points: "shoulder", ashi_marks: marks(2, 3, 4) });
    expect(changesOf(before, after)).toEqual([
      "Ashi points: neck → shoulder",
      "Ashi points on the charts: added: 2, taken out: 1",
    ]);
    expect(changesOf(before, { ...before, ashi_points: "" }, "pt")).toEqual(["Pontos Ashi: neck → –"]);
  });
});

test("lists every point in one line; a side with other notes has its own", () => {
  const [left, right] = st36 as [NotedPoint, NotedPoint];
  const lines = pointLines(
    holding([left, { ...right, retention: 20, response: "weak" }], { ashi_points: "neck" }),
    "en",
  );
  expect(lines.map(({ title, text }) => `${title}: ${text}`)).toEqual([
    "ST36 Zusanli (left): Acupuncture, needles in 1, out 1",
    "ST36 Zusanli (right): Acupuncture, 20 min, deqi weak, needles in 1, out 1",
    "Ashi points: neck",
  ]);
  expect(pointLines(holding(st36), "pt").map(({ text }) => text)).toEqual([
    "Acupuntura, agulhas: entraram 1, saíram 1",
  ]);
});
