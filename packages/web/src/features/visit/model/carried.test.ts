import { expect, it } from "vitest";
import { carriedOf } from "./sections.ts";

const judged = {
  primary: false,
  certainty: "suspected" as const,
  note: "",
  evidence: [{ section: "pulse", code: "wiry", value: null }],
  reference: null,
};
const last = {
  icd: [{ code: "R51", title: "Headache", en: "", pt: "", extensions: [], ...judged }],
  patterns: [{ key: "liver_qi_stagnation", ...judged }],
  osteopathic: [{ code: "", text: "Stiff neck", ...judged }],
  text: "As before",
};

it.each([
  [["mtc", "osteo"], 1, 1],
  [["mtc"], 1, 0],
  [[], 0, 0],
] as const)(
  "with %j takes over what may be written: %i patterns, %i findings",
  (modules, patterns, found) => {
    const taken = carriedOf("diagnosis", last, modules);
    expect([taken.icd.length, taken.patterns.length, taken.osteopathic.length]).toEqual([1, patterns, found]);
    expect([taken.text, taken.icd[0]?.evidence]).toEqual(["As before", []]);
  },
);

it("copies the advice for home and nothing that belongs to one day", () => {
  const said = { text: "after treatment 4/10", advice: "Warmth", plan: "Add the hip" };
  expect(carriedOf("treatment_notes", said, [])).toEqual({ text: "", advice: "Warmth", plan: "" });
  const given = { id: "aaaaaa", key: "heat", module: "others" as const, name: "Heat", minutes: 20, area: "" };
  expect(
    carriedOf("other_treatments", { items: [{ ...given, note: "after treatment 4/10" }] }, ["others"]),
  ).toEqual({ items: [{ ...given, note: "" }] });
});
