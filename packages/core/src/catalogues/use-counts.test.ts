import { expect, test } from "vitest";
import { type Count, medicineUses, takenUses } from "./bases/rule-uses.ts";
import { baseOf, loadBases } from "./bases.ts";

await loadBases(["condition-rules", "incompatibilities", "interactions"]);

const counts: Readonly<Record<string, number>> = {
  "substances danshen": 9,
  "substances gancao": 4,
  "plants hypericum_perforatum": 5,
  "drugs warfarin": 3,
  "drugs acenocoumarol": 2,
  "drugs metformin": 7,
};
const count: Count = (catalogue, key) => counts[`${catalogue} ${key}`] ?? 0;

test("a medicine is counted by its name, and a class by all its medicines", () => {
  expect(medicineUses("Metformin", count)).toBe(7);
  expect(medicineUses("anticoagulants", count)).toBe(5);
  expect(takenUses("hypericum_perforatum", count)).toBe(5);
});

test("a rule about two things was used as often as the rarer of them at most", () => {
  const of = (catalogue: "interactions" | "incompatibilities" | "condition-rules", fields: object) =>
    baseOf(catalogue).ruleUses?.of(fields as never, count);
  expect(of("interactions", { taken: "danshen", drugs: "anticoagulants" })).toBe(5);
  expect(of("interactions", { taken: "gancao", drugs: "anticoagulants" })).toBe(4);
  expect(of("interactions", { taken: "never_used", drugs: "warfarin" })).toBe(0);
  expect(of("incompatibilities", { first: "danshen", second: "gancao" })).toBe(4);
  expect(of("condition-rules", { against: "n:hypericum_perforatum" })).toBe(5);
});
