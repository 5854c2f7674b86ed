import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { zodWithoutCompiling } from "./zod-without-compiling.ts";

const file = join(dirname(createRequire(import.meta.url).resolve("zod")), "v4/core/core.js");
const transform = zodWithoutCompiling().transform as (code: string, id: string) => { code: string } | null;

test("zod compiles nothing in a browser", () => {
  const { code } = transform(readFileSync(file, "utf8"), `${file}?v=1`) ?? { code: "" };
  expect(code).toContain("__zod_globalConfig = { jitless: true }");
});

test("another version of zod is noticed, and other files are left alone", () => {
  expect(() => transform("export const settings = {};", file)).toThrow(/not where they were/);
  expect(transform("x", "/app/zod/v4/core/schemas.js")).toBeNull();
});
