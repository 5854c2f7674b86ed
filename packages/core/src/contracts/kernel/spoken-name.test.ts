import { expect, test } from "vitest";
import { holdsAddress, spokenName } from "./spoken-name.ts";

test.each([
  "Win at https://evil.example",
  "evil.com",
  "EVIL.COM/prize",
  "www.evil.example",
  "write to me@evil.example",
  "Clínica bit.ly/x",
])("%j holds an address", (name) => {
  expect(holdsAddress(name)).toBe(true);
});

test.each([
  "Clínica do Sol, Lda.",
  "Dra.Silva",
  "DR.SILVA & Sr.costa",
  "J. P. Sá-Carneiro",
  "St. Mary's 2.0",
  "足三里",
  "Casa 1.5",
])("%j is a name", (name) => {
  expect(holdsAddress(name)).toBe(false);
});

test("a name in a mail is one line without addresses", () => {
  expect(spokenName("Demo\nClinic  see https://evil.example now")).toBe("Demo Clinic see now");
});
