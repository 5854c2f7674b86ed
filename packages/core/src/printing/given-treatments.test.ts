import { expect, test } from "vitest";
import type { Block } from "../pdf/index.ts";
import { customTreatments, osteopathicTreatment, otherTreatments } from "./given-treatments.ts";
import { speechIn } from "./print-texts.ts";

const rowsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []));
const en = speechIn("en");
const pt = speechIn("pt");

test("prints techniques with place, side and reaction", () => {
  const said = { places: ["L4", "knee"], side: "both", response: "released", note: "gently" } as const;
  const items = [
    { id: "technique1", technique: "muscle_energy", name: "", ...said, places: [...said.places] },
    { id: "technique2", technique: "", name: "Traction", places: [], side: null, response: null, note: "" },
  ] as const;
  const data = { items: items.map((item) => ({ ...item, places: [...item.places] })) };
  expect(rowsOf(osteopathicTreatment(data, en))).toEqual([
    ["Muscle energy technique", "L4, Knee, both sides, released, gently"],
    ["Traction", "–"],
  ]);
  expect(rowsOf(osteopathicTreatment(data, pt))[0]).toEqual([
    "Técnica de energia muscular",
    "L4, Joelho, ambos os lados, libertou, gently",
  ]);
});

test("names other treatments in the reader's language, and a clinic's own as they were typed", () => {
  const given = { module: "others", minutes: 30, area: "Neck", note: "" } as const;
  const items = [
    { id: "treatment1", key: "massage", name: "Massage", ...given },
    { id: "treatment2", key: "", name: "Mud pack", ...given, minutes: null, area: "" },
  ];
  expect(rowsOf(otherTreatments({ items }, pt))).toEqual([
    ["Massagem", "30 min, Neck"],
    ["Mud pack", "–"],
  ]);
});

test("prints custom treatments with their name at that time", () => {
  const items = [{ id: "ctr_01K0DEM0000000000000000001", name: "Salt bath", minutes: 20, note: "warm" }];
  expect(rowsOf(customTreatments({ items }))).toEqual([["Salt bath", "20 min, warm"]]);
  expect(customTreatments({ items: [] })).toEqual([]);
});
