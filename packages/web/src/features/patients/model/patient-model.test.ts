import type { RecordEntry } from "@meridian/core/contracts/appointments";
import { describe, expect, it } from "vitest";
import { byYear, filtered, nextAndLast } from "./history.ts";
import { mergePreview } from "./merge-preview.ts";
import { bodyOf, changesOf, comparisonOf, emptyValues } from "./patient-form.ts";

const blank = emptyValues("pt");

describe("what a form sends", () => {
  it("is only what was entered, with the name and the language", () => {
    expect(bodyOf({ ...blank, name: "Ana Demo", birthday: "1980-01-01", pregnant: true })).toEqual({
      name: "Ana Demo",
      birthday: "1980-01-01",
      pregnant: true,
      language: "pt",
    });
    expect(bodyOf(blank)).toEqual({ name: "", language: "pt" });
  });
  it("is only what changed, a cleared choice as null and a cleared text as empty", () => {
    const base = { ...blank, name: "Ana", gender: "female", email: "a@demo.example" };
    expect(changesOf({ ...base, gender: "", email: "" }, base)).toEqual({ gender: null, email: "" });
    expect(changesOf(base, base)).toEqual({});
  });
});

describe("what is compared with other patients", () => {
  it.each([
    [{}, undefined],
    [{ name: "An" }, undefined],
    [{ name: "Ana" }, expect.objectContaining({ name: "Ana" })],
    [{ email: "a@b" }, expect.objectContaining({ email: "a@b" })],
    [{ name: "Ana", birthday: "1/1/19" }, expect.objectContaining({ birthday: "" })],
  ])("%j gives %j", (values, expected) => expect(comparisonOf({ ...blank, ...values })).toEqual(expected));
});

it("a merge shows what differs and what will stand", () => {
  const stays = { ...blank, name: "Ana Demo", allergies: "Nuts", phone: "" };
  const goes = { ...blank, name: "A. Demo", allergies: "Pollen", phone: "213456789", pregnant: true };
  expect(mergePreview(stays, goes)).toEqual([
    { field: "name", stays: "Ana Demo", goes: "A. Demo", result: "Ana Demo" },
    { field: "phone", stays: "", goes: "213456789", result: "213456789" },
    { field: "allergies", stays: "Nuts", goes: "Pollen", result: "Nuts\nPollen" },
    { field: "pregnant", stays: false, goes: true, result: true },
  ]);
  expect(mergePreview(stays, stays)).toEqual([]);
});

describe("the history", () => {
  const entry = (start: string, status: string) =>
    ({ appointment: { id: start, start, end: start, status }, summary: null }) as unknown as RecordEntry;
  const now = "2026-03-10T12:00:00.000Z";
  const later = entry("2026-05-01T10:00:00.000Z", "scheduled");
  const soon = entry("2026-03-11T10:00:00.000Z", "confirmed");
  const forgotten = entry("2026-03-01T10:00:00.000Z", "scheduled");
  const missed = entry("2026-02-01T10:00:00.000Z", "missed");
  const done = entry("2025-12-01T10:00:00.000Z", "done");
  const all = [later, soon, forgotten, missed, done];

  it.each([
    ["all", all],
    ["signed", [done]],
    ["upcoming", [later, soon]],
    ["lost", [missed]],
  ] as const)("filtered by %s", (filter, kept) => expect(filtered(all, filter, now)).toEqual(kept));

  it("stands by year", () =>
    expect(
      byYear(all, (start) => start.slice(0, 4)).map(({ year, entries }) => [year, entries.length]),
    ).toEqual([
      ["2026", 4],
      ["2025", 1],
    ]));

  it("knows what comes next and what was last", () => {
    expect(nextAndLast(all, now)).toEqual({ next: soon, last: done });
    expect(nextAndLast([], now)).toEqual({ next: undefined, last: undefined });
  });
});
