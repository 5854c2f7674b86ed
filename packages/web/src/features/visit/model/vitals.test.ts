import { vitalSigns } from "@meridian/core/clinical/anamnesis/vital-signs";
import { expect, test } from "vitest";
import { courseOf, judge } from "./vitals.ts";

const heart = vitalSigns.find(({ key }) => key === "heart_rate") as (typeof vitalSigns)[number];

test.each([
  [undefined, [], 40, "none"],
  [72, [], 40, "normal"],
  [50, [], 40, "low"],
  [120, [], 40, "high"],
  [120, [], 2, "normal"],
  [72, [], 2, "low"],
  [210, [], null, "ask"],
  [210, ["heart_rate"], null, "high"],
  [400, ["heart_rate"], null, "impossible"],
  [Number.NaN, [], null, "unreadable"],
] as const)("a heart rate of %s, confirmed %j, at %s years, is %s", (value, confirmed, age, judgement) => {
  expect(judge(heart, value, confirmed, age)).toBe(judgement);
});

test("lists a sign's value in every visit that has it, and the one being typed", () => {
  const earlier: { start: string; data: { values: Record<string, number> } }[] = [
    { start: "2026-03-01", data: { values: { heart_rate: 70 } } },
    { start: "2026-02-01", data: { values: { weight: 80 } } },
  ];
  const now = { start: "2026-04-01", values: { heart_rate: 72, weight: Number.NaN } };
  expect(courseOf("heart_rate", earlier, now)).toEqual([
    { start: "2026-03-01", value: 70 },
    { start: "2026-04-01", value: 72 },
  ]);
  expect(courseOf("weight", earlier, now)).toEqual([{ start: "2026-02-01", value: 80 }]);
});
