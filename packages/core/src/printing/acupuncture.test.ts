import { expect, test } from "vitest";
import type { AcupunctureState, AshiMark, ChosenPoint } from "../contracts/acupuncture/acupuncture.ts";
import * as Pdf from "../pdf/index.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { acupuncture } from "./acupuncture.ts";
import { speechIn } from "./print-texts.ts";

const point = (id: string, side: ChosenPoint["side"], change: Partial<ChosenPoint> = {}): ChosenPoint => ({
  id,
  side,
  auricular: false,
  quadrant: 3,
  channel: "ST",
  name: id,
  pinyin: "Zusanli",
  zh: "足三里",
  user_id: null,
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
const mark = (view: AshiMark["view"], x: number, y: number): AshiMark => ({ view, x, y });
const state = (change: Partial<AcupunctureState> = {}): AcupunctureState => ({
  points: [],
  ashi_points: "",
  ashi_marks: [],
  needles_in: 0,
  needles_out: 0,
  version: 1,
  ...change,
});
const print = (change: Partial<AcupunctureState>, language: "en" | "pt" = "en") =>
  acupuncture(state(change), speechIn(language));
const rows = (points: ChosenPoint[], language: "en" | "pt" = "en") =>
  print({ points }, language).flatMap((block) =>
    block.kind === "table" ? block.rows.map(({ cells }) => cells) : [],
  );

test("prints nothing if nothing is chosen or marked", () => expect(print({})).toEqual([]));

test("prints a point that is equal on both sides as one row, with all notes", () => {
  const noted = {
    depth: "1 cun",
    needle: "0.25 × 30",
    retention: 20,
    stimulation: "even" as const,
    response: "strong" as const,
    note: "warm",
  };
  const both = [point("ST36", "left", noted), point("ST36", "right", noted)];
  expect(rows(both)).toEqual([
    ["ST36 Zusanli 足三里", "Left, Right", "Acupuncture, 1 cun, 0.25 × 30, 20 min, even, deqi strong, warm"],
  ]);
  expect(rows(both, "pt")[0]?.[2]).toContain("20 min, neutra, deqi forte");
});

test("prints a side with different notes in its own row", () => {
  const [left, right] = rows([
    point("ST36", "left", { retention: 10 }),
    point("ST36", "right", { retention: 20 }),
  ]);
  expect([left?.slice(1), right?.slice(1)]).toEqual([
    ["Left", "Acupuncture, 10 min"],
    ["Right", "Acupuncture, 20 min"],
  ]);
});

test("draws every chart with marks and its crosses, the right side and ear mirrored", () => {
  const blocks = print({
    ashi_marks: [
      mark("front", -40, 190),
      mark("front", 10, 300),
      mark("side_right", 5, 250),
      mark("ear_right", 380, 120),
    ],
  });
  const drawings = blocks.flatMap((block) => (block.kind === "drawings" ? block.drawings : []));
  expect(drawings.map(({ caption }) => caption)).toEqual([
    "Ashi points: Front",
    "Ashi points: Right side",
    "Ashi points: Right ear",
  ]);
  const crosses = drawings.map(({ paths }) => paths.filter(({ stroke }) => stroke === "#a93026"));
  expect(crosses.map(({ length }) => length)).toEqual([2, 1, 1]);
  expect(crosses.flat().every(({ mirror }) => mirror === undefined)).toBe(true);
  expect(drawings.map(({ paths }) => paths[0]?.mirror)).toEqual([undefined, 0, 260]);
});

test("prints the number of needles inserted and removed, and fits every chart", async () => {
  const views = ["front", "back", "side_left", "side_right", "ear_left", "ear_right"] as const;
  const bytes = await Pdf.renderDocument(
    {
      language: "en",
      title: "Demo",
      created: new Date(0),
      foot: "",
      letterhead: { height: 0, name: "Demo Clinic", lines: [] },
    },
    print({
      points: [point("ST36", "left")],
      ashi_points: "Left shoulder",
      ashi_marks: views.map((view) => mark(view, view.startsWith("ear") ? 150 : 20, 190)),
      needles_in: 12,
      needles_out: 11,
    }),
  );
  const words = pdfText(bytes);
  for (const part of ["Needles in / out", "12 / 11", "Left shoulder", "Ashi points: Back", "Left ear"])
    expect(words).toContain(part);
});
