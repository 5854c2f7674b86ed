import { expect, test } from "vitest";
import { baseOf, loadBases } from "../../catalogues/bases.ts";
import { responseTypeForm } from "../../contracts/assessments/assessments.ts";
import { offeredResponseTypes, shippedResponseTypes } from "./offered-response-types.ts";

await loadBases(["response-types"]);

const unreviewed = { review: "unreviewed", reviewed_on: null, reference: "" } as const;
const fields = {
  name: { en: "Demo", pt: "Demo (pt)" },
  answers: { en: "Low; High", pt: "Baixo; Alto" },
  scores: "-1; 1,5",
};

test.each(["en", "pt"] as const)("clinics can store what is offered in %s as their own", (language) => {
  const offered = offeredResponseTypes([], language);
  expect(offered).toHaveLength(shippedResponseTypes.length);
  for (const { name, options } of offered) {
    const form = { name, options: options.map((option, at) => ({ id: `option${at}`, ...option })) };
    expect(responseTypeForm.safeParse(form).success, name).toBe(true);
    expect(options.every(({ points }) => points !== null)).toBe(true);
  }
});

test("offers what was added and changed, and nothing retired", () => {
  const offered = offeredResponseTypes(
    [
      { key: "demo", fields, retired: false, ...unreviewed },
      { key: "severity", fields: { ...fields, scores: "" }, retired: false, ...unreviewed },
      { key: "change", fields: null, retired: true, ...unreviewed },
    ],
    "pt",
  );
  const of = (key: string) => offered.find((one) => one.key === key);
  expect(of("demo")).toEqual({
    key: "demo",
    name: "Demo (pt)",
    options: [
      { label: "Baixo", points: -1 },
      { label: "Alto", points: 1.5 },
    ],
  });
  expect(of("severity")?.options[0]).toEqual({ label: "Baixo", points: null });
  expect(of("change")).toBeUndefined();
});

test.each<[string, object, Record<string, string>]>([
  [
    "a single option",
    { answers: { en: "One", pt: "Uma" } },
    { "answers.en": "test.two_options", scores: "scores.unequal" },
  ],
  [
    "fewer options in Portuguese",
    { answers: { en: "a; b", pt: "a" } },
    { "answers.pt": "languages.unequal" },
  ],
  ["points for some options", { scores: "1" }, { scores: "scores.unequal" }],
  ["points in words", { scores: "one; two" }, { scores: "number.invalid" }],
])("a set with %s is refused", (_what, over, faults) => {
  expect(baseOf("response-types").faults?.({ ...fields, ...over })).toEqual(faults);
});
