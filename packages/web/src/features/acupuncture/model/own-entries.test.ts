import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyName, moved, newPoint, ofKind, onChannel, pointBody, sidesOfChannel } from "./own-entries.ts";

describe("an own point", () => {
  it.each([
    ["CV", false, ["center"]],
    ["GV", false, ["center"]],
    ["ST", false, ["bilateral", "left", "right"]],
    ["EX", false, ["bilateral", "center", "left", "right"]],
    ["CO", true, ["bilateral", "left", "right"]],
  ] as const)("on %s (ear %s) lies %j", (channel, auricular, sides) => {
    expect(sidesOfChannel(channel, auricular)).toEqual(sides);
  });

  it("never has a side its channel lacks, nor a group of the other kind", () => {
    const vessel = onChannel(newPoint(), "CV");
    expect(vessel.side).toBe("center");
    expect(onChannel(vessel, "ST").side).toBe("bilateral");
    const ear = ofKind({ ...vessel, group: "grp_1" }, true);
    expect(ear).toMatchObject({ auricular: true, channel: "CO", side: "bilateral", group: "" });
  });

  it("is sent without a group if none is chosen", () => {
    expect(pointBody(newPoint()).group).toBeNull();
    expect(pointBody({ ...newPoint(), group: "grp_1" }).group).toBe("grp_1");
  });
});

describe("a copy", () => {
  it("has a free name, compared without accents and case", () => {
    expect(copyName("Front collecting points", [])).toBe("Front collecting points");
    expect(copyName("Coluna", ["COLUNA", "coluná 2"])).toBe("Coluna 3");
  });
  it("has a name within the length limit", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 120 }), (name) => {
        const first = copyName(name, []);
        const second = copyName(name, [first]);
        expect([first, second].every((one) => one.length <= 80)).toBe(true);
        expect(second).not.toBe(first);
      }),
    );
  });
});

describe("the order of a group", () => {
  it("moves a point by one place and never loses one", () => {
    expect(moved(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], "a", -1)).toEqual(["a", "b", "c"]);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 1 }),
        fc.nat(),
        fc.constantFrom(1, -1),
        (ids, at, by) => {
          const id = ids[at % ids.length] ?? "";
          expect([...moved(ids, id, by as 1 | -1)].sort()).toEqual([...ids].sort());
        },
      ),
    );
  });
});
