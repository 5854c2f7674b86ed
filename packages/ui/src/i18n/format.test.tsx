import { afterAll, beforeAll, expect, it } from "vitest";
import { formatDate } from "./format.ts";
import { setLanguage, startI18n } from "./i18n.ts";

beforeAll(() => startI18n("en"));
afterAll(() => setLanguage("en"));

it.each([
  ["en", "5 Sept 1994"],
  ["pt", "05/09/1994"],
] as const)("writes a short date in %s as %s", async (language, written) => {
  await setLanguage(language);
  expect(formatDate("1994-09-05")).toBe(written);
});
