import { describe, expect, test } from "vitest";
import { DEFAULT_PLANS } from "../contracts/subscription/default-offers.ts";
import { type Person, seatOf } from "../spaces/index.ts";
import { hasFreeSeat } from "./seats.ts";

const person = (role: Person["role"], more: Partial<Person> = {}): Person => ({
  role,
  practises: false,
  active: true,
  owner: false,
  ...more,
});

describe("the seat a person occupies", () => {
  test.each([
    [person("professional", { practises: true }), "professionals"],
    [person("student", { practises: true, owner: true }), "professionals"],
    [person("manager", { practises: true, owner: true }), "professionals"],
    [person("manager"), "secretaries"],
    [person("manager", { owner: true }), undefined],
    [person("receptionist"), "secretaries"],
    [person("external_entity", { owner: true }), undefined],
    [person("admin"), undefined],
  ] as const)("%j: %s", (who, place) => expect(seatOf(who)).toBe(place));
});

describe("whether a seat is free", () => {
  const owner = person("manager", { practises: true, owner: true });
  const professional = person("professional", { practises: true });
  const receptionist = person("receptionist");
  test.each([
    ["free_trial", professional, [owner], true],
    ["free_trial", professional, [owner, professional], false],
    ["free_trial", professional, [owner, { ...professional, active: false }], true],
    ["free_trial", receptionist, [owner], true],
    ["free_trial", receptionist, [owner, receptionist], false],
    ["basic", professional, [owner], false],
    ["student", receptionist, [owner], true],
    ["pro", professional, Array.from({ length: 9 }, () => professional), true],
    ["pro", professional, Array.from({ length: 10 }, () => professional), false],
    ["pro", receptionist, Array.from({ length: 3 }, () => receptionist), false],
    [null, receptionist, [owner], false],
    [null, owner, [], false],
  ] as const)("plan %s, %j beside %j: %s", (plan, who, others, expected) =>
    expect(hasFreeSeat(who, others, plan && DEFAULT_PLANS[plan])).toBe(expected),
  );
});
