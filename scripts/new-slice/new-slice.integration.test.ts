import { execFileSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSlice } from "./new-slice.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const tree = mkdtempSync(path.join(tmpdir(), "meridian-slice-"));
/** The files that the slices made or changed. */
const written = new Set<string>();
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const NOT_COPIED = new Set([
  "node_modules",
  "dist",
  ".git",
  ".local",
  ".build",
  ".bench",
  ".sst",
  "test-results",
]);

/** Installed packages as links, so that only the product's own are those of the copy. */
function linkPackages(folder: string) {
  const from = path.join(ROOT, folder, "node_modules");
  const to = path.join(tree, folder, "node_modules");
  mkdirSync(to, { recursive: true });
  for (const name of globSync("*", { cwd: from }))
    if (name === "@meridian")
      cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.join(from, name), path.join(to, name));
}

beforeAll(() => {
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.has(name))
      cpSync(path.join(ROOT, name), path.join(tree, name), {
        recursive: true,
        filter: (file) => !NOT_COPIED.has(path.basename(file)),
      });
  for (const folder of ["", "packages/core", "packages/functions"]) linkPackages(folder);
  symlinkSync(path.join(ROOT, "node_modules/.bin"), path.join(tree, "node_modules/.bin"));
});

/** What a command of the copy printed. Throws with it where the command failed. */
function run(command: string, ...options: string[]): string {
  const {
    VITEST: _,
    VITEST_MODE: _mode,
    VITEST_POOL_ID: _pool,
    VITEST_WORKER_ID: _worker,
    ...env
  } = process.env;
  try {
    return execFileSync(command, options, { cwd: tree, env, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${options.join(" ")}\n${stdout}\n${stderr}`);
  }
}
const bin = (name: string) => path.join(tree, "node_modules/.bin", name);

describe("a slice made from the templates", () => {
  test("refuses names no file could have, and writes nothing", () => {
    expect(() => newSlice(tree, { domain: "Big equipment", thing: "device" })).toThrow(/one word/);
    expect(() => newSlice(tree, { domain: "equipment", thing: "Device" })).toThrow(/lower-case/);
    expect(() => newSlice(tree, { domain: "equipment", thing: "sheep", plural: "sheep" })).toThrow(/plural/);
    expect(globSync("packages/**/equipment", { cwd: tree })).toEqual([]);
  });

  test("is made in a new domain, and a second one beside it", () => {
    const first = newSlice(tree, { domain: "equipment", thing: "device", pt: "aparelho,aparelhos" });
    expect(first.made).toContain("packages/core/src/equipment/index.ts");
    const second = newSlice(tree, { domain: "equipment", thing: "spare-battery" });
    expect(second.changed).toContain("packages/core/src/equipment/index.ts");
    const third = newSlice(tree, { domain: "timers", thing: "timer-sound" });
    expect(third.changed).toContain("packages/web/src/app/routes/timers/screens.ts");
    for (const { made, changed } of [first, second, third])
      for (const file of [...made, ...changed]) written.add(file);
  });

  test("is not made twice", () => {
    const before = readFileSync(path.join(tree, "packages/core/src/contracts/all.ts"), "utf8");
    expect(() => newSlice(tree, { domain: "equipment", thing: "device" })).toThrow(/there already/);
    expect(readFileSync(path.join(tree, "packages/core/src/contracts/all.ts"), "utf8")).toBe(before);
  });

  test("passes format", () => {
    run(bin("biome"), "check", "--error-on-warnings", "--files-ignore-unknown=true", ...written);
  }, 300_000);
  // In the whole run these three also check the product itself: see scripts/test.ts.
  test("passes types, as the whole product does", () => {
    run(bin("tsc"), "--noEmit", "-p", "tsconfig.json", "--checkers", "1");
  }, 300_000);
  test("passes import rules, as the whole product does", () => {
    run(process.execPath, "scripts/imports.ts", "packages", "stacks", "scripts", "e2e", "sst.config.ts");
  }, 300_000);
  test("passes the search for unused code, as the whole product does", () => {
    run(bin("knip"));
  }, 300_000);

  test("passes its own tests and those that look at every route and text", () => {
    const files = [
      "devices",
      "spare-batteries",
      "timer-sounds",
      "packages/ui/src/i18n/locales.test.ts",
      "scripts/openapi.test.ts",
      "scripts/test-names.test.ts",
    ];
    run(bin("vitest"), "run", ...files, "--reporter=json", "--outputFile=slice-tests.json");
    const report = JSON.parse(readFileSync(path.join(tree, "slice-tests.json"), "utf8"));
    const { numPassedTests, numFailedTests, testResults } = report;
    expect(numFailedTests).toBe(0);
    expect(numPassedTests).toBeGreaterThan(50);
    expect(testResults.length).toBeGreaterThanOrEqual(12);
  }, 300_000);

  test("has its rows in the permission matrix", () => {
    run(
      bin("vitest"),
      "run",
      "packages/functions/src/permissions/matrix-",
      "-t",
      "device|every route has a row",
    );
  }, 300_000);
});
