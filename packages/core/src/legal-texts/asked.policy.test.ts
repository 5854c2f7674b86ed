import { describe, expect, it } from "vitest";
import type { Asked } from "../contracts/legal-texts/legal-texts.ts";
import { acceptedNumber, askedOf, askedSince, comingOf, isRefused } from "./asked.policy.ts";

const version = (number: number, day: number, asked: Asked) => ({
  number,
  from: `2026-11-${String(day).padStart(2, "0")}T00:00:00.000Z`,
  asked,
});
const TERMS = [
  version(1, 1, "nobody"),
  version(2, 5, "owners"),
  version(3, 10, "nobody"),
  version(5, 20, "all"),
];
const versions = (text: "terms" | "privacy") => (text === "terms" ? TERMS : TERMS.slice(0, 1));
const owner = { role: "manager", owner: true };
const other = { role: "professional", owner: false };
const on = (day: number) => `2026-11-${String(day).padStart(2, "0")}T12:00:00.000Z`;

describe("what a user is asked", () => {
  it.each([
    ["an owner before the version", owner, 4, []],
    ["an owner from its moment", owner, 5, [2]],
    ["an owner while a newer one asks nobody, for that one", owner, 11, [3]],
    ["somebody else of an owners' version", other, 11, []],
    ["somebody else of a version for all", other, 20, [5]],
    ["who accepted it already", { ...owner, terms_version: "5" }, 20, []],
    ["who accepted the one before", { ...owner, terms_version: "3" }, 20, [5]],
    ["who has the day of the first version", { ...other, terms_version: "2026-11-01" }, 20, [5]],
    ["an administrator", { role: "admin", owner: true }, 20, []],
  ])("%s", (_, user, day, numbers) =>
    expect(askedOf(user, versions, on(day)).map(({ number }) => number)).toEqual(numbers),
  );

  it("since the moment of the first version that asks", () => {
    expect(askedSince(askedOf(owner, versions, on(11)))).toBe(TERMS[1]?.from);
    expect(askedSince([])).toBeUndefined();
  });

  it.each([
    ["an owner before all versions", owner, 4, [2, 5]],
    ["somebody else", other, 11, [5]],
    ["nobody once it is in force", other, 20, []],
  ])("is announced to %s", (_, user, day, numbers) =>
    expect(comingOf(user, versions, on(day)).map(({ number }) => number)).toEqual(numbers),
  );
});

const SINCE = "2026-11-05T10:00:00.500Z";
const seconds = (at: string) => Math.floor(Date.parse(at) / 1000);
it.each([
  ["nobody is asked", undefined, undefined, "2026-11-30T00:00:00.000Z", false],
  ["the session's beginning is unknown", SINCE, undefined, SINCE, true],
  ["it began in the same second", SINCE, seconds(SINCE), SINCE, true],
  ["it was open before", SINCE, seconds(SINCE) - 1, "2026-11-06T10:00:00.000Z", false],
  ["it was open before, a day later", SINCE, seconds(SINCE) - 1, "2026-11-06T10:00:01.000Z", true],
])("a session where %s", (_, since, authTime, at, refused) =>
  expect(isRefused(since, authTime, Date.parse(at))).toBe(refused),
);

it.each([
  [undefined, 1],
  ["2026-11-01", 1],
  ["0", 1],
  ["7", 7],
])("%s is version %i", (stored, number) => expect(acceptedNumber(stored)).toBe(number));
