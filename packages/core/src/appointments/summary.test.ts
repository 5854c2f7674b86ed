import { expect, test } from "vitest";
import type { SectionKey } from "../contracts/sections.ts";
import { summaryOf } from "./summary.ts";

const taken = (place: number, more: object = {}) => ({
  id: `taking${place}`,
  test: `tst_0123456789012345678901234${place}`,
  version: 2,
  name: `Demo scale ${place}`,
  answers: { painscale: 4 },
  ...more,
});

test("a test of the clinic's own is told as it was called when it was taken, with what it came to", () => {
  const items = [taken(1, { score: 7, band: "light" }), taken(2)];
  const sections = new Map<SectionKey, { data: Record<string, unknown> }>([
    ["custom_tests", { data: { items } }],
  ]);
  expect(summaryOf(sections, undefined).tests).toEqual([
    { test: items[0]?.test, name: "Demo scale 1", score: 7, band: "light" },
    { test: items[1]?.test, name: "Demo scale 2", score: null, band: null },
  ]);
  expect(summaryOf(new Map(), undefined).tests).toEqual([]);
});
