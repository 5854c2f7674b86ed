import { describe, expect, it } from "vitest";
import { DIRECTIONS, MOXA_USES } from "../contracts/acupuncture/point-facts.ts";
import { LUNG_MAX_CUN, needleDepthOf } from "./point-depths.ts";
import { earPointDetails, pointDetails } from "./point-details.ts";
import { referencePoint, referencePoints } from "./points.ts";

const details = await pointDetails();
const ear = await earPointDetails();
const ofKind = (...kinds: string[]) => referencePoints().filter(({ kind }) => kinds.includes(kind));
const figures = (text: string) =>
  [...text.replaceAll(",", ".").matchAll(/(?<![A-Z\d])\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));

describe("details of the points", () => {
  it("exist for each of the 409 points of body and head once, and for no other", () => {
    expect(details).toHaveLength(409);
    expect(details.map(({ id }) => id).sort()).toEqual(
      ofKind("body", "extra")
        .map(({ id }) => id)
        .sort(),
    );
  });

  it("describe location, needling and functions in both languages", () => {
    for (const { id, location, needling, caution, functions, direction, moxa } of details) {
      for (const text of [location, needling]) expect(text.en && text.pt, id).toBeTruthy();
      expect(Boolean(caution.en), id).toBe(Boolean(caution.pt));
      expect(functions.en.length, id).toBeGreaterThan(0);
      expect(functions.pt, id).toHaveLength(functions.en.length);
      expect(DIRECTIONS, id).toContain(direction);
      expect(MOXA_USES, id).toContain(moxa);
    }
  });

  it("state the same depth in words and as a number, in both languages", () => {
    for (const { id, needling, depth } of details) {
      expect(depth.min, id).toBeLessThanOrEqual(depth.max);
      for (const text of [needling.en, needling.pt]) {
        const said = figures(text);
        // Along the whole spine: the limit is that of the part over the lung.
        if (id === "EX-B2") expect(said).toContain(depth.max);
        else if (depth.max === 0) expect(said, id).toEqual([]);
        else expect(Math.max(...said), `${id}: ${text}`).toBe(depth.max);
      }
    }
  });

  it.each(
    referencePoints()
      .filter(({ safety }) => safety.includes("pneumothorax_risk"))
      .map(({ id }) => id),
  )("%s, over the lung, is needled 0.5 cun at most", (id) => {
    expect(needleDepthOf(id)?.max).toBeLessThanOrEqual(LUNG_MAX_CUN);
  });

  it("mention the lung only at points flagged for it or next to one", () => {
    const besideIt = ["HT1", "SI9"];
    const speak = details.filter(({ caution }) => /lung|pleura|pneumothorax/i.test(caution.en));
    for (const { id } of speak)
      expect(referencePoint(id)?.safety.includes("pneumothorax_risk") || besideIt.includes(id), id).toBe(
        true,
      );
    expect(speak.length).toBeGreaterThan(40);
  });

  it("forbid needling if the flags do", () => {
    for (const id of ["ST17", "CV8"]) expect(needleDepthOf(id)?.max).toBe(0);
    const forbidden = details.filter(({ depth }) => depth.max === 0);
    for (const { id, direction } of forbidden) expect(direction, id).toBe("none");
  });

  it("mention pregnancy only at flagged points, from the umbilicus down", () => {
    const above = /late pregnancy/;
    for (const { id, caution } of details) {
      if (!/pregnan/i.test(caution.en) || above.test(caution.en)) continue;
      expect(
        referencePoint(id)?.safety.some((flag) => flag.startsWith("pregnancy")),
        id,
      ).toBe(true);
    }
  });
});

describe("details of the ear points", () => {
  it("exist for each of the 93 once, in both languages", () => {
    expect(ear.map(({ id }) => id).sort()).toEqual(
      ofKind("ear")
        .map(({ id }) => id)
        .sort(),
    );
    for (const { id, location } of ear) expect(location.en && location.pt, id).toBeTruthy();
  });
});
