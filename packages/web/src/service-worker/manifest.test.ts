import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../../public/manifest.json" with { type: "json" };

const publicFile = (path: string) => readFileSync(join(import.meta.dirname, "../../public", path));

/** Width and height stand at fixed places of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("every icon of the installed app is there, in the size that is said of it", () => {
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  expect(pictures.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    "any 192x192",
    "any 512x512",
    "maskable 512x512",
  ]);
  for (const { src, sizes } of pictures) expect(sizeOf(publicFile(src))).toBe(sizes);
});

test("the app's document names the manifest and the icon of phones; the patients' pages do not", () => {
  const linked = (page: string) => {
    const html = readFileSync(join(import.meta.dirname, "../..", page), "utf8");
    return [...html.matchAll(/<link rel="(manifest|apple-touch-icon)" href="([^"]+)"/g)].map(
      ([, , href]) => href,
    );
  };
  const links = linked("index.html");
  expect(links).toHaveLength(2);
  for (const link of links) expect(publicFile(link ?? "").length).toBeGreaterThan(100);
  expect(["monitoring.html", "consent.html"].flatMap(linked)).toEqual([]);
});
