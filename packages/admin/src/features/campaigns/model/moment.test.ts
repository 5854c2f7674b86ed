import { expect, test } from "vitest";
import { momentOf, momentProblem } from "./moment.ts";

test("no day is now, and a day with a time is a moment where the administrator is", () => {
  expect(momentOf({ day: "", time: "09:00" })).toBeNull();
  expect(momentOf({ day: "2030-01-02", time: " 09:30 " })).toBe(new Date(2030, 0, 2, 9, 30).toISOString());
});

test.each([
  ["", "nonsense", {}],
  ["2030-02-30", "09:00", { day: "date.invalid" }],
  ["2030-02-03", "9:00", { time: "time.invalid" }],
  ["2030-02-03", "24:00", { time: "time.invalid" }],
  ["2030-02-03", "23:59", { time: undefined }],
])("what is wrong with %j and %j", (day, time, problem) => {
  expect(momentProblem({ day, time })).toEqual(problem);
});
