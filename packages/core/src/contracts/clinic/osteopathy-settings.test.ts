import { expect, it, test } from "vitest";
import { osteopathyOffer, osteopathySettings } from "./osteopathy-settings.ts";

test.each([
  ["a test that no catalogue can have", { tests: ["Full moon"], segments: ["C1"] }],
  ["a test twice", { tests: ["lasegue", "lasegue"], segments: ["C1"] }],
  ["an unknown segment", { tests: [], segments: ["C9"] }],
  ["no segment at all", { tests: ["lasegue"], segments: [] }],
])("%s is refused", (_what, settings) => {
  expect(osteopathySettings.safeParse(settings).success).toBe(false);
});

it("offers everything without a choice, otherwise the chosen parts in order", () => {
  expect(osteopathySettings.parse(null)).toBeNull();
  expect(osteopathyOffer(null).tests).toHaveLength(63);
  expect(osteopathyOffer(null).segments).toHaveLength(53);
  const chosen = { tests: ["slump", "lasegue"], segments: ["S", "L5"] };
  expect(osteopathyOffer(osteopathySettings.parse(chosen))).toEqual(chosen);
});

it("offers added tests, and no retired one", () => {
  expect(osteopathyOffer(null, ["slump", "demo_test"]).tests).toEqual(["slump", "demo_test"]);
  const chosen = { tests: ["demo_test", "lasegue"], segments: ["L5"] };
  expect(osteopathyOffer(osteopathySettings.parse(chosen), ["slump", "demo_test"]).tests).toEqual([
    "demo_test",
  ]);
});
