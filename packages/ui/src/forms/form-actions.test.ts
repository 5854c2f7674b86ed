import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const packages = join(import.meta.dirname, "../../..");

function sources(folder: string): string[] {
  return readdirSync(join(packages, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return path.endsWith(".tsx") && !path.endsWith(".test.tsx") ? [path] : [];
  });
}

it("the main button is the first below every form", () => {
  const blocks = ["ui/src", "web/src", "admin/src"]
    .flatMap(sources)
    .flatMap((file) =>
      [
        ...readFileSync(join(packages, file), "utf8").matchAll(/<FormActions>\s*([\s\S]*?)<\/FormActions>/g),
      ].map(([, inside = ""]) => ({ file, inside })),
    );
  expect(blocks.length).toBeGreaterThan(40);
  const isMain = (inside: string) => /^<SubmitButton|^<Button(?![^>]*variant=)/.test(inside);
  // Where several buttons send a form they are drawn by a component of their own.
  const others = blocks.filter(({ inside }) => /<SubmitButton|<Button/.test(inside) && !isMain(inside));
  expect(others.map(({ file }) => file)).toEqual([]);
});
