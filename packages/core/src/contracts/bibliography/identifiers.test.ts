import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { citationOf } from "./citation.ts";
import { isDoi, isIsbn, longIsbn, plainDoi, plainIsbn } from "./identifiers.ts";

describe("an ISBN", () => {
  test.each(["0-306-40615-2", "978-0-306-40615-7", "080442957X", "979 12 200 0852 5"])(
    "may be %s",
    (typed) => {
      expect(isIsbn(plainIsbn(typed))).toBe(true);
    },
  );

  test.each(["0-306-40615-3", "978-0-306-40615-8", "97803064061", "X804429570", "9770306406157", "book"])(
    "is not %s",
    (typed) => {
      expect(isIsbn(plainIsbn(typed))).toBe(false);
    },
  );

  test("has one form with thirteen digits", () => {
    expect(longIsbn("0306406152")).toBe("9780306406157");
    expect(longIsbn("9780306406157")).toBe("9780306406157");
  });

  test("with one wrong digit is none", () => {
    const at = fc.integer({ min: 3, max: 12 });
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = [..."9780306406157"].map(Number);
        digits[place] = ((digits[place] ?? 0) + more) % 10;
        expect(isIsbn(digits.join(""))).toBe(false);
      }),
    );
  });
});

test("a DOI is recognised however it is written", () => {
  for (const typed of ["10.1000/xyz123", "https://doi.org/10.1000/XYZ123", "doi: 10.1000/xyz123"])
    expect(plainDoi(typed)).toBe("10.1000/xyz123");
  for (const doi of ["10.1000/xyz123", "10.1016.12/s0140-6736(20)30183-5"]) expect(isDoi(doi)).toBe(true);
  for (const doi of ["11.1000/x", "10.1/x", "10.1000/", "10.1000/a b", "doi"]) expect(isDoi(doi)).toBe(false);
});

test("a reference is cited by what is known of it", () => {
  const nothing = {
    authors: "",
    title: "Demo book",
    edition: "",
    publisher: "",
    published_in: "",
    doi: "",
    isbn: "",
  };
  expect(citationOf(nothing)).toBe("Demo book.");
  expect(
    citationOf({
      ...nothing,
      authors: "Demo A, Demo B",
      edition: "2nd ed.",
      publisher: "Demo Press",
      published_in: "2015",
      doi: "10.1000/x",
      isbn: "9780306406157",
    }),
  ).toBe(
    "Demo A, Demo B. Demo book. 2nd ed. Demo Press; 2015. ISBN 9780306406157. https://doi.org/10.1000/x",
  );
});
