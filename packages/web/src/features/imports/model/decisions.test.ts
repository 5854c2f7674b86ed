import type { ImportCandidate } from "@meridian/core/contracts/imports/imports";
import { describe, expect, test } from "vitest";
import { defaultDecision, type Facts, needsAttention, sameInFile } from "./decisions.ts";
import type { PreparedRow } from "./prepare.ts";

const row = (patient: Partial<PreparedRow["patient"]>, number = 2): PreparedRow => ({
  number,
  values: { name: patient.name ?? "" },
  problems: [],
  patient: patient as PreparedRow["patient"],
});
const candidate = (more: Partial<ImportCandidate>): ImportCandidate => ({
  id: "pat_1",
  name: "Ana Demo",
  birthday: "1980-01-01",
  archived: false,
  same_name: false,
  matches: [],
  ...more,
});
const facts = (...candidates: ImportCandidate[]): Facts => ({ imported: false, candidates });
const ana = row({ name: "Ana Demo", birthday: "1980-01-01" });

describe("what becomes of a row", () => {
  test.each<[string, PreparedRow, Facts, "skip" | "merge" | "add", object]>([
    ["somebody new", ana, facts(), "skip", { do: "add" }],
    ["no name", row({}), facts(), "add", { do: "skip" }],
    ["imported before", ana, { imported: true, candidates: [] }, "add", { do: "skip" }],
    [
      "the same person",
      ana,
      facts(candidate({ same_name: true, matches: ["name"] })),
      "skip",
      { do: "skip" },
    ],
    [
      "the same, to merge",
      ana,
      facts(candidate({ matches: ["name"] })),
      "merge",
      { do: "merge", into: "pat_1" },
    ],
    [
      "the same, deleted",
      ana,
      facts(candidate({ matches: ["name"], archived: true })),
      "merge",
      { do: "skip" },
    ],
    ["the same, to add", ana, facts(candidate({ matches: ["name"] })), "add", { do: "add" }],
    ["a family's phone", ana, facts(candidate({ matches: ["phone", "email"] })), "skip", { do: "add" }],
    ["a namesake", ana, facts(candidate({ same_name: true, birthday: "1999-09-09" })), "skip", { do: "add" }],
    [
      "the same name, no birthday",
      ana,
      facts(candidate({ same_name: true, birthday: null })),
      "skip",
      { do: "skip" },
    ],
    ["twice in the file", ana, { ...facts(), sameAs: 2 }, "merge", { do: "skip" }],
  ])("%s", (_, given, known, rule, decision) => {
    expect(defaultDecision(given, known, rule)).toEqual(decision);
  });
  test("a namesake is shown, a shared phone alone is not", () => {
    const namesake = candidate({ same_name: true, birthday: "1999-09-09" });
    expect(needsAttention(ana, facts(namesake))).toBe(true);
    expect(needsAttention(ana, facts(candidate({ matches: ["phone"] })))).toBe(false);
  });
});

test("rows of one person in the file are named once, by name and birthday or by a number", () => {
  const rows = [
    row({ name: "Ana Demo", birthday: "1980-01-01" }, 2),
    row({ name: "ana  demo", birthday: "1980-01-01" }, 3),
    row({ name: "Ana Demo", birthday: "1990-01-01" }, 4),
    row({ name: "A. Demo", vat_number: "123456789" }, 5),
    row({ name: "Ana D.", vat_number: "123456789" }, 6),
    row({ name: "ÀNA DEMO" }, 7),
  ];
  expect(sameInFile(rows)).toEqual([undefined, 2, undefined, undefined, 5, 2]);
});
