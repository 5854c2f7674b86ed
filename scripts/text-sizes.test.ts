import { globSync, readFileSync } from "node:fs";
import stylelint from "stylelint";
import { expect, test } from "vitest";

/** The rules that a style sheet breaks. */
async function brokenBy(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: "planted.css" });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const TEXT = "declaration-property-unit-disallowed-list";
const MEDIA = "media-feature-name-unit-allowed-list";
const CONTAINER = "meridian/container-query-units";

test.each([
  [".a { font-size: 12px; }", TEXT],
  [".a { font: 600 12px/1.4 sans-serif; }", TEXT],
  [".a { line-height: 20px; }", TEXT],
  [".a { font-size: clamp(12px, 4vw, 1rem); }", TEXT],
  [":root { --text-sm: 14px; }", TEXT],
  ["@media (max-width: 760px) { .a { color: red; } }", MEDIA],
  ["@media (40rem <= width) { .a { color: red; } }", MEDIA],
  ["@media (pointer: coarse), (min-width: 761px) { .a { color: red; } }", MEDIA],
  ["@container (max-width: 560px) { .a { color: red; } }", CONTAINER],
  ["@container tongue (width < 35em) { .a { color: red; } }", CONTAINER],
])("%s breaks %s", async (code, rule) => {
  expect(await brokenBy(code)).toEqual([rule]);
});

test.each([
  ".a { font-size: 0.75rem; line-height: 1.4; border: 1px solid; padding: 2px; height: 8px; }",
  "@media (max-width: 47.5em) and (pointer: coarse) { .a { font: 600 1rem/1.4 sans-serif; } }",
  "@container tongue2 (max-width: 35rem) { .a { font-size: 80%; } }",
  ".a {\n  /* stylelint-disable-next-line declaration-property-unit-disallowed-list -- Units of the drawing. */\n  font-size: 12px;\n}",
])("%s breaks no rule", async (code) => {
  expect(await brokenBy(code)).toEqual([]);
});

test("a rule is not disabled without a reason, and not where nothing breaks it", async () => {
  const disabled = `/* stylelint-disable-next-line ${TEXT} */`;
  expect(await brokenBy(`.a {\n  ${disabled}\n  font-size: 12px;\n}`)).toEqual([
    "--report-descriptionless-disables",
  ]);
  expect(
    await brokenBy(`.a {\n  /* stylelint-disable-next-line ${TEXT} -- Why. */\n  font-size: 1rem;\n}`),
  ).toEqual(["--report-needless-disables"]);
});

/** Sizes of text and media queries as code writes them: in a style, as a property of Mantine, in a media query. */
const IN_CODE = [
  /\b(?:fontSize|lineHeight|fz|lh)["']?\s*(?::|=\{?)\s*["'`][\d.]+(?:px|pt)["'`]/g,
  /\b(?:fontSize|fz)["']?:\s*[\d.]+\s*[,}\n]/g,
  /\bfz=(?:\{[\d.]+\}|"[\d.]+")/g,
  /\((?:min|max)-(?:width|height):[^)"]*px/g,
];
const inCode = (source: string) => IN_CODE.flatMap((form) => source.match(form) ?? []);

test.each([
  "style={{ fontSize: 12 }}",
  'style={{ color: "red", fontSize: "12px" }}',
  "styles={{ root: { lineHeight: '20px' } }}",
  "<Text fz={12}>",
  '<Text fz="12px">',
  '<Text lh="20px">',
  'useMediaQuery("(pointer: coarse), (max-width: 760px)")',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is looked at, not run.
  "useMediaQuery(`(min-width: ${width}px)`)",
])("%s has a size of text or a width in px", (code) => {
  expect(inCode(code)).toHaveLength(1);
});

test("no code has a size of text, or the width of a media query, in px", () => {
  const files = globSync("packages/{ui,web,admin}/src/**/*.{ts,tsx}");
  const found = files.flatMap((file) => inCode(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`));
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
