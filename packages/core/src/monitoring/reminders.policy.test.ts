import { describe, expect, test } from "vitest";
import type { Frequency } from "../contracts/monitoring/symptom-terms.ts";
import type { MonitoredSymptomItem } from "./monitored-symptom.entity.ts";
import { decideReminders } from "./reminders.policy.ts";

type Symptom = Parameters<typeof decideReminders>[0][number];
const LISBON = "Europe/Lisbon";
const daily: Frequency = { every: "day", times: 1 };
const symptom = (id: string, time: string, over: Partial<MonitoredSymptomItem> = {}): Symptom => ({
  symptom_id: id,
  status: "active",
  start: "2026-01-01",
  frequency: daily,
  reminder: { time, channel: "email" },
  recent: [],
  ...over,
});
const at = (iso: string, symptoms: readonly Symptom[], reminded: Record<string, string> = {}) => {
  const decision = decideReminders(symptoms, reminded, { now: Date.parse(iso), timeZone: LISBON });
  return { ...decision, next: decision.next && new Date(decision.next).toISOString() };
};
const ids = ({ due }: { due: { symptoms: string[] }[] }) => due.map(({ symptoms }) => symptoms);

test("reminds at its time, once a day, and looks again the next day", () => {
  expect(at("2026-06-10T18:59:00Z", [symptom("a", "20:00")])).toMatchObject({
    due: [],
    next: "2026-06-10T19:00:00.000Z",
  });
  const first = at("2026-06-10T19:00:00Z", [symptom("a", "20:00")]);
  expect(first).toMatchObject({
    due: [{ channel: "email", symptoms: ["a"], day: "2026-06-10", until: "2026-06-10T21:00:00.000Z" }],
    reminded: { a: "2026-06-10" },
    next: "2026-06-11T19:00:00.000Z",
  });
  expect(at("2026-06-10T19:01:00Z", [symptom("a", "20:00")], first.reminded).due).toEqual([]);
  expect(ids(at("2026-06-11T19:00:00Z", [symptom("a", "20:00")], first.reminded))).toEqual([["a"]]);
});

test("several symptoms of a patient are one message on each channel, what is due within half an hour with it", () => {
  const many = [
    symptom("a", "20:00"),
    symptom("b", "20:30"),
    symptom("c", "20:31"),
    symptom("d", "20:00", { reminder: { time: "20:00", channel: "sms" } }),
  ];
  const decision = at("2026-06-10T19:00:00Z", many);
  expect(ids(decision)).toEqual([["a", "b"], ["d"]]);
  expect(decision.next).toBe("2026-06-10T19:31:00.000Z");
  expect(ids(at("2026-06-10T19:31:00Z", many, decision.reminded))).toEqual([["c"]]);
});

describe("nothing is sent", () => {
  test.each<[string, Partial<MonitoredSymptomItem>]>([
    ["that is done", { status: "done" }],
    ["that is paused", { status: "paused" }],
    ["whose last day is over", { end: "2026-06-09" }],
    ["that begins later", { start: "2026-06-11" }],
    ["that is asked on other days", { frequency: { every: "week", weekdays: [1] } }],
    ["that was answered today", { recent: [{ day: "2026-06-10", sum: 3, count: 1, late: false }] }],
    ["without a reminder", { reminder: null }],
    ["whose reminder was set after its time", { reminder_since: "2026-06-10T19:00:01.000Z" }],
  ])("for a symptom %s", (_, over) => {
    expect(at("2026-06-10T19:05:00Z", [symptom("a", "20:00", over)]).due).toEqual([]);
  });

  test("more than two hours late, and never after midnight", () => {
    expect(ids(at("2026-06-10T20:59:59Z", [symptom("a", "20:00")]))).toEqual([["a"]]);
    const late = at("2026-06-10T21:00:00Z", [symptom("a", "20:00")]);
    expect(late).toMatchObject({ due: [], reminded: { a: "2026-06-10" }, next: "2026-06-11T19:00:00.000Z" });
    expect(at("2026-06-10T22:50:00Z", [symptom("a", "23:45")]).due[0]?.until).toBe(
      "2026-06-10T23:00:00.000Z",
    );
    expect(at("2026-06-10T23:10:00Z", [symptom("a", "23:45")]).due).toEqual([]);
  });

  test("ever again for what has ended", () => {
    const over = [symptom("a", "20:00", { end: "2026-06-10" }), symptom("b", "20:00", { status: "done" })];
    expect(at("2026-06-10T19:00:00Z", over)).toMatchObject({ due: [{ symptoms: ["a"] }], next: undefined });
  });
});

test("looks again on the next day of the week, and on the first day of what begins later", () => {
  const mondays = symptom("a", "20:00", { frequency: { every: "week", weekdays: [1] } });
  expect(at("2026-06-10T12:00:00Z", [mondays]).next).toBe("2026-06-15T19:00:00.000Z");
  expect(at("2026-06-15T19:00:00Z", [mondays]).next).toBe("2026-06-22T19:00:00.000Z");
  const later = symptom("a", "20:00", { start: "2026-12-01" });
  expect(at("2026-06-10T12:00:00Z", [later]).next).toBe("2026-12-01T20:00:00.000Z");
});

describe("when the clocks change", () => {
  test("a time stays the time by the clock", () => {
    expect(at("2026-03-28T20:00:00Z", [symptom("a", "20:00")]).next).toBe("2026-03-29T19:00:00.000Z");
    expect(at("2026-10-24T19:00:00Z", [symptom("a", "20:00")]).next).toBe("2026-10-25T20:00:00.000Z");
  });
  test("a time that is skipped is later by an hour, once", () => {
    const night = [symptom("a", "01:30")];
    expect(at("2026-03-28T02:00:00Z", night).next).toBe("2026-03-29T01:30:00.000Z");
    const decision = at("2026-03-29T01:30:00Z", night);
    expect(ids(decision)).toEqual([["a"]]);
    expect(decision.next).toBe("2026-03-30T00:30:00.000Z");
  });
  test("a time that is shown twice reminds at the first of the two, once", () => {
    const night = [symptom("a", "01:30")];
    const first = at("2026-10-25T00:30:00Z", night);
    expect(ids(first)).toEqual([["a"]]);
    expect(at("2026-10-25T01:30:00Z", night, first.reminded)).toMatchObject({
      due: [],
      next: "2026-10-26T01:30:00.000Z",
    });
  });
});
