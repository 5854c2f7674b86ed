import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";

const { ALLOWED, DOMAIN, diagram } = createRequire(import.meta.url)("../.allowed-imports.cjs");
const ROOT = path.resolve(import.meta.dirname, "..");
const CORE = "packages/core/src";
const agents = readFileSync(path.join(ROOT, "AGENTS.md"), "utf8");

test("AGENTS.md shows the table that the import rules are made from", () => {
  expect(/^```imports\n([\s\S]*?)\n```$/m.exec(agents)?.[1]).toBe(diagram());
});

test("every folder of the table exists", () => {
  const folders = Object.keys(ALLOWED).filter((name) => name !== "<domain>");
  const missing = folders.filter(
    (name) => !existsSync(path.join(ROOT, name)) && !existsSync(path.join(ROOT, CORE, name)),
  );
  expect(missing).toEqual([]);
});

test("every folder of core is in the table, is a domain with an index, or is for tests", () => {
  const others = readdirSync(path.join(ROOT, CORE)).filter(
    (name) => !(name in ALLOWED) && name !== "testing",
  );
  expect(others.filter((name) => !existsSync(path.join(ROOT, CORE, name, "index.ts")))).toEqual([]);
  expect(others.filter((name) => !new RegExp(DOMAIN).test(`${CORE}/${name}/a.ts`))).toEqual([]);
});

test("every path in AGENTS.md leads to a file or folder", () => {
  const named = [...agents.matchAll(/`((?:[\w.-]+\/)+[\w.*-]*)`/g)].map(([, name]) => String(name));
  const roots = ["", "packages/", `${CORE}/`, "packages/web/src/features/", "packages/web/src/"];
  const missing = named.filter(
    (name) => !roots.some((root) => globSync(root + name, { cwd: ROOT }).length > 0),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
