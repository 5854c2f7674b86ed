import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPortugueseVatNumber, isVatNumber } from "./vat-number.ts";

describe("Portuguese tax numbers", () => {
  test.each([
    ["123456789", true],
    ["999999990", true],
    ["500000000", true],
    ["123456788", false],
    ["12345678", false],
    ["1234567890", false],
    ["12345678a", false],
    ["", false],
  ])("%s: %s", (digits, valid) => expect(isPortugueseVatNumber(digits)).toBe(valid));

  test("any eight digits have exactly one check digit", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (head) => {
        const eight = String(head).padStart(8, "0");
        const valid = [..."0123456789"].filter((last) => isPortugueseVatNumber(eight + last));
        expect(valid).toHaveLength(1);
      }),
    ));
});

test.each([
  ["PT123456789", true],
  ["PT123456788", false],
  ["1234567890", false],
  ["ESX1234567X", true],
  ["DE123456789", true],
  ["E", false],
  ["PTA23456789", false],
])("%s as any country's: %s", (value, valid) => expect(isVatNumber(value)).toBe(valid));
