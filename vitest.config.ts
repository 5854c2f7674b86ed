import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const node = {
  environment: "node" as const,
  globalSetup: ["packages/core/src/testing/engine.ts"],
  setupFiles: ["packages/core/src/testing/environment.ts"],
  pool: "forks" as const,
  // Beside the journeys a machine with two cores may take several times as long as alone.
  testTimeout: 60_000,
};

/** Tests of pure functions: they leave nothing behind, so one process may run them all instead of one each. */
const PURE = [
  "packages/core/src/{contracts,clinical,text,time,reference}/**/*.test.ts",
  "packages/{ui,web,admin}/src/**/*.test.ts",
];
/** Finds functions without a handler; needs no synthesis, unlike the other tests of the stacks. */
const HANDLERS = "stacks/test/handlers.test.ts";
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
 * Files named `*.isolated.test.ts(x)` have a process of their own, because they leave something behind: a changed
 * environment, a mocked module, a client's middleware, a page that was left. The others of a project share a few processes,
 * which load once what they import and start once what they use of the file store, the user pool, and the mail and text
 * services. In a page, `ui/src/testing/shared-window.ts` takes back what a file changed. `scripts/test-names.test.ts` checks
 * the names.
 */
const ISOLATED = ["**/*.isolated.test.{ts,tsx}"];
const NOT_SERVED = ["**/*.integration.test.ts", ...PURE];

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
      {
        test: {
          ...node,
          name: "unit",
          include: SERVED,
          exclude: [...NOT_SERVED, ...ISOLATED],
          isolate: false,
        },
      },
      {
        test: {
          ...node,
          name: "unit-isolated",
          include: ["packages/{core,functions}/src/**/*.isolated.test.ts", "scripts/**/*.isolated.test.ts"],
          exclude: NOT_SERVED,
        },
      },
      {
        test: {
          name: "rules",
          environment: "node",
          include: [...PURE, HANDLERS],
          exclude: [...PAGED, ...ISOLATED],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          ...browser,
          name: "browser",
          setupFiles: [...browser.setupFiles, "packages/ui/src/testing/shared-window.ts"],
          include: DRAWN,
          exclude: ISOLATED,
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          ...browser,
          name: "browser-isolated",
          include: ["packages/{ui,web,admin}/src/**/*.isolated.test.{ts,tsx}"],
        },
      },
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
          exclude: ["**/*.integration.test.ts", HANDLERS],
          pool: "forks",
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
