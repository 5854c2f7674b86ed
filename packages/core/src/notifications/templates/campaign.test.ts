import { describe, expect, test } from "vitest";
import * as Spaces from "../../spaces/index.ts";
import { mailOf } from "./templates.ts";

const body =
  "Hello,\n\nlook at **this**:\n\n- [prices](/subscription)\n- [site](https://demo.example/a?b=1&c=2)";
const facts = (kind: string) => ({ kind, subject: "News", body, space: "spc_demo", user: "usr_demo" });

describe("a mail to clinics", () => {
  test("has the formatting that was typed, as HTML and as plain text, and whole addresses", async () => {
    const { subject, html, text } = await mailOf("campaign", "en", facts("service"));
    expect(subject).toBe("News");
    expect(html).toContain("<p>look at <strong>this</strong>:</p><ul><li><a href=");
    expect(html).toContain('href="http://localhost:3000/subscription"');
    expect(html).toContain('href="https://demo.example/a?b=1&amp;c=2"');
    expect(text).toContain(
      "- prices (http://localhost:3000/subscription)\n- site (https://demo.example/a?b=1&c=2)",
    );
  });

  test.each([
    ["en", "Unsubscribe"],
    ["pt", "Deixar de receber novidades"],
  ] as const)(
    "of news in %s has a link and headers that name the reader to this product alone",
    async (language, label) => {
      const { html, text, headers } = await mailOf("campaign", language, facts("marketing"));
      const [, token = ""] = /http:\/\/localhost:3000\/unsubscribe\/([\w-]+)/.exec(text) ?? [];
      expect(html).toContain(`/unsubscribe/${token}`);
      expect(html).toContain(`>${label}</a>`);
      expect(await Spaces.unsubscribeTokenOf(token)).toEqual({ space: "spc_demo", user: "usr_demo" });
      expect(token).not.toContain("demo");
      expect(headers?.["List-Unsubscribe"]).toMatch(new RegExp(`^<https?://[^>]+/unsubscribe/${token}>$`));
      expect(headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    },
  );

  test("about the service has neither", async () => {
    const { html, headers } = await mailOf("campaign", "pt", facts("service"));
    expect(html).not.toContain("unsubscribe");
    expect(headers).toBeUndefined();
  });
});

test("another text is no token", async () => {
  expect(await Spaces.unsubscribeTokenOf("x".repeat(119))).toBeUndefined();
  expect(await Spaces.unsubscribeTokenOf("")).toBeUndefined();
});
