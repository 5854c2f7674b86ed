import { type PulseData, pulse } from "@meridian/core/contracts/visits/sections/pulse";
import { expect, it } from "vitest";
import { changesBetween } from "./pulse.ts";

const felt = (data: object): PulseData => pulse.schema.parse(data) as PulseData;

it("leaves out positions that were examined only once", () => {
  const full = felt({
    overall: ["wiry"],
    positions: {
      left_guan: { qualities: ["slippery"], depth: "deep" },
      right_cun: { qualities: ["weak"] },
    },
  });
  const depthAlone = felt({ positions: { left_guan: { depth: "deep" } } });
  expect(changesBetween(full, depthAlone)).toEqual([]);
  expect(changesBetween(depthAlone, full)).toEqual([]);
});

it("lists the differences at positions that were examined both times", () => {
  const before = felt({ overall: ["wiry"], positions: { left_guan: { depth: "deep" } } });
  const now = felt({ overall: ["slippery"], positions: { left_guan: { depth: "middle" } } });
  expect(changesBetween(before, now)).toEqual([
    { where: "overall", gained: ["slippery"], lost: ["wiry"], scales: [] },
    { where: "left_guan", gained: [], lost: [], scales: [{ scale: "depth", from: "deep", to: "middle" }] },
  ]);
});
