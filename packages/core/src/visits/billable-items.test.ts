import { expect, test } from "vitest";
import { SECTION_KEYS, type SectionKey } from "../contracts/visits/sections.ts";
import { billableItemsIn } from "./billable-items.ts";

const holding = (held: Partial<Record<SectionKey, object>>, acupuncture?: object) =>
  billableItemsIn({
    sections: new Map(Object.entries(held).map(([key, data]) => [key, { data }])),
    acupuncture,
  } as unknown as Parameters<typeof billableItemsIn>[0]).map(({ list, key }) => `${list} ${key}`);
const tested = (at: number) => `tst_${"0".repeat(25)}${at}`;
const taken = (at: number) => ({ id: `taken${at}demo`, test: tested(at), version: 1, answers: {} });
const point = (auricular: boolean) => ({ id: "LU7", side: "left", auricular });
const points = { points: [], ashi_points: "", ashi_marks: [], version: 1 };

test("an empty visit has no billable items, even with sections that were begun", () => {
  expect(holding({})).toEqual([]);
  expect(holding(Object.fromEntries(SECTION_KEYS.map((key) => [key, {}])))).toEqual([]);
  expect(holding({}, points)).toEqual([]);
});

test.each<[string, Partial<Record<SectionKey, object>>, string[]]>([
  ["a tongue", { tongue: { note: "Pale" } }, ["tests tongue"]],
  ["vital signs", { vital_signs: { values: { heart_rate: 64 } } }, ["tests vital_signs"]],
  [
    "custom tests, each once",
    { custom_tests: { items: [taken(1), taken(2), taken(1)] } },
    [`tests ${tested(1)}`, `tests ${tested(2)}`],
  ],
  ["what is told and not treated", { complaint: { items: [{ what: "headache" }] } }, []],
])("%s", (_, held, expected) => expect(holding(held)).toEqual(expected));

test.each([
  ["points of the body", { points: [point(false)] }, ["treatments acupuncture"]],
  ["points of the ear", { points: [point(true), point(true)] }, ["treatments auricular"]],
  ["Ashi points in words", { ashi_points: "left shoulder" }, ["treatments ashi"]],
  [
    "all three",
    { points: [point(true), point(false)], ashi_marks: [{}] },
    ["treatments acupuncture", "treatments auricular", "treatments ashi"],
  ],
])("%s", (_, chosen, expected) => expect(holding({}, { ...points, ...chosen })).toEqual(expected));
