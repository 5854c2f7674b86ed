import { describe, expect, test } from "vitest";
import { mailSender, smsSender } from "./sender.ts";

describe("the sender of a mail", () => {
  const from = "Meridian <notices@meridian.example>";
  test.each([
    ["Demo Clinic", '"Demo Clinic" <notices@meridian.example>'],
    ['Demo "North" Clinic', '"Demo \\"North\\" Clinic" <notices@meridian.example>'],
    ["Demo, Ltd", '"Demo, Ltd" <notices@meridian.example>'],
    ["", from],
    ["Demo\r\nBcc: x@demo.example", '"Demo Bcc: x@demo.example" <notices@meridian.example>'],
    ["a <b@demo.example>", '"a <b@demo.example>" <notices@meridian.example>'],
  ])("%j", (name, sender) => expect(mailSender(from, name)).toBe(sender));
  test("a name with accents is encoded, in parts short enough for a header", () => {
    const sender = mailSender(
      "notices@meridian.example",
      "Clínica São João da Conceição e Saúde Integrativa",
    );
    expect(sender).toMatch(/^(=\?UTF-8\?B\?[\w+/=]+\?= ?)+ <notices@meridian.example>$/);
    const parts = sender.split(" ").slice(0, -1);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(75);
    const name = parts.map((part) => Buffer.from(part.slice(10, -2), "base64").toString()).join("");
    expect(name).toBe("Clínica São João da Conceição e Saúde Integrativa");
  });
});

test.each([
  ["Demo", "Demo"],
  ["Clínica Boa Vida", "BoaVida"],
  ["Consultório da Maré Alta", "MareAlta"],
  ["Acupunctura Integrada do Norte", "Acupunctura"],
  ["Clínica", "Clinica"],
  ["24", undefined],
  ["中医", undefined],
])("text messages of %s come from %s", (name, sender) => expect(smsSender(name)).toBe(sender));
