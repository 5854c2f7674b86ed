import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(resolve(import.meta.dirname, "tokens.css"), "utf8");
const [lightCss = "", darkCss = ""] = css.split(':root[data-mantine-color-scheme="dark"]');
const tokensOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, color]) => [name, color]),
  );
const light = tokensOf(lightCss);
const schemes = { light, dark: { ...light, ...tokensOf(darkCss) } };

const expand = (hex: string) => (hex.length === 4 ? `#${[...hex.slice(1)].map((c) => c + c).join("")}` : hex);
function luminance(color: string) {
  const part = (start: number) => Number.parseInt(expand(color).slice(start, start + 2), 16) / 255;
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(part(1)) + 0.7152 * linear(part(3)) + 0.0722 * linear(part(5));
}
function contrast(a: string, b: string) {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ["paper", "card", "sunken", "hover"];
const pairs: [string, string, number][] = [
  ...["ink", "ink-2", "ink-3"].flatMap((ink) =>
    grounds.map((ground) => [ink, ground, 4.5] as [string, string, number]),
  ),
  ...["accent", "red", "amber", "blue", "green"].flatMap((tone): [string, string, number][] => [
    [tone, "paper", 4.5],
    [tone, "card", 4.5],
    [tone, `${tone}-bg`, 4.5],
    ["ink", `${tone}-bg`, 4.5],
  ]),
  ["line-strong", "card", 3],
  ["line-strong", "paper", 3],
  ["focus", "paper", 3],
  ["focus", "card", 3],
];

describe.each(Object.entries(schemes))("contrast in the %s scheme", (_, tokens) => {
  it.each(pairs)("%s on %s is at least %d", (front, back, least) => {
    expect(contrast(tokens[front] ?? "", tokens[back] ?? "")).toBeGreaterThanOrEqual(least);
  });

  it("white on the filled accent can be read", () => {
    expect(contrast("#ffffff", tokens["accent-fill"] ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});
