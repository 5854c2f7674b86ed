import { describe, expect, test } from "vitest";
import { baseOf, loadBases } from "../../catalogues/bases.ts";
import { entryKey } from "../../contracts/catalogues/catalogue-schemas.ts";
import { drawnFindings } from "../tongue/drawn-words.ts";
import { isUsual, tongueCodeName, tongueDescriptor } from "../tongue/tongue-terms.ts";
import { retiredIn, termCode, termKey, wordsIn } from "./term-words.ts";

await loadBases(["pulse", "tongue"]);

const unreviewed = { review: "unreviewed", reviewed_on: null, reference: "" } as const;
const wan = {
  key: "body-color--pale",
  retired: false,
  ...unreviewed,
  fields: {
    name: { en: "Wan", pt: "Esbranquiçada" },
    phrase: { en: "wan body", pt: "corpo esbranquiçado" },
    meaning: { en: "cold", pt: "frio" },
  },
};
const retired = { ...wan, key: "body-color--red", fields: null, retired: true };

describe.each(["pulse", "tongue"] as const)("the base of %s", (catalogue) => {
  const rows = baseOf(catalogue).rows();

  test("has keys that an address may hold and that name their codes", () => {
    for (const { key } of rows) {
      expect(entryKey.safeParse(key).success, key).toBe(true);
      expect(termKey(termCode(key))).toBe(key);
    }
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test("is worded in both languages", () => {
    for (const { key, fields } of rows) {
      const { name, meaning } = fields as Record<string, { en: string; pt: string }>;
      expect(name?.en && name.pt, key).toBeTruthy();
      expect(Boolean(meaning?.en), key).toBe(Boolean(meaning?.pt));
    }
  });
});

test("every unusual finding of the tongue has a meaning, and no normal one", () => {
  for (const { key, fields } of baseOf("tongue").rows())
    expect((fields.meaning as { en: string }).en === "", key).toBe(isUsual(termCode(key)));
});

test("changed words are read in place of the product's own, those of the named codes only", () => {
  const words = wordsIn("tongue", [wan, retired]);
  expect(words).toEqual({ "body_color.pale": { name: wan.fields.name, phrase: wan.fields.phrase } });
  expect(tongueCodeName("body_color.pale", "pt", words)).toBe("Cor do corpo: esbranquiçada");
  expect(tongueCodeName("body_color.red", "pt", words)).toBe("Cor do corpo: vermelha");
  expect(tongueDescriptor("body_color.wan", words)).toBeUndefined();
  expect(wordsIn("tongue", [wan], new Set(["body_color.red"]))).toEqual({});
  const drawn = { shape: "round", size: "medium", top: [], under: [] } as const;
  expect(drawnFindings(drawn, "en", words)).toEqual([]);
  expect([...retiredIn([wan, retired])]).toEqual(["body_color.red"]);
});
