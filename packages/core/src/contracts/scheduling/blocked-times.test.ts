import { describe, expect, test } from "vitest";
import { newBlockedTime } from "./blocked-times.ts";

const lunch = {
  professional: "usr_01KZ8N4V3S5T6W7X8Y9ZABCDEF",
  title: "Demo lunch",
  from: "2036-12-01T13:00",
  to: "2036-12-01T14:00",
};

test("a blocked time with all that is needed is accepted", () => {
  expect(newBlockedTime.safeParse(lunch).success).toBe(true);
});

describe("invalid blocked times", () => {
  const wrong = (fields: object) => {
    const { error } = newBlockedTime.safeParse({ ...lunch, ...fields });
    return error?.issues[0] && [error.issues[0].path.join("."), error.issues[0].message];
  };
  test.each([
    [{ title: " " }, ["title", "required"]],
    [{ to: "2036-12-01T12:00" }, ["to", "time_off.order"]],
    [{ to: "2036-12-02T13:05" }, ["to", "blocked_time.too_long"]],
    [{ from: "2036-12-01T13:01" }, ["from", "start.not_on_step"]],
    [{ weekdays: [1] }, ["until", "required"]],
    [{ weekdays: [1], until: "2036-11-30" }, ["until", "time_off.order"]],
    [{ weekdays: [1], until: "2037-12-31" }, ["until", "blocked_time.repeats_too_long"]],
    [{ weekdays: [2], until: "2036-12-31" }, ["weekdays", "blocked_time.first_day"]],
    [{ professional: null }, ["professional", "required"]],
    [
      { weekdays: [1], until: "2037-11-30", except: Array.from({ length: 101 }, () => "2036-12-08") },
      ["except", "blocked_time.too_many_left_out"],
    ],
  ])("%j", (fields, issue) => {
    expect(wrong(fields)).toEqual(issue);
  });
});
