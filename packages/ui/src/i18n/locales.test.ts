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

  it("never addresses anyone as você", () => {
    const portuguese = Object.entries(files).filter(([file]) => file.includes("/pt/"));
    for (const [file, texts] of portuguese) expect(JSON.stringify(texts), file).not.toMatch(/\bvocê/i);
  });
});
