import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newPatient } from "../contracts/patients/patients.ts";
import { duplicateKeysOf } from "./duplicate-keys.ts";
import { birthdayFailure, internationalPhone, normalised, sortName } from "./normalise.ts";

const TODAY = "2026-03-10";

test.each([
  ["912 345 678", "+351912345678"],
  ["+351 912 345 678", "+351912345678"],
  ["00351912345678", "+351912345678"],
  ["21 345 67 89", "+351213456789"],
  ["+34 612 34 56 78", "+34612345678"],
  ["0034612345678", "+34612345678"],
  ["123", undefined],
  ["abc", undefined],
  ["912 345 67", undefined],
])("phone %s is %s", (typed, expected) => expect(internationalPhone(typed)).toBe(expected));

test.each([
  [TODAY, undefined],
  ["2026-03-11", "birthday.future"],
  ["1895-03-11", undefined],
  ["1895-03-10", "birthday.too_old"],
  ["1894-01-01", "birthday.too_old"],
])("birthday %s: %s", (birthday, failure) => expect(birthdayFailure(birthday, TODAY)).toBe(failure));

test.each([
  ["  Maria   José ", "maria jose"],
  ["SÁ-Nogueira", "sa nogueira"],
  ["O'Neill", "o neill"],
  ["王小明", "王小明"],
])("the name %j sorts as %j", (name, sorted) => expect(sortName(name)).toBe(sorted));

test("normalising a name for sorting twice changes nothing", () =>
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(sortName(sortName(name))).toBe(sortName(name));
    }),
  ));

test("names every invalid field with its error code", () => {
  const parsed = newPatient.safeParse({
    name: " ",
    email: "x@",
    vat_number: "123 456 788",
    health_system_number: "12",
    birthday: "2026-02-30",
    gender: "x",
    colour: "red",
  });
  const issues = Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
  expect(issues).toMatchObject({
    name: "required",
    email: "email.invalid",
    vat_number: "vat.invalid",
    health_system_number: "health_number.invalid",
    birthday: "date.invalid",
  });
  expect(Object.keys(issues)).toContain("gender");
  expect(Object.keys(issues)).toContain("");
});

test("also names errors that only the server can detect, all at once", () => {
  const failing = () => normalised({ phone: "12", mobile_number: "no", birthday: "2030-01-01" }, TODAY);
  expect(failing).toThrow(
    expect.objectContaining({
      facts: {
        fields: { phone: "phone.invalid", mobile_number: "phone.invalid", birthday: "birthday.future" },
      },
    }),
  );
});

test("normalises numbers and keeps phones as typed", () => {
  const input = newPatient.parse({
    name: " Ana  Demo ",
    vat_number: "999 999 990",
    email: "A@Demo.Example",
    mobile_number: "912 345 678",
  });
  expect(normalised(input, TODAY)).toMatchObject({
    name: "Ana Demo",
    sort_name: "ana demo",
    vat_number: "999999990",
    email: "a@demo.example",
    mobile_number: "912 345 678",
    mobile_e164: "+351912345678",
  });
});

describe("duplicate keys", () => {
  const base = {
    sort_name: "ana demo",
    birthday: "1980-01-01",
    phone_e164: "+351912345678",
    email: "a@demo.example",
    vat_number: "501964843",
    health_system_number: "213456781",
  };
  const shared = (other: Partial<typeof base>) => {
    const own = new Set(duplicateKeysOf(base).map(({ kind, hash }) => kind + hash));
    return duplicateKeysOf({ sort_name: "", ...other })
      .filter(({ kind, hash }) => own.has(kind + hash))
      .map(({ kind }) => kind);
  };
  test.each([
    [{ sort_name: "ana demo", birthday: "1980-01-01" }, ["name"]],
    [{ sort_name: "ana demo" }, []],
    [{ sort_name: "ana demo", birthday: "1981-01-01" }, []],
    [{ mobile_e164: "+351912345678" }, ["phone"]],
    [{ email: "a@demo.example" }, ["email"]],
    [{ vat_number: "PT501964843" }, ["vat_number"]],
    [{ health_system_number: "213456781" }, ["health_system_number"]],
    [{}, []],
  ])("%j shares %j", (other, kinds) => expect(shared(other as Partial<typeof base>)).toEqual(kinds));

  test("the same number as phone and mobile counts once", () =>
    expect(duplicateKeysOf({ sort_name: "", phone_e164: "+1", mobile_e164: "+1" })).toHaveLength(1));
});
