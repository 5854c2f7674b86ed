import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { normalRange, pressuresFit, type VitalSign, vitalSigns, withDerived } from "./vital-signs.ts";

const sign = (key: string) => vitalSigns.find((one) => one.key === key) as VitalSign;

describe("derived figures, worked by hand", () => {
  test.each([
    // 70 / 1.75² = 22.857
    [{ weight: 70, height: 175 }, { bmi: 22.9 }],
    // 80 + (120 − 80) / 3 = 93.33
    [{ systolic_bp: 120, diastolic_bp: 80 }, { mean_arterial_pressure: 93 }],
    // 60 + (90 − 60) / 3 = 70
    [{ systolic_bp: 90, diastolic_bp: 60 }, { mean_arterial_pressure: 70 }],
    [{ waist: 80, hip: 100 }, { waist_hip_ratio: 0.8 }],
    [{ systolic_bp: 80, diastolic_bp: 120 }, {}],
    [{ systolic_bp: 120 }, {}],
    [{ weight: 70, height: 1.75 }, {}],
  ])("%j gives %j", (typed, derived) => {
    expect(withDerived(typed)).toEqual({ ...typed, ...derived });
  });

  it("go with what they were made of", () => {
    expect(withDerived({ weight: 70, bmi: 22.9, mean_arterial_pressure: 93 })).toEqual({ weight: 70 });
  });

  it("never move when derived again, and leave what was typed", () => {
    const figures = fc.dictionary(
      fc.constantFrom(...vitalSigns.map(({ key }) => key)),
      fc.double({ min: 0, max: 400, noNaN: true }),
    );
    fc.assert(
      fc.property(figures, (values) => {
        const once = withDerived(values);
        expect(withDerived(once)).toEqual(once);
      }),
    );
  });
});

describe("usual ranges by age", () => {
  test.each([
    ["heart_rate", null, [60, 100]],
    ["heart_rate", 40, [60, 100]],
    ["heart_rate", 0, [100, 160]],
    ["heart_rate", 1, [90, 150]],
    ["heart_rate", 5, [80, 140]],
    ["heart_rate", 17, [60, 100]],
    ["respiratory_rate", 11, [18, 30]],
    ["respiratory_rate", 17, [12, 16]],
    ["respiratory_rate", 18, [12, 20]],
    ["systolic_bp", 10, [null, null]],
    ["bmi", 10, [null, null]],
    ["temperature", 10, [36.1, 37.4]],
  ] as const)("%s at %s", (key, age, range) => {
    expect(normalRange(sign(key), age)).toEqual(range);
  });
});

test.each([
  [{}, true],
  [{ systolic_bp: 120 }, true],
  [{ systolic_bp: 120, diastolic_bp: 80 }, true],
  [{ systolic_bp: 80, diastolic_bp: 80 }, false],
  [{ systolic_bp: 80, diastolic_bp: 120 }, false],
])("the pressures of %j fit: %s", (values, fit) => {
  expect(pressuresFit(values)).toBe(fit);
});
