import { globSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const node = {
  environment: "node" as const,
  globalSetup: ["packages/core/src/testing/engine.ts"],
  setupFiles: ["packages/core/src/testing/environment.ts"],
  pool: "forks" as const,
};

/** Tests of pure functions: they leave nothing behind, so one process may run them all instead of one each. */
const PURE = [
  "packages/core/src/{contracts,clinical,text,reference}/**/*.test.ts",
  "packages/{ui,web,admin}/src/**/*.test.ts",
];
/** Those that need a page, or the texts of one, although nothing of them is drawn. */
const PAGED = [
  "packages/*/src/app/guards.test.ts",
  "packages/ui/src/{loading,drafts,api,pictures}/**/*.test.ts",
  "packages/web/src/**/tongue/words.test.ts",
];

/** Tests on the local database, and those that draw something in a page. */
const SERVED = ["packages/{core,functions}/src/**/*.test.ts", "scripts/**/*.test.ts"];
const DRAWN = ["packages/{ui,web,admin}/src/**/*.test.tsx", ...PAGED];
/**
 * What lives on after the test file that did it: another service's address, a changed environment, a mocked module, a
 * client's middleware, a moved clock, a draft on the device. Such a file has a process of its own; the others of a
 * project run one after the other in two, which load what they import once.
 */
const TRACES =
  /testing\/(local-identity|local-files|notification-fixtures|fault-proxy)|process\.env\.|middlewareStack|drafts\/|draft_key|indexedDB|localStorage|matchMedia|stubEnv|stubGlobal|vi\.mock|useFakeTimers|resetModules/;

function filesOf(include: string[], exclude: string[]) {
  const files = globSync(include, { exclude });
  const alone = files.filter((file) => TRACES.test(readFileSync(file, "utf8")));
  return { alone, together: files.filter((file) => !alone.includes(file)) };
}
const served = filesOf(SERVED, ["**/*.integration.test.ts", ...PURE]);
const drawn = filesOf(DRAWN, []);
const browser = {
  environment: "jsdom" as const,
  setupFiles: ["packages/ui/src/testing/setup.ts"],
  // Longer than what a test waits for one thing.
  testTimeout: 40_000,
};

export default defineConfig({
  test: {
    // The smallest machine it runs on has two cores; one would leave the other idle.
    maxWorkers: 2,
    projects: [
      { test: { ...node, name: "unit", include: served.together, isolate: false, testTimeout: 20_000 } },
      { test: { ...node, name: "unit-alone", include: served.alone, testTimeout: 20_000 } },
      {
        test: {
          name: "rules",
          environment: "node",
          include: PURE,
          exclude: PAGED,
          isolate: false,
          testTimeout: 20_000,
        },
      },
      { plugins: [react()], test: { ...browser, name: "browser", include: drawn.together, isolate: false } },
      { plugins: [react()], test: { ...browser, name: "browser-alone", include: drawn.alone } },
      {
        test: {
          name: "integration",
          environment: "node",
          include: ["**/*.integration.test.ts"],
          exclude: ["**/node_modules/**"],
          pool: "forks",
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "stacks",
          environment: "node",
          include: ["stacks/test/*.test.ts"],
          exclude: ["**/*.integration.test.ts"],
          pool: "forks",
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
