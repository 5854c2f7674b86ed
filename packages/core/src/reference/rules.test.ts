import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHANNELS } from "../contracts/acupuncture/acupuncture-points.ts";
import { searchDrugs } from "./drug-search.ts";
import { searchIcd } from "./icd-search.ts";
import { referencePoints } from "./points.ts";
import { quadrant, sidesToChoose } from "./quadrant.ts";
import { leavesNeedle, technicAllowed } from "./technics.ts";

describe("quadrant", () => {
  it.each([
    ["LU", "left", false, 1],
    ["LU", "right", false, 2],
    ["TE", "left", false, 1],
    ["ST", "left", false, 3],
    ["ST", "right", false, 4],
    ["LR", "right", false, 4],
    ["CV", "center", false, 5],
    ["GV", "center", false, 6],
    ["EX", "left", false, 1],
    ["EX", "right", false, 2],
    ["EX", "center", false, 6],
    ["TF", "left", true, 1],
    ["TF", "right", true, 2],
    ["ST", "left", true, 1],
    ["TF", "center", true, null],
    ["LU", "center", false, null],
    ["CV", "left", false, null],
    ["TF", "left", false, null],
    ["XX", "left", false, null],
  ] as const)("%s %s (ear %s) is %s", (channel, side, auricular, expected) => {
    expect(quadrant(channel, side, auricular)).toBe(expected);
  });

  it("exists for every side a reference point can be chosen on", () => {
    for (const point of referencePoints())
      for (const side of sidesToChoose(point.sides))
        expect(quadrant(point.channel, side, point.kind === "ear"), `${point.id} ${side}`).not.toBeNull();
  });

  it("distinguishes left from right wherever both exist", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHANNELS), fc.boolean(), (channel, auricular) => {
        const left = quadrant(channel, "left", auricular);
        const right = quadrant(channel, "right", auricular);
        if (left === null) expect(right).toBeNull();
        else expect(right).toBe(left + 1);
      }),
    );
  });
});

describe("techniques", () => {
  it.each([
    [1, true, true],
    [2, true, false],
    [3, true, true],
    [4, true, false],
    [5, true, true],
    [6, false, true],
    [7, false, true],
    [8, false, true],
    [9, true, false],
    [0, false, false],
    [10, false, false],
  ])("technic %i: body %s, ear %s", (id, body, ear) => {
    expect([technicAllowed(id, false), technicAllowed(id, true)]).toEqual([body, ear]);
  });

  it("leave a needle only with acupuncture and electro", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((id) => leavesNeedle([id]))).toEqual([1, 5]);
    expect(leavesNeedle([])).toBe(false);
  });
});

describe("ICD search", () => {
  it.each([
    ["m54.5", "M54.5"],
    ["M545", "M54.5"],
    ["lombalgia", "M54.5"],
    ["low back", "M54.5"],
    ["dor de cabeça", "R51"],
    ["enxaqueca", "G43.9"],
    ["insonia", "G47.0"],
    ["burnout", "Z73.0"],
  ])("%s finds %s first", (query, code) => {
    expect(searchIcd(query)[0]?.code).toBe(code);
  });

  it("lists a whole category by its three characters", () => {
    expect(searchIcd("M54").every(({ code }) => code.startsWith("M54"))).toBe(true);
    expect(searchIcd("M54")).toHaveLength(6);
  });

  it("finds nothing for an empty query", () => {
    expect(searchIcd("")).toEqual([]);
    expect(searchIcd("zzzz")).toEqual([]);
  });
});

describe("drug search", () => {
  it.each([
    ["paracet", "Paracetamol"],
    ["varfarina", "Warfarin"],
    ["warf", "Warfarin"],
  ])("%s finds %s", (query, name) => {
    expect(searchDrugs(query)[0]?.en).toBe(name);
  });
});
