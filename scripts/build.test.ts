import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { appSources } from "./build.ts";

const IMPORTED = /from "@meridian\/core\/((?!testing\/)[\w-]+\/[\w/-]+)"/g;

test("the apps are built again after a change of any file they import from core", () => {
  const sources = new Set(appSources());
  const files = globSync("packages/{web,admin,ui}/src/**/*.{ts,tsx}");
  const imported = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(IMPORTED)].map(([, name]) => `packages/core/src/${name}.ts`),
  );
  expect(imported.length).toBeGreaterThan(100);
  expect([...new Set(imported)].filter((file) => !sources.has(file))).toEqual([]);
});
