import { vitalSigns } from "@meridian/core/contracts/vital-signs";
import { expect, test } from "vitest";
import { judge, withDerived } from "./vitals.ts";

const heart = vitalSigns.find(({ key }) => key === "heart_rate") as (typeof vitalSigns)[number];

test.each([
  [undefined, [], "none"],
  [72, [], "normal"],
  [50, [], "low"],
  [120, [], "high"],
  [210, [], "ask"],
  [210, ["heart_rate"], "high"],
  [400, ["heart_rate"], "impossible"],
  [Number.NaN, [], "unreadable"],
] as const)("a heart rate of %s, confirmed %j, is %s", (value, confirmed, judgement) => {
  expect(judge(heart, value, confirmed)).toBe(judgement);
});

test("the body-mass index follows weight and height, and goes with them", () => {
  expect(withDerived({ weight: 70, height: 175 })).toEqual({ weight: 70, height: 175, bmi: 22.9 });
  expect(withDerived({ weight: 70, bmi: 22.9 })).toEqual({ weight: 70 });
  expect(withDerived({ weight: 70, height: 1.75 })).toEqual({ weight: 70, height: 1.75 });
});
