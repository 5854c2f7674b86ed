import { expect, test } from "vitest";
import { baseOf, loadBases } from "../../catalogues/bases.ts";
import { RYODORAKU_DEFAULTS } from "../../contracts/clinic/ryodoraku-settings.ts";
import { readRyodoraku } from "./ryodoraku.ts";
import { publishedLimits, ryodorakuLinesWith } from "./ryodoraku-catalogue.ts";
import { RYODORAKU_KEYS, ryodorakuLines } from "./ryodoraku-terms.ts";

await loadBases(["ryodoraku", "ryodoraku-limits"]);

const changed = { lu: { measured: "LU10", alternative: "", tonify: "LU8", sedate: "LU6" } };

test("a line has the points that were written, the others the product's own", () => {
  const [lung, pericardium] = ryodorakuLinesWith(changed);
  expect(lung).toMatchObject({ code: "H1", measured: "LU10", tonify: "LU8", sedate: "LU6" });
  expect(pericardium).toEqual(ryodorakuLines[1]);
  const small = ryodorakuLinesWith({
    si: { measured: "SI5", alternative: "", tonify: "SI3", sedate: "SI8" },
  })[3];
  expect(small).not.toHaveProperty("or");
  expect(ryodorakuLinesWith(undefined)).toEqual(ryodorakuLines);
});

test("a measurement suggests the points that apply", () => {
  const readings = { ...Object.fromEntries(RYODORAKU_KEYS.map((key) => [key, 60])), LU_L: 20, LU_R: 20 };
  const suggested = (lines?: ReturnType<typeof ryodorakuLinesWith>) =>
    readRyodoraku(readings, RYODORAKU_DEFAULTS, lines).suggestions;
  expect(suggested()).toEqual([{ channel: "LU", point: "LU9", action: "tonify" }]);
  expect(suggested(ryodorakuLinesWith(changed))).toEqual([{ channel: "LU", point: "LU8", action: "tonify" }]);
});

const limits = { corridor: 12, mode: "percent", split: 25, ratio_low: 0.7, ratio_high: 1.3 } as const;

test("the published limits are the default of clinics", () => {
  const unreviewed = { retired: false, review: "unreviewed", reviewed_on: null, reference: "" } as const;
  expect(publishedLimits([])).toEqual(RYODORAKU_DEFAULTS);
  expect(publishedLimits([{ key: "default", fields: null, ...unreviewed }])).toEqual(RYODORAKU_DEFAULTS);
  expect(publishedLimits([{ key: "default", fields: limits, ...unreviewed }])).toEqual(limits);
});

test("limits without a figure or out of range are refused, and a point of another channel", () => {
  const { faults } = baseOf("ryodoraku-limits");
  expect(faults?.(limits)).toEqual({});
  expect(Object.keys(faults?.({ ...limits, split: null }) ?? {})).toEqual(["split"]);
  expect(faults?.({ ...limits, corridor: 0 })).toEqual({ corridor: "ryodoraku.limit" });
  const line = { channel: "LU", measured: "LU9", alternative: "", tonify: "LU9", sedate: "LI5" };
  expect(baseOf("ryodoraku").faults?.(line)).toEqual({ sedate: "ryodoraku.other_channel" });
});
