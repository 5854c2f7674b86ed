import { describe, expect, it } from "vitest";
import {
  codeProblem,
  digitsOf,
  emailProblem,
  passwordProblem,
  repeatProblem,
  totpProblem,
} from "./field-checks.ts";

describe("client-side field checks", () => {
  it.each([
    ["", "required"],
    ["  ", "required"],
    ["name", "email.invalid"],
    ["name@place", "email.invalid"],
    ["two words@place.example", "email.invalid"],
    [" name@place.example ", undefined],
  ])("the address %j: %s", (address, problem) => expect(emailProblem(address)).toBe(problem));

  it.each([
    ["", "required"],
    ["short", "password.too_short"],
    ["long enough", undefined],
  ])("the password %j: %s", (password, problem) => expect(passwordProblem(password)).toBe(problem));

  it("asks for the same password twice", () => {
    expect(repeatProblem("long enough", "")).toBe("required");
    expect(repeatProblem("long enough", "long enougH")).toBe("password.mismatch");
    expect(repeatProblem("long enough", "long enough")).toBeUndefined();
  });

  it("accepts codes with any spacing", () => {
    expect(digitsOf("123 456")).toBe("123456");
    expect(totpProblem("123 456")).toBeUndefined();
    expect(totpProblem("12345")).toBe("totp.invalid");
    expect(codeProblem("12a456")).toBe("code.invalid");
    expect(codeProblem("")).toBe("required");
  });
});
