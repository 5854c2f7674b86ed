import { expect, it, test } from "vitest";
import { osteopathyOffer, osteopathySettings } from "./osteopathy-settings.ts";

test.each([
  ["an unknown test", { tests: ["moon"], segments: ["C1"] }],
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
