import { sectionSpec, sectionsOf } from "@meridian/core/contracts/visits/sections";
import type { RecordEntry } from "@meridian/core/contracts/visits/visits";
import { describe, expect, it } from "vitest";
import {
  byYear,
  filtered,
  filtersIn,
  type HistoryFilters,
  looksFurther,
  NO_FILTERS,
  nextAndLast,
  professionalsIn,
  TESTS,
} from "./history.ts";
import { mergePreview } from "./merge-preview.ts";
import { bodyOf, changesOf, comparisonOf, emptyValues } from "./patient-form.ts";

const dayOf = (start: string) => start.slice(0, 10);
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

it("a merge shows the differences and the resulting values", () => {
  const stays = { ...blank, name: "Ana Demo", allergies: "Nuts", phone: "" };
  const goes = { ...blank, name: "A. Demo", allergies: "Pollen", phone: "213456789", pregnant: true };
  expect(mergePreview(stays, goes)).toEqual([
    { field: "name", stays: "Ana Demo", goes: "A. Demo", result: "Ana Demo", side: "kept" },
    { field: "phone", stays: "", goes: "213456789", result: "213456789", side: "other" },
    { field: "allergies", stays: "Nuts", goes: "Pollen", result: "Nuts\nPollen", rule: "joined" },
    { field: "pregnant", stays: false, goes: true, result: true, rule: "either" },
  ]);
  const filled = mergePreview(stays, { ...goes, allergies: "" }).find(({ field }) => field === "allergies");
  expect(filled).toEqual({ field: "allergies", stays: "Nuts", goes: "", result: "Nuts" });
  expect(mergePreview(stays, stays)).toEqual([]);
  const chosen = mergePreview(stays, goes, { name: "other", phone: "kept" });
  expect(chosen.map(({ result }) => result)).toEqual(["A. Demo", "", "Nuts\nPollen", true]);
});

it("a merge shows the consents and the language it decides", () => {
  const stays = { ...blank, email: "a@demo.example", consents_email: true, consents_sms: false };
  const goes = {
    ...stays,
    consents_email: false,
    consents_sms: true,
    mobile_number: "912345678",
    language: "en",
  };
  const decided = Object.fromEntries(mergePreview(stays, goes).map(({ field, result }) => [field, result]));
  // One address and two answers is no consent; the mobile number brings its own.
  expect(decided).toEqual({
    mobile_number: "912345678",
    consents_email: false,
    consents_sms: true,
    language: "pt",
  });
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
  ] as const)("filtered by %s", (filter, kept) =>
    expect(filtered(all, { ...NO_FILTERS, kind: filter }, now, dayOf)).toEqual(kept),
  );

  it.each([
    [{ from: "2026-01-01" }, 4],
    [{ to: "2025-12-31" }, 1],
    [{ from: dayOf(soon.appointment.start), to: dayOf(soon.appointment.start) }, 1],
    [{ professional: "usr_nobody" }, 0],
    [{ kind: "signed", from: "2027-01-01" }, 0],
  ] as const)("filtered by %o", (chosen, count) =>
    expect(filtered(all, { ...NO_FILTERS, ...chosen }, now, dayOf)).toHaveLength(count),
  );

  it("loads older pages only if matches may be there", () => {
    const further = (chosen: Partial<HistoryFilters>, shown = 0) =>
      looksFurther(all, shown, { ...NO_FILTERS, ...chosen }, dayOf);
    expect(further({})).toBe(false);
    expect(further({ kind: "tests" })).toBe(true);
    expect(further({ kind: "tests" }, 8)).toBe(false);
    expect(further({ from: "2026-01-01" })).toBe(false);
    expect(further({ from: "2020-01-01" })).toBe(true);
  });

  it("ignores unknown values in an address", () => {
    expect(filtersIn(new URLSearchParams("kind=tests&by=usr_1&from=2026-02-01&to=soon"))).toEqual({
      kind: "tests",
      professional: "usr_1",
      from: "2026-02-01",
      to: "",
    });
    expect(filtersIn(new URLSearchParams("kind=else"))).toEqual(NO_FILTERS);
  });

  it("names who treated, once each, also those who left", () => {
    const by = (professional: string, signer?: string) =>
      ({
        appointment: { professional, ...(signer && { signed_by: { id: professional, name: signer } }) },
      }) as RecordEntry;
    expect(
      professionalsIn(
        [by("usr_2"), by("usr_1"), by("usr_2"), by("usr_9", "Demo Gone"), by("usr_8")],
        new Map([
          ["usr_1", "Demo B"],
          ["usr_2", "Demo A"],
        ]),
      ),
    ).toEqual([
      { value: "usr_2", label: "Demo A" },
      { value: "usr_1", label: "Demo B" },
      { value: "usr_9", label: "Demo Gone" },
    ]);
  });

  it("is grouped by year", () =>
    expect(
      byYear(all, (start) => start.slice(0, 4)).map(({ year, entries }) => [year, entries.length]),
    ).toEqual([
      ["2026", 4],
      ["2025", 1],
    ]));

  it("finds the next and the last appointment", () => {
    const open = entry("2026-03-10T11:30:00.000Z", "open");
    const paused = entry(now, "paused");
    expect(nextAndLast(all, now)).toEqual({ next: soon, begun: [], last: done });
    expect(nextAndLast([soon, open, paused, done], now)).toMatchObject({ begun: [open, paused], last: done });
    expect(nextAndLast([], now)).toEqual({ next: undefined, begun: [], last: undefined });
  });
});

describe("the history", () => {
  it("shows the findings of every test that has codes", () => {
    const withCodes = sectionsOf("tests").filter((section) => sectionSpec(section).digest);
    expect(withCodes.filter((section) => !TESTS.some((test) => test === section))).toEqual([]);
  });
});
