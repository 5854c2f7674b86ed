import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What outlives any test file: a changed environment, modules that are mocked or loaded anew. */
const CHANGED = ["process\\.env\\.\\w+ = |delete process\\.env|stubEnv", "vi\\.(mock|doMock)|resetModules"];
/** What outlives one on the local services: a secret of its own, a client's middleware, a moved clock, other globals. */
const LEFT_IN_SERVICES = ["testing/secret-store", "middlewareStack", "stubGlobal|useFakeTimers"];
/**
 * What outlives one in a page, although `ui/src/testing/shared-window.ts` takes back the rest: that the page was left, and what
 * a device without room refused.
 */
const LEFT_IN_PAGES = [
  "allowLeaving|onUserChanged|new-release-notice|useSignOut|endTour",
  "spyOn\\(IDBObjectStore",
];

const sharing = (patterns: string[], leftBehind: string[]) =>
  globSync(patterns)
    .filter(
      (file) =>
        !/\.(isolated|integration)\.test\.|core\/src\/(contracts|clinical|text|time|reference)\//.test(
          file,
        ) && !file.endsWith("scripts/test-names.test.ts"),
    )
    .map((file) => [file, new RegExp([...CHANGED, ...leftBehind].join("|"))] as const);

test.each([
  ...sharing(["packages/{core,functions}/src/**/*.test.ts", "scripts/**/*.test.ts"], LEFT_IN_SERVICES),
  ...sharing(
    [
      "packages/{ui,web,admin}/src/**/*.test.tsx",
      "packages/ui/src/{loading,drafts,api,pictures}/**/*.test.ts",
    ],
    LEFT_IN_PAGES,
  ),
])("%s leaves nothing behind for the next test file", (file, leftBehind) => {
  expect(leftBehind.exec(readFileSync(file, "utf8"))?.[0]).toBeUndefined();
});
