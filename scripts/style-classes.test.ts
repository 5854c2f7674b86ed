import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Classes that the code chooses by a value, as in `classes[tone]`. */
const CHOSEN_BY_VALUE: Record<string, readonly string[]> = {
  "packages/ui/src/states/states.module.css": ["amber", "blue", "green", "jade", "red"],
  "packages/web/src/features/visit/safety/safety.module.css": ["caution", "note"],
};

type Use = { file: string; name: string };

/** The classes that code takes from each style sheet, by the sheet's path. */
const uses = new Map<string, Use[]>();
for (const file of globSync("packages/{ui,web,admin}/src/**/*.{ts,tsx}")) {
  const source = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [, local, path] of source.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)) {
    const sheet = path?.startsWith("@meridian/ui/")
      ? path.replace("@meridian/ui/", "packages/ui/src/")
      : join(dirname(file), path ?? "");
    // A slash before it: the path of a sheet, which is no use of a class.
    const found = [...source.matchAll(new RegExp(`(?<![\\w./-])${local}\\??\\.(\\w+)`, "g"))];
    uses.set(sheet, [...(uses.get(sheet) ?? []), ...found.map(([, name]) => ({ file, name: name ?? "" }))]);
  }
}

/** The classes that a style sheet defines. */
function classesOf(sheet: string): Set<string> {
  const css = readFileSync(sheet, "utf8").replace(
    /\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^)]*\)|url\([^)]*\)/g,
    "",
  );
  return new Set([...css.matchAll(/(?<!\d)\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? ""));
}

test.each(globSync("packages/{ui,web,admin}/src/**/*.module.css"))(
  "%s defines the classes in use",
  (sheet) => {
    const defined = classesOf(sheet);
    const used = uses.get(sheet) ?? [];
    expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
    const names = new Set([...used.map(({ name }) => name), ...(CHOSEN_BY_VALUE[sheet] ?? [])]);
    expect([...defined].filter((name) => !names.has(name))).toEqual([]);
  },
);
