import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * What outlives a test file: a changed environment, a mocked module, a client's middleware, a moved clock, a draft on the
 * device.
 */
const LEFT_BEHIND = new RegExp(
  [
    "testing/(secret-store|draft-keys)",
    "process\\.env\\.\\w+ = |delete process\\.env|middlewareStack|drafts/|draft_key|indexedDB|localStorage|matchMedia",
    "stubEnv|stubGlobal|vi\\.mock|useFakeTimers|resetModules",
  ].join("|"),
);

/** Tests that share a process with others. */
const shared = [
  ...globSync(["packages/{core,functions}/src/**/*.test.ts", "scripts/**/*.test.ts"]),
  ...globSync("packages/{ui,web,admin}/src/**/*.test.tsx"),
  ...globSync("packages/ui/src/{loading,drafts,api,pictures}/**/*.test.ts"),
].filter(
  (file) =>
    !/\.(isolated|integration)\.test\.|core\/src\/(contracts|clinical|text|time|reference)\//.test(file) &&
    !file.endsWith("scripts/test-names.test.ts"),
);

test.each(shared)("%s leaves nothing behind for the next test file", (file) => {
  expect(LEFT_BEHIND.exec(readFileSync(file, "utf8"))?.[0]).toBeUndefined();
});
