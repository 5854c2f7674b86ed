import { describe, expect, it } from "vitest";
import { otherRetentions, setRetention, timedKinds } from "./retention.ts";

const at = (retention: number | null, technics = [1]) => ({ technics, retention });

describe("how long the needles of a set stay", () => {
  it.each([
    ["nothing is noted", [at(null), at(null)], null],
    ["all the same", [at(20), at(20)], 20],
    ["what is noted most often", [at(20), at(20), at(30), at(null)], 20],
    ["of two the longer", [at(15), at(25)], 25],
    ["zero is no time to wait for", [at(0), at(0), at(10)], 10],
    ["moxa leaves no needle", [at(30, [2]), at(30, [2]), at(20, [5])], 20],
  ])("%s", (_, points, expected) => expect(setRetention(points)).toBe(expected));

  it("lists points with another retention once each", () => {
    expect(otherRetentions([at(20), at(20), at(30), at(5), at(5), at(null)], 20)).toEqual([5, 30]);
    expect(otherRetentions([at(30, [2])], null)).toEqual([]);
  });

  it("offers a timer for each treatment in use, for needles with their retention", () => {
    expect(timedKinds([at(25, [1, 5]), at(25, [2]), at(null, [3, 9])])).toEqual([
      { kind: "acupuncture", minutes: 25 },
      { kind: "electro", minutes: null },
      { kind: "moxa", minutes: null },
    ]);
    expect(timedKinds([])).toEqual([]);
  });
});
