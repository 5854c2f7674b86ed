import { describe, expect, it } from "vitest";

const files = import.meta.glob("../../../{ui,web,admin}/src/locales/{en,pt}/*.ts", {
  eager: true,
  import: "default",
});

/** Every key with the names it interpolates. */
function keysOf(texts: unknown, path = ""): Map<string, string> {
  if (typeof texts === "string") {
    return new Map([
      [
        path,
        [...texts.matchAll(/\{\{(\w+)/g)]
          .map(([, name]) => name)
          .sort()
          .join(),
      ],
    ]);
  }
  return new Map(
    Object.entries(texts as object).flatMap(([key, value]) => [
      ...keysOf(value, path === "" ? key : `${path}/${key}`),
    ]),
  );
}

/** Every text by its key. */
const sentencesOf = (texts: unknown, path = ""): [key: string, text: string][] =>
  typeof texts === "string"
    ? [[path, texts]]
    : Object.entries(texts as object).flatMap(([key, value]) =>
        sentencesOf(value, path === "" ? key : `${path}/${key}`),
      );

/** Their number is fixed or a limit and never one, or says which one of several it is. */
const ALWAYS_SEVERAL: readonly string[] = [
  "legal-texts/isPlanned",
  "messages/wording/length",
  "billing/receiptMade",
  "billing/several/oldest",
  "monitoring/course/days",
  "monitoring/marks/several",
  "monitoring/means/before",
  "monitoring/means/after",
  "ryodoraku/count",
  "scheduling/form/noneInDays",
  "tour/start/text",
];

const english = Object.keys(files).filter((file) => file.includes("/en/"));

describe("locales", () => {
  it.each(english)("%s has the same keys and figures in Portuguese", (file) => {
    const other = files[file.replace("/en/", "/pt/")];
    expect(other, "there is no Portuguese file").toBeDefined();
    expect(keysOf(other)).toEqual(keysOf(files[file]));
  });

  it("has no Portuguese file without an English one", () => {
    const portuguese = Object.keys(files).filter((file) => file.includes("/pt/"));
    expect(portuguese.map((file) => file.replace("/pt/", "/en/")).sort()).toEqual([...english].sort());
  });

  it("has forms for one wherever a number decides between singular and plural", () => {
    const counted = /\{\{(?:count|done|all|number|total)\}\}(?: (?:de|of) \{\{\w+\}\})? (\p{L}+s)\b/u;
    const found = Object.entries(files).flatMap(([file, texts]) =>
      [...sentencesOf(texts)]
        .filter(([key, text]) => !/_(one|other)$/.test(key) && counted.test(text))
        .map(([key]) => `${/([\w-]+)\.ts$/.exec(file)?.[1]}/${key}`),
    );
    expect([...new Set(found)].filter((key) => !ALWAYS_SEVERAL.includes(key))).toEqual([]);
  });

  it("never addresses anyone as você", () => {
    const portuguese = Object.entries(files).filter(([file]) => file.includes("/pt/"));
    for (const [file, texts] of portuguese) expect(JSON.stringify(texts), file).not.toMatch(/\bvocê/i);
  });
});
