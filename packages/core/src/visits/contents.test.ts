import { expect, test } from "vitest";
import { appointmentContents } from "../contracts/visits/appointment-contents.ts";
import type { SectionKey } from "../contracts/visits/sections.ts";
import { contentsOf } from "./contents.ts";

const sections = (held: Partial<Record<SectionKey, object>>) =>
  new Map(Object.entries(held).map(([key, data]) => [key, { data }])) as unknown as Parameters<
    typeof contentsOf
  >[0]["sections"];
const st36 = { id: "ST36", side: "left", auricular: false, quadrant: 3, technics: [1] };

test("names what a visit contains with the specification's terms", () => {
  const held = contentsOf({
    sections: sections({
      tongue: { whole: ["body_color.pale"] },
      pulse: { positions: {}, overall: [], rate: null, rhythm: null, note: "" },
      vital_signs: { values: { temperature: 37 }, confirmed: [] },
      custom_tests: { items: [{ id: "taking1", test: "tst_1", name: "Demo scale" }] },
      supplements: {
        items: [
          { id: "entry01", kind: "nutrient", item: "magnesium", name: "Magnesium" },
          { id: "entry02", kind: "free", item: "", name: "Ginger tea" },
        ],
      },
      formulas: {
        items: [
          { id: "formula1", sources: ["xiaoyaosan"], name: "Xiāo Yáo Sǎn" },
          { id: "formula2", sources: [], name: "Of one's own" },
        ],
      },
      other_treatments: { items: [{ id: "other01", key: "gua_sha", module: "mtc", name: "Gua sha" }] },
      custom_treatments: { items: [{ id: "ctr_1", name: "Demo bath" }] },
    }),
    acupuncture: { points: [{ ...st36, name: "Stomach 36" }], ashi_points: "", ashi_marks: [], version: 1 },
  });
  expect(held).toEqual({
    tests: [
      { module: "mtc", kind: "default", code: "tongue" },
      { module: null, kind: "default", code: "vital_signs" },
    ],
    custom_tests: [{ id: "tst_1", name: "Demo scale" }],
    supplements: {
      products: [
        { id: "magnesium", name: "Magnesium" },
        { id: "entry02", name: "Ginger tea" },
      ],
    },
    formulas: {
      products: [
        { id: "xiaoyaosan", name: "Xiāo Yáo Sǎn" },
        { id: "formula2", name: "Of one's own" },
      ],
    },
    acu_points: [st36],
    other_treatments: [{ id: "gua_sha", name: "Gua sha", module: "mtc" }],
    custom_treatments: [{ id: "ctr_1", name: "Demo bath" }],
  });
  expect(appointmentContents.parse(held)).toEqual(held);
});

test("an empty visit contains nothing", () => {
  expect(contentsOf({ sections: sections({}), acupuncture: undefined })).toEqual({
    tests: [],
    custom_tests: [],
    supplements: { products: [] },
    formulas: { products: [] },
    acu_points: [],
    other_treatments: [],
    custom_treatments: [],
  });
});
