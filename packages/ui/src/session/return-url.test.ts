import { expect, it } from "vitest";
import { safeNext, signInPath } from "./return-url.ts";

it.each([
  ["/", "", "/login"],
  ["/patients", "?q=a", "/login?next=%2Fpatients%3Fq%3Da"],
  ["/login", "?next=%2Fpatients", "/login?next=%2Fpatients"],
  ["/login", "", "/login"],
])("from %s%s one signs in at %s", (pathname, search, expected) => {
  expect(signInPath("/login", { pathname, search })).toBe(expected);
});

it.each([
  ["?next=%2Fpatients", "/patients"],
  ["?next=%2F%2Fevil.example", "/"],
  ["?next=%2F%5Cevil.example", "/"],
  ["?next=https%3A%2F%2Fevil.example", "/"],
  ["?next=%2F%09%2Fevil.example", "/"],
  ["?next=%2F%0A%2Fevil.example", "/"],
  ["?next=%2F%0D%5Cevil.example", "/"],
  ["?next=%2F%00%2Fevil.example", "/"],
  ["?next=%2F.%2F%2Fevil.example", "/"],
  ["?next=%2Fa%2F..%2F%2Fevil.example", "/"],
  ["?next=javascript%3Aalert(1)", "/"],
  ["?next=%2Fpatients%3Fq%3Dana%23top", "/patients?q=ana#top"],
  ["", "/"],
])("%s leads to %s", (search, expected) => {
  expect(safeNext(search)).toBe(expected);
});
