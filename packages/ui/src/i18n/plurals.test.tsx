import i18next from "i18next";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setLanguage, startI18n } from "./i18n.ts";

beforeAll(async () => {
  await startI18n("en");
  for (const [language, one, other] of [
    ["en", "{{count}} thing", "{{count}} things"],
    ["pt", "{{count}} coisa", "{{count}} coisas"],
  ] as const)
    i18next.addResourceBundle(language, "ui", { counted_one: one, counted_other: other }, true);
});
afterAll(() => setLanguage("en"));

it.each([
  ["en", ["0 things", "1 thing", "2 things"]],
  ["pt", ["0 coisas", "1 coisa", "2 coisas"]],
] as const)("counts as one does in %s, none being many", async (language, said) => {
  await setLanguage(language);
  const count = i18next.t as (key: string, options: { count: number }) => string;
  expect([0, 1, 2].map((number) => count("counted", { count: number }))).toEqual(said);
});
