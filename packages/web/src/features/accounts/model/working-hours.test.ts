import { describe, expect, it } from "vitest";
import { absenceBody, absenceProblems, absenceRows } from "./time-off.ts";
import {
  copyToWeekdays,
  defaultWorkingHours,
  readClock,
  type WorkPeriodRow,
  withPeriodAdded,
  workingHoursBody,
  workingHoursProblems,
  workPeriodRows,
} from "./working-hours.ts";

const row = (weekday: number, from: string, to: string, key = `${weekday}${from}`): WorkPeriodRow => ({
  key,
  weekday,
  from,
  to,
  place: "",
});
const spans = (rows: readonly WorkPeriodRow[]) =>
  rows.map(({ weekday, from, to }) => `${weekday} ${from}-${to}`);

describe("working hours", () => {
  it("converts to the request and back, including midnight", () => {
    const hours = [
      { weekday: 1, from: "09:00", to: "13:00", establishment: null },
      { weekday: 5, from: "20:00", to: "24:00", establishment: "est_01K0DEM0000000000000000001" },
    ];
    expect(workingHoursBody(workPeriodRows(hours))).toEqual(hours);
    expect(workingHoursBody([row(5, "20:00", "00:00")]).at(0)?.to).toBe("24:00");
  });

  it("adds an afternoon after a morning, never past midnight", () => {
    const morning = withPeriodAdded([], 2);
    expect(spans(withPeriodAdded(morning, 2))).toEqual(["2 09:00-13:00", "2 14:00-18:00"]);
    expect(workingHoursProblems(withPeriodAdded([row(2, "18:00", "22:00")], 2))).toEqual({});
  });

  it.each([
    ["9", "09:00"],
    ["9:30", "09:30"],
    ["9h30", "09:30"],
    ["930", "09:30"],
    ["1830", "18:30"],
    ["24", "24:00"],
    ["25:00", "25:00"],
    ["soon", "soon"],
  ])("reads %s as %s", (typed, clock) => expect(readClock(typed)).toBe(clock));

  it("copies Monday to the working days, not to the weekend", () => {
    const rows = [row(1, "10:00", "12:00"), row(3, "08:00", "09:00"), row(6, "10:00", "11:00")];
    expect(spans(copyToWeekdays(rows, 1))).toEqual([
      "1 10:00-12:00",
      "2 10:00-12:00",
      "3 10:00-12:00",
      "4 10:00-12:00",
      "5 10:00-12:00",
      "6 10:00-11:00",
    ]);
  });

  it("names the invalid rows", () => {
    const rows = [
      row(1, "09:00", "13:00", "a"),
      row(1, "12:00", "14:00", "b"),
      row(2, "13:00", "09:00", "c"),
      row(3, "", "09:00", "d"),
      row(4, "13:00", "00:00", "e"),
      // The field still has the focus, so its text is not formatted yet.
      row(5, "9", "1130", "f"),
    ];
    expect(workingHoursProblems(rows)).toEqual({
      b: "hours.overlap",
      c: "hours.order",
      d: "time.invalid",
    });
    expect(workingHoursProblems(defaultWorkingHours())).toEqual({});
  });
});

describe("time off", () => {
  it("converts whole days and hours to the request and back", () => {
    const absences = [
      { from: "2030-08-01", to: "2030-08-15", reason: "Holiday" },
      { from: "2030-09-02T14:00", to: "2030-09-02T15:30", reason: "" },
    ];
    expect(absenceBody(absenceRows(absences.toReversed()))).toEqual(absences);
  });

  it("names the invalid rows", () => {
    const [days, hours] = absenceRows([
      { from: "2030-08-02", to: "2030-08-01", reason: "" },
      { from: "2030-09-02T14:00", to: "2030-09-02T14:00", reason: "" },
    ]);
    expect(absenceProblems([days, hours].filter((one) => one !== undefined))).toEqual({
      [String(days?.key)]: "time_off.order",
      [String(hours?.key)]: "time_off.order",
    });
  });
});
