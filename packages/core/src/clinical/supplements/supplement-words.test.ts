import { expect, test } from "vitest";
import { UNITS } from "./supplement-units.ts";
import { boxesWords, intakeWords, plantDoseWords, unitName } from "./supplement-words.ts";

const number = (value: number) => String(value);

test.each([
  ["en", 2, "capsule", 3, 30, "2 capsules, 3 times a day, for 30 days"],
  ["en", 1, "tablet", 1, 1, "1 tablet, once a day, for one day"],
  ["en", 0.5, "tablet", 1, 10, "0.5 tablet, once a day, for 10 days"],
  ["en", 1, "", 2, 5, "1 dose, 2 times a day, for 5 days"],
  ["en", 2, "cup", 1, 7, "2 cup, once a day, for 7 days"],
  ["pt", 2, "capsule", 3, 30, "2 cápsulas, 3 vezes por dia, durante 30 dias"],
  ["pt", 1, "spray", 1, 1, "1 pulverização, uma vez por dia, durante um dia"],
  ["pt", 15, "drop", 2, 14, "15 gotas, 2 vezes por dia, durante 14 dias"],
] as const)("%s: %d %s × %d × %d is “%s”", (language, units, unit, times_per_day, days, words) =>
  expect(intakeWords({ units, unit, times_per_day, days }, language, number)).toBe(words),
);

test("every unit has a name in both languages", () => {
  for (const unit of UNITS)
    for (const language of ["en", "pt"] as const)
      for (const count of [1, 2]) expect(unitName(unit, language, count)).toBeTruthy();
});

test("writes boxes and doses in ordinary words, and leaves out unknown ones", () => {
  expect([1, 2, undefined].map((boxes) => boxesWords(boxes, "en"))).toEqual(["1 box", "2 boxes", ""]);
  expect(boxesWords(2, "pt")).toBe("2 caixas");
  const dose = (dose_min_g: number | null, dose_max_g: number | null) =>
    plantDoseWords({ dose_min_g, dose_max_g }, "en", number);
  expect([dose(2, 9), dose(3, 3), dose(null, null)]).toEqual(["2–9 g a day", "3 g a day", "no dose known"]);
  expect(plantDoseWords({ dose_min_g: null, dose_max_g: null }, "pt", number)).toBe("dose desconhecida");
});
