import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { zodWithoutCompiling } from "./zod-without-compiling.ts";

const file = join(dirname(createRequire(import.meta.url).resolve("zod")), "v4/core/core.js");
const transform = zodWithoutCompiling().transform as (code: string, id: string) => { code: string } | null;

test("switches off zod's compiler", () => {
  const { code } = transform(readFileSync(file, "utf8"), `${file}?v=1`) ?? { code: "" };
  expect(code).toContain("__zod_globalConfig = { jitless: true }");
});

test("fails on an unknown version of zod, and leaves other files alone", () => {
  expect(() => transform("export const settings = {};", file)).toThrow(/not where they were/);
  expect(transform("x", "/app/zod/v4/core/schemas.js")).toBeNull();
});
