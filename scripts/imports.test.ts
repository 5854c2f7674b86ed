import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const tree = mkdtempSync(path.join(tmpdir(), "meridian-imports-"));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** A small product that follows every rule. */
const GOOD: Record<string, string[]> = {
  "packages/core/src/contracts/a.ts": [],
  "packages/core/src/platform/p.ts": ["../contracts/a.ts", "@aws-sdk/client-s3"],
  "packages/core/src/db/d.ts": ["../platform/p.ts", "electrodb", "@aws-sdk/client-s3"],
  "packages/core/src/one/index.ts": ["./one.service.ts"],
  "packages/core/src/one/one.service.ts": ["../db/d.ts", "../two/index.ts"],
  "packages/core/src/one/one.test.ts": ["../testing/x.ts", "./one.service.ts", "../two/two.entity.ts"],
  "packages/core/src/two/index.ts": ["./two.entity.ts"],
  "packages/core/src/two/two.entity.ts": ["electrodb", "../contracts/a.ts"],
  "packages/core/src/testing/x.ts": [],
  "packages/functions/src/http/handle.ts": ["../../../core/src/platform/p.ts"],
  "packages/functions/src/routes/one/get.ts": ["../../http/handle.ts", "../../../../core/src/one/index.ts"],
  "packages/functions/src/routes/one/list.ts": [],
  "packages/ui/src/u.tsx": ["../../core/src/contracts/a.ts"],
  "packages/web/src/features/f/a.tsx": ["../../../../ui/src/u.tsx"],
  "packages/web/src/features/g/a.tsx": [],
  "packages/web/src/app/r.tsx": ["../features/f/a.tsx", "../features/g/a.tsx"],
  "packages/admin/src/app/r.tsx": ["../../../ui/src/u.tsx"],
  "stacks/s.ts": ["../packages/core/src/contracts/a.ts", "aws-cdk-lib"],
  "scripts/x.ts": ["../packages/core/src/one/index.ts", "@aws-sdk/client-s3"],
};

/** Rule, the file that breaks it, and what that file imports. */
const BAD: [rule: string, file: string, ...imports: string[]][] = [
  ["contracts-only-zod", "packages/core/src/contracts/bad-1.ts", "ulid"],
  ["contracts-only-zod", "packages/core/src/contracts/bad-2.ts", "../platform/p.ts"],
  ["clinical-is-pure", "packages/core/src/clinical/bad.ts", "../platform/p.ts"],
  ["text-imports-its-library", "packages/core/src/text/bad.ts", "../contracts/a.ts"],
  ["time-imports-its-library", "packages/core/src/time/bad.ts", "../contracts/a.ts"],
  ["zones-in-time", "packages/core/src/one/bad-6.ts", "temporal-polyfill"],
  ["platform-only-contracts", "packages/core/src/platform/bad-1.ts", "../db/d.ts"],
  ["platform-only-contracts", "packages/core/src/platform/bad-2.ts", "../one/index.ts"],
  ["db-only-contracts-and-platform", "packages/core/src/db/bad.ts", "../one/index.ts"],
  ["table-imports-nothing", "packages/core/src/db/table.ts", "../contracts/a.ts"],
  ["reference-is-data", "packages/core/src/reference/bad.ts", "../platform/p.ts"],
  ["domain-imports", "packages/core/src/one/bad-1.ts", "../../../ui/src/u.tsx"],
  ["domain-index-only", "packages/core/src/one/bad-2.ts", "../two/two.entity.ts"],
  ["entity-imports", "packages/core/src/one/bad.entity.ts", "../platform/p.ts"],
  ["electrodb-in-entities-and-db", "packages/core/src/one/bad-3.ts", "electrodb"],
  ["aws-clients-in-platform-and-db", "packages/core/src/one/bad-4.ts", "@aws-sdk/client-s3"],
  ["testing-for-tests-only", "packages/core/src/one/bad-5.ts", "../testing/x.ts"],
  ["functions-imports", "packages/functions/src/routes/one/bad-1.ts", "../../../../core/src/db/d.ts"],
  [
    "functions-imports",
    "packages/functions/src/routes/one/bad-2.ts",
    "../../../../core/src/one/one.service.ts",
  ],
  ["functions-know-no-database", "packages/functions/src/routes/one/bad-3.ts", "electrodb"],
  ["functions-know-no-database", "packages/functions/src/http/bad.ts", "@aws-sdk/client-s3"],
  ["routes-stand-alone", "packages/functions/src/routes/one/bad-4.ts", "./list.ts"],
  ["ui-imports", "packages/ui/src/bad-1.ts", "../../core/src/platform/p.ts"],
  ["ui-imports", "packages/ui/src/bad-2.ts", "../../web/src/app/r.tsx"],
  ["web-imports", "packages/web/src/bad-1.ts", "../../core/src/platform/p.ts"],
  ["admin-imports", "packages/admin/src/bad.ts", "../../web/src/app/r.tsx"],
  ["features-do-not-know-each-other", "packages/web/src/features/f/bad-1.ts", "../g/a.tsx"],
  ["visit-knows-scheduling-only", "packages/web/src/features/visit/bad.tsx", "../g/a.tsx"],
  ["features-do-not-know-the-app", "packages/web/src/features/f/bad-2.ts", "../../app/r.tsx"],
  ["stacks-imports", "stacks/bad-1.ts", "../packages/core/src/one/index.ts"],
  ["stacks-imports", "stacks/bad-2.ts", "../packages/core/src/db/d.ts"],
  ["nobody-imports-stacks", "packages/web/src/bad-2.ts", "../../../stacks/s.ts"],
  ["no-vague-files", "packages/ui/src/bad-3.ts", "./helpers.ts"],
  ["no-vague-files-alone", "packages/ui/src/utils.ts"],
  ["no-vague-files-importing", "packages/ui/src/shared/q.ts", "../u.tsx"],
  ["no-barrels", "packages/web/src/features/g/bad.ts", "./index.ts"],
  ["no-barrels-alone", "packages/web/src/features/f/index.ts"],
  ["no-barrels-importing", "packages/core/src/platform/index.ts", "./p.ts"],
  ["no-cycles", "packages/core/src/contracts/b.ts", "./c.ts"],
  ["no-cycles-between-domains", "packages/core/src/four/index.ts", "../three/index.ts"],
  ["resolvable", "packages/ui/src/bad-4.ts", "./nowhere.ts"],
  ["declared-dependencies", "packages/core/src/platform/bad-3.ts", "vitest"],
];
const ALSO: Record<string, string[]> = {
  "packages/ui/src/helpers.ts": [],
  "packages/web/src/features/g/index.ts": [],
  "packages/core/src/contracts/c.ts": ["./b.ts"],
  "packages/core/src/three/index.ts": ["../four/index.ts"],
};

type Violation = { from: string; rule: { name: string } };

function violations(files: Record<string, string[]>): Violation[] {
  for (const folder of ["packages", "stacks", "scripts"])
    rmSync(path.join(tree, folder), { recursive: true, force: true });
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    const lines = imports.map((name) => `import ${JSON.stringify(name)};`);
    writeFileSync(path.join(tree, file), `${lines.join("\n")}\nexport const held = 1;\n`);
  }
  const command = [
    path.join(ROOT, "scripts/imports.ts"),
    "--output-type",
    "json",
    "packages",
    "stacks",
    "scripts",
  ];
  const printed = execFileSync(process.execPath, command, {
    cwd: tree,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(printed).summary.violations;
}

for (const file of [".dependency-cruiser.cjs", ".allowed-imports.cjs"])
  cpSync(path.join(ROOT, file), path.join(tree, file));
symlinkSync(path.join(ROOT, "node_modules"), path.join(tree, "node_modules"));
writeFileSync(
  path.join(tree, "package.json"),
  JSON.stringify({
    type: "module",
    dependencies: {
      zod: "*",
      electrodb: "*",
      "aws-cdk-lib": "*",
      "@aws-sdk/client-s3": "*",
      ulid: "*",
      "temporal-polyfill": "*",
    },
    devDependencies: { vitest: "*" },
  }),
);

describe("the import rules", () => {
  test("accept a product without violations", () => {
    expect(violations({ ...GOOD, "packages/core/src/db/table.ts": [] })).toEqual([]);
  });

  const found = violations({
    ...GOOD,
    ...ALSO,
    ...Object.fromEntries(BAD.map(([, file, ...imports]) => [file, imports])),
  });
  test.each(BAD)("%s refuses %s", (rule, file) => {
    expect(found.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
  });

  test("are all covered by a file that violates them", async () => {
    const rules = (await import(path.join(ROOT, ".dependency-cruiser.cjs"))).default.forbidden;
    const proven = new Set(BAD.map(([rule]) => rule));
    expect(
      rules.map(({ name }: { name: string }) => name).filter((name: string) => !proven.has(name)),
    ).toEqual([]);
  });
});
