import { expect, test } from "vitest";
import { todayIn } from "../platform/clock.ts";
import { plusDays } from "../time/days.ts";
import { recipientOf } from "./recipient.ts";

const space = { time_zone: "Europe/Lisbon" };
const today = todayIn(space.time_zone);
const yearsAgo = (years: number) =>
  `${Number(today.slice(0, 4)) - years}${today.slice(4)}`.replace("-02-29", "-03-01");
const person = { name: "Demo Child", legal_representative: "Demo Mother" };

test("a minor's message greets the legal representative and names the minor", () =>
  expect(recipientOf({ ...person, birthday: yearsAgo(9) }, space)).toEqual({
    name: "Demo Mother",
    patient: "Demo Child",
  }));

test("a minor without a noted representative is not greeted as if they were of age", () =>
  expect(recipientOf({ ...person, birthday: yearsAgo(9), legal_representative: "" }, space)).toEqual({
    name: "",
    patient: "Demo Child",
  }));

test("from the eighteenth birthday on, and without a birthday, the patient is greeted", () => {
  const greeted = { name: "Demo Child", patient: "" };
  expect(recipientOf({ ...person, birthday: yearsAgo(18) }, space)).toEqual(greeted);
  expect(recipientOf({ ...person, birthday: undefined }, space)).toEqual(greeted);
  expect(recipientOf({ ...person, birthday: plusDays(yearsAgo(18), 1) }, space)).toMatchObject({
    patient: "Demo Child",
  });
});
