import { describe, expect, test } from "vitest";
import { findingName } from "../../clinical/finding-names.ts";
import {
  osteopathicTechniques,
  placeName,
  techniqueName,
  treatedPlaces,
} from "../../clinical/osteopathy/osteopathic-techniques.ts";
import { otherName, otherTreatmentTerms } from "../../clinical/treatments/other-treatments.ts";
import { carriedForward, hasAnyContent, isCopied, sections } from "./sections.ts";

const keysOf = (terms: readonly { key: string }[]) => terms.map(({ key }) => key);
const technique = { id: "technique1", technique: "hvla", places: ["L4"] };
const other = { id: "treatment1", key: "massage", name: "Massage" };
const custom = { id: "ctr_01K0DEM0000000000000000001", name: "Salt bath" };
const takes = (key: keyof typeof sections, ...items: object[]) =>
  sections[key].schema.safeParse({ items }).success;

describe.each([
  ["techniques", osteopathicTechniques],
  ["places", treatedPlaces],
  ["other treatments", otherTreatmentTerms],
] as const)("the list of %s", (_, terms) => {
  test("has each key once, and a name in both languages", () => {
    expect(new Set(keysOf(terms)).size).toBe(terms.length);
    for (const { en, pt } of terms) expect([en.trim(), pt.trim()]).not.toContain("");
  });
});

describe("osteopathic techniques", () => {
  test.each([
    ["of the list", technique, true],
    ["in words", { ...technique, technique: "", name: "Traction" }, true],
    ["with its place alone", { ...technique, technique: "" }, true],
    [
      "on a rib and an organ",
      { ...technique, places: ["R3_l", "liver"], side: "left", response: "improved" },
      true,
    ],
    ["unknown", { ...technique, technique: "magic" }, false],
    ["somewhere unknown", { ...technique, places: ["L9"] }, false],
    ["twice in one place", { ...technique, places: ["L4", "L4"] }, false],
    ["on an unknown side", { ...technique, side: "top" }, false],
    ["without an id", { ...technique, id: "" }, false],
  ])("%s", (_, item, taken) => expect(takes("osteopathic_treatment", item)).toBe(taken));

  test("what is carried over says nothing of how it went; the history knows the techniques", () => {
    const { schema, digest } = sections.osteopathic_treatment;
    const data = schema.parse({ items: [{ ...technique, response: "worse", note: "left" }, technique] });
    const first = carriedForward("osteopathic_treatment", data)?.items[0];
    expect(first).toMatchObject({ technique: "hvla", response: null, note: "" });
    expect(digest?.(data)).toEqual(["hvla"]);
    expect(findingName("osteopathic_treatment", "hvla", "pt")).toMatch(/^Thrust/);
  });
});

describe("other treatments", () => {
  test.each([
    ["of the list", other, true],
    ["of another module's list", { ...other, key: "gua_sha", module: "mtc", minutes: 10 }, true],
    ["in words", { ...other, key: "", name: "Mud pack" }, true],
    ["with a module that is not its own", { ...other, key: "gua_sha", module: "others" }, false],
    ["in words, of another module", { ...other, key: "", module: "mtc" }, false],
    ["unknown", { ...other, key: "magic" }, false],
    ["without a name", { ...other, name: " " }, false],
    ["of no time", { ...other, minutes: 0 }, false],
    ["of half a minute", { ...other, minutes: 0.5 }, false],
    ["of a day", { ...other, minutes: 481 }, false],
    ["of eight hours", { ...other, minutes: 480 }, true],
  ])("%s", (_, item, taken) => expect(takes("other_treatments", item)).toBe(taken));
});

test("a custom treatment stands once", () => {
  expect(takes("custom_treatments", custom)).toBe(true);
  expect(takes("custom_treatments", custom, custom)).toBe(false);
  expect(takes("custom_treatments", { ...custom, id: "salt" })).toBe(false);
});

test.each(["osteopathic_treatment", "other_treatments", "custom_treatments"] as const)(
  "%s is copied, and empty without an entry",
  (key) => {
    expect(isCopied(key)).toBe(true);
    expect(hasAnyContent(key, sections[key].schema.parse({}) as Record<string, unknown>)).toBe(false);
  },
);

test("names fall back on what was written, or on the key", () => {
  expect(techniqueName("", "en")).toBe("");
  expect(placeName("gone", "en")).toBe("gone");
  expect(otherName({ key: "gone", name: "Old" }, "pt")).toBe("Old");
  expect(otherName({ key: "heat", name: "Heat" }, "pt")).toBe("Calor");
});
