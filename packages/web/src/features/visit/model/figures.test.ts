import type { VisitFigures } from "@meridian/core/contracts/visits/figures";
import { SECTION_KEYS, sectionSpec } from "@meridian/core/contracts/visits/sections";
import { expect, test } from "vitest";
import { figuresIn, groupOf } from "./figures.ts";

const visit = (day: number, figures: Record<string, number>): VisitFigures => ({
  appointment: `apt_${day}`,
  start: `2026-0${day}-01T10:00:00.000Z`,
  professional: "usr_1",
  signed: true,
  figures,
});

test("lists a figure's values newest first, each with the change since the previous value", () => {
  const [weight, pulse] = figuresIn([
    visit(3, { "vital_signs.temperature": 36.7 }),
    visit(2, { "pulse.pulse_rate": 70 }),
    visit(1, { "vital_signs.temperature": 36.5 }),
  ]);
  expect(weight).toMatchObject({
    name: "vital_signs.temperature",
    section: "vital_signs",
    key: "temperature",
  });
  expect(weight?.values.map(({ value, change }) => [value, change])).toEqual([
    [36.7, 0.2],
    [36.5, null],
  ]);
  expect(pulse?.values.map(({ change }) => change)).toEqual([null]);
});

test.each([
  ["ryodoraku", "LU_L", "readings"],
  ["ryodoraku", "ryodoraku_mean", "ryodoraku"],
  ["osteopathy", "rom_knee_flexion_left", "ranges"],
  ["osteopathy", "osteo_pain_max", "osteopathy"],
  ["custom_tests", "tst_1.score", undefined],
])("%s.%s stands in %s", (section, key, group) => {
  expect(groupOf({ section, key })).toBe(group);
});

test("every section with figures has a group, except the clinic's own tests", () => {
  const sections = SECTION_KEYS.filter((section) => sectionSpec(section).figures);
  expect(sections.filter((section) => groupOf({ section, key: "" }) === undefined)).toEqual(["custom_tests"]);
});
