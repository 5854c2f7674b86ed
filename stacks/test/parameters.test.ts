import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { addressOf, nameOf, parameters } from "../parameters.ts";
import { EXAMPLE_PARAMETERS } from "./example-parameters.ts";
import { ROOT } from "./synth.ts";

describe("deployment parameters", () => {
  test("names all missing parameters at once", () => {
    const { WEB_DOMAIN: _, ALERT_EMAIL: __, ...rest } = EXAMPLE_PARAMETERS;
    expect(() => parameters(rest)).toThrow("Missing deployment parameters: WEB_DOMAIN, ALERT_EMAIL");
    expect(() => parameters({ ...EXAMPLE_PARAMETERS, API_DOMAIN: "  " })).toThrow("API_DOMAIN");
  });
  test("derives the mail domain from the sender", () => {
    expect(parameters(EXAMPLE_PARAMETERS)).toMatchObject({
      mailDomain: "example.com",
      smsSender: "Meridian",
    });
    expect(parameters({ ...EXAMPLE_PARAMETERS, MAIL_DOMAIN: "mail.example.com" }).mailDomain).toBe(
      "mail.example.com",
    );
  });
  test.each([
    ["Meridian <no-reply@example.com>", "Meridian", "no-reply@example.com"],
    ["no-reply@example.com", "", "no-reply@example.com"],
  ])("%s is a name and an address", (from, name, address) => {
    expect([nameOf(from), addressOf(from)]).toEqual([name, address]);
  });
  test("every parameter is in the guide, and no other", () => {
    const source = ["stacks/parameters.ts", "sst.config.ts"]
      .map((file) => readFileSync(path.join(ROOT, file), "utf8"))
      .join("\n");
    const read = [...source.matchAll(/(?:env\.|required\(")([A-Z][A-Z_]+)/g)].map(([, name]) => name);
    const guide = readFileSync(path.join(ROOT, "docs/deploy.md"), "utf8");
    const rows = [...guide.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell]) =>
      [...String(cell).matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect([...new Set(rows)].sort()).toEqual([...new Set(read)].sort());
  });
});
