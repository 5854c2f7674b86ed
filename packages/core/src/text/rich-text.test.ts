import { describe, expect, it } from "vitest";
import { CORPUS } from "../../../../e2e/xss-corpus.ts";
import { plainText, type RichRun, richDocument, richText, safeAddress } from "./rich-text.ts";

const runs = (source: string): RichRun[] =>
  richText(source).flatMap((block) => (block.kind === "list" ? block.items.flat() : block.runs));

it("documents have headings of one level, and nothing else is one", () => {
  expect(richDocument("# One\n\nText\n\n### **Two**\n\nNo\n---\n\n#").map(({ kind }) => kind)).toEqual([
    "heading",
    "paragraph",
    "heading",
    "paragraph",
  ]);
  for (const text of CORPUS)
    for (const block of richDocument(`# ${text} [x](${text})`))
      for (const { href } of block.kind === "list" ? block.items.flat() : block.runs)
        if (href !== undefined) expect(safeAddress(href)).toBe(href);
});

describe("formatted texts", () => {
  it("have paragraphs, bold words, lists and links", () => {
    const source =
      "Open **Settings** first.\nThen wait.\n\n- one\n- **two**\n  - three\n\n1. [Help](/support)";
    expect(richText(source)).toEqual([
      {
        kind: "paragraph",
        runs: [{ text: "Open " }, { text: "Settings", bold: true }, { text: " first.\nThen wait." }],
      },
      {
        kind: "list",
        ordered: false,
        items: [[{ text: "one" }], [{ text: "two", bold: true }], [{ text: "three" }]],
      },
      { kind: "list", ordered: true, items: [[{ text: "Help", href: "/support" }]] },
    ]);
  });

  it.each([
    "a < b & c > d",
    '<b onclick="x()">bold</b>',
    "# Not a heading",
    "> no quote",
    "`code`",
    "![alt](https://demo.example/a.png)",
    "_not slanted_",
  ])("keep what is not formatting as it was typed: %s", (source) => {
    expect(runs(source)).toEqual([{ text: source }]);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "file:///etc/passwd",
    "relative",
    "",
  ])("follow no link to %j", (href) => {
    expect(safeAddress(href)).toBeUndefined();
    expect(runs(`[x](${href})`).some((run) => run.href !== undefined)).toBe(false);
  });

  it.each(["https://demo.example/a?b=c#d", "http://demo.example", "mailto:a@demo.example", "/modules/cart"])(
    "follow a link to %s",
    (href) => {
      expect(runs(`[x](${href})`)).toEqual([{ text: "x", href }]);
    },
  );

  it("take no address from hostile texts that a browser would run", () => {
    for (const text of CORPUS)
      for (const source of [text, `[x](${text})`, `**${text}**`, `- ${text}`, `[${text}](/support)`])
        for (const { href } of runs(source))
          if (href !== undefined) expect(href).toMatch(/^(https?:\/\/|mailto:|\/(?!\/))/);
  });

  it("are plain text in a mail", () => {
    expect(plainText(richText("See **this**:\n\n- [Prices](https://demo.example)\n- b"))).toBe(
      "See this:\n\n- Prices (https://demo.example)\n- b",
    );
  });
});
