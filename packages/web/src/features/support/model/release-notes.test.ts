import { expect, test } from "vitest";
import { hasUnseen, MAX_RELEASES, RELEASES } from "./release-notes.ts";

test("the newest release comes first, one entry a day, with short notes in both languages", () => {
  const dates = RELEASES.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  for (const { date, notes } of RELEASES) {
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    expect(notes.length).toBeGreaterThan(0);
    for (const { en, pt } of notes) {
      expect(en).toMatch(/^.{10,140}\.$/);
      expect(pt).toMatch(/^.{10,150}\.$/);
      expect(en).not.toBe(pt);
    }
  }
  expect(RELEASES.length).toBeLessThanOrEqual(4 * MAX_RELEASES);
});

test("something is new to a user only after the day up to which everything was seen", () => {
  const releases = [
    { date: "2026-11-28", notes: [] },
    { date: "2026-11-23", notes: [] },
  ];
  expect(hasUnseen("2026-11-27", releases)).toBe(true);
  expect(hasUnseen("2026-11-28", releases)).toBe(false);
  expect(hasUnseen("2026-12-01", releases)).toBe(false);
  expect(hasUnseen("2026-01-01", [])).toBe(false);
});
