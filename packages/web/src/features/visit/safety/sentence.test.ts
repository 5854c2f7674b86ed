import type { SafetyHit } from "@meridian/core/clinical/safety/finding";
import { expect, it } from "vitest";
import { combined } from "./sentence.tsx";

const hit = (state?: "unreviewed" | "reviewed" | "disputed"): SafetyHit => ({
  rule: `demo:${state}`,
  severity: "caution",
  subject: { en: "Demo herb", pt: "Erva demo" },
  statement: { en: "above the dose", pt: "acima da dose" },
  source: "substances",
  concerns: [],
  ...(state && { review: { review: state, reviewed_on: "2026-11-23", reference: "" } }),
});

it.each([
  ["reviewed", [hit("reviewed"), hit("reviewed")]],
  ["disputed", [hit("reviewed"), hit("disputed")]],
  [undefined, [hit("reviewed"), hit()]],
  [undefined, [hit("reviewed"), hit("unreviewed")]],
] as const)("warnings shown together count as %s", (state, hits) => {
  expect(combined([...hits]).review?.review).toBe(state);
});
