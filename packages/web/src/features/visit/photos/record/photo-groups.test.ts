import type { VisitPhoto } from "@meridian/core/contracts/photos/photos";
import { expect, test } from "vitest";
import { groupPhotos, isRegionOpen, olderFirst, toggleChosen } from "./photo-groups.ts";

const photo = (id: string, change: Partial<VisitPhoto> = {}) =>
  ({
    id,
    appointment: "apt_1",
    region: null,
    side: null,
    taken_at: "2026-03-01T10:00:00.000Z",
    ...change,
  }) as VisitPhoto;
const one = photo("1", { appointment: "apt_2", region: "foot", taken_at: "2026-05-01T10:00:00.000Z" });
const two = photo("2", { region: "tongue" });
const three = photo("3");
const keys = (by: "visit" | "region") =>
  groupPhotos([one, two, three], by).map(({ key, photos }) => [key, photos.map(({ id }) => id)]);

test("photos are grouped by appointment in their order, or by the body from the tongue to what is unknown", () => {
  expect(keys("visit")).toEqual([
    ["apt_2", ["1"]],
    ["apt_1", ["2", "3"]],
  ]);
  expect(keys("region")).toEqual([
    ["tongue", ["2"]],
    ["foot", ["1"]],
    ["none", ["3"]],
  ]);
});

test("a region's photos are grouped by side: those without one first, then left, right and both", () => {
  const sides = [null, "both", "left", "right"] as const;
  const hands = sides.map((side) => photo(side ?? "none", { region: "hand", side }));
  const keys = groupPhotos([photo("f", { region: "foot", side: "left" }), ...hands], "region").map(
    ({ key }) => key,
  );
  expect(keys).toEqual(["hand", "hand-left", "hand-right", "hand-both", "foot-left"]);
});

test("two photos are chosen at most: a third takes the place of the first", () => {
  const chosen = [one, two, three].reduce(toggleChosen, [] as VisitPhoto[]);
  expect(chosen).toEqual([two, three]);
  expect(toggleChosen(chosen, three)).toEqual([two]);
  expect(olderFirst([one, two])).toEqual([two, one]);
});

test.each([
  ["an open appointment", { region: "foot" as const }, false, true],
  ["a signed one with a region", { region: "foot" as const }, true, false],
  ["a signed one without", {}, true, true],
  ["a signed one whose region came later", { region: "foot" as const, region_added_later: true }, true, true],
  ["a photo added after signing", { region: "foot" as const, added_later: true }, true, true],
])("the region of %s may be said: %#", (_, change, signed, open) => {
  expect(
    isRegionOpen({ region: null, region_added_later: false, added_later: false, ...change }, signed),
  ).toBe(open);
});
