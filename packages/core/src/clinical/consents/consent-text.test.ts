import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { platformTexts } from "../../reference/consents/platform-texts.ts";
import { CONSENT_PLACEHOLDERS, consentBlocks, fillPlaceholders, unknownPlaceholder } from "./consent-text.ts";
import { decodeStroke, encodeStroke, isSignature, SIGNATURE_FRAME, strokePath } from "./signature.ts";

describe("placeholders", () => {
  test.each([
    ["I, {patient}, agree", undefined],
    ["I, {name}, agree", "{name}"],
    ["{ patient }", "{ patient }"],
    ["{}", "{}"],
    ["a { alone", "{"],
    ["a } alone", "}"],
    ["{{patient}}", "{}"],
    ["no braces", undefined],
  ])("%s", (text, unknown) => expect(unknownPlaceholder(text)).toBe(unknown));

  test("are filled, a missing value with a dash", () => {
    expect(fillPlaceholders("{patient} at {clinic}", { patient: "Demo Patient", clinic: " " })).toBe(
      "Demo Patient at —",
    );
  });

  test("braces in a value are not filled in again", () => {
    expect(fillPlaceholders("{patient}", { patient: "{clinic}", clinic: "Demo Clinic" })).toBe("{clinic}");
  });

  test("nothing known is left open after filling", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...CONSENT_PLACEHOLDERS.map((name) => `{${name}}`), " word ")),
        (parts) => {
          expect(fillPlaceholders(parts.join(""), {})).not.toMatch(/[{}]/);
        },
      ),
    );
  });
});

test("a text's blocks are headings, paragraphs and lists", () => {
  expect(consentBlocks("# One\nA paragraph.\n\n- first\n- second\nAnother.\n- third")).toEqual([
    { kind: "heading", text: "One" },
    { kind: "paragraph", text: "A paragraph." },
    { kind: "list", items: ["first", "second"] },
    { kind: "paragraph", text: "Another." },
    { kind: "list", items: ["third"] },
  ]);
});

test.each(
  platformTexts.flatMap(({ occasion, words }) => [
    [occasion, "en", words] as const,
    [occasion, "pt", words] as const,
  ]),
)("the platform's text %s in %s is complete and knows its placeholders", (_, language, words) => {
  const { title, body } = words[language];
  const other = words[language === "en" ? "pt" : "en"];
  expect(unknownPlaceholder(title + body)).toBeUndefined();
  expect(body).toContain("{patient}");
  expect(body).toContain("{clinic}");
  // Both languages say the same: as many headings, paragraphs and items of lists.
  const shape = (text: string) =>
    consentBlocks(text).map((block) => (block.kind === "list" ? block.items.length : block.kind));
  expect(shape(body)).toEqual(shape(other.body));
});

describe("signatures", () => {
  const point = fc.tuple(
    fc.integer({ min: 0, max: SIGNATURE_FRAME.width }),
    fc.integer({ min: 0, max: SIGNATURE_FRAME.height }),
  );
  test("a stroke is read back as it was drawn", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 200 }), (points) => {
        expect(decodeStroke(encodeStroke(points))).toEqual(points);
      }),
    );
  });
  test("anything else than numbers inside the frame is refused", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const points = decodeStroke(text);
        if (points) expect(text).toMatch(/^[\d, ]+$/);
      }),
    );
    for (const stroke of ["", "601,0", "0,201", "1,1;", "M0 0", "1,1  2,2", "-1,0", "1.5,2"])
      expect(decodeStroke(stroke), stroke).toBeUndefined();
  });
  test.each([
    ["a line", ["0,0 100,0"], true],
    ["a dot", ["10,10"], false],
    ["nothing", [], false],
    ["several short strokes", ["0,0 30,0", "0,50 40,50"], true],
    ["a stroke that cannot be read", ["0,0 100,0", "x"], false],
    ["too many strokes", Array.from({ length: 101 }, () => "0,0 100,0"), false],
  ])("%s", (_, strokes, expected) => expect(isSignature(strokes)).toBe(expected));
  test("a dot is drawn too", () => expect(strokePath("5,5")).toBe("M5 5L5 5"));
});
