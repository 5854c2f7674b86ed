import { type Diagnosis, wholeDiagnosis } from "@meridian/core/contracts/visits/sections/diagnosis";
import { describe, expect, it } from "vitest";
import { evidenceName, evidenceOf } from "./evidence.ts";
import { changed, findOsteopathic, moved, withEntry, withExtension, without } from "./naming.ts";

const three: Diagnosis = ["A00", "B00", "C00"].reduce(
  (now, code) => withEntry(now, "icd", { code, title: code, en: code, pt: "" }),
  wholeDiagnosis({}),
);
const codes = ({ icd }: Diagnosis) => icd.map(({ code }) => code);

describe("a list of diagnoses", () => {
  it("contains each entry once", () => {
    expect(withEntry(three, "icd", { code: "A00", title: "again" })).toBe(three);
    expect(codes(three)).toEqual(["A00", "B00", "C00"]);
  });
  it("has one primary entry at most, whichever was chosen last", () => {
    const both = changed(changed(three, "icd", "A00", { primary: true }), "icd", "C00", { primary: true });
    expect(both.icd.filter(({ primary }) => primary).map(({ code }) => code)).toEqual(["C00"]);
  });
  it("has one extension of an axis such as the side, the last one chosen, and several places", () => {
    const one = (code: string, axis: "laterality" | "anatomy") => ({ code, axis, en: code, pt: code });
    const chosen = [
      one("XK8G", "laterality"),
      one("XA1", "anatomy"),
      one("XA2", "anatomy"),
      one("XK9K", "laterality"),
      one("XA1", "anatomy"),
    ].reduce<ReturnType<typeof withExtension>>((now, added) => withExtension(now, added), []);
    expect(chosen.map(({ code }) => code)).toEqual(["XA2", "XK9K", "XA1"]);
  });
  it.each([
    ["C00", -1, ["A00", "C00", "B00"]],
    ["A00", 1, ["B00", "A00", "C00"]],
    ["A00", -1, ["A00", "B00", "C00"]],
    ["C00", 1, ["A00", "B00", "C00"]],
  ] as const)("moves %s by %i", (id, by, order) => expect(codes(moved(three, "icd", id, by))).toEqual(order));
  it("restores a removed entry to its position, without a second primary one", () => {
    const first = changed(three, "icd", "B00", { primary: true });
    const { next, restore } = without(first, "icd", "B00");
    expect(codes(next)).toEqual(["A00", "C00"]);
    expect(restore(next)).toEqual(first);
    const meanwhile = changed(next, "icd", "C00", { primary: true });
    expect(restore(meanwhile).icd.filter(({ primary }) => primary)).toHaveLength(1);
    expect(restore(first)).toBe(first);
  });
});

describe("an older record", () => {
  it("gets the fields it lacks", () => {
    const old = wholeDiagnosis({ icd: [{ code: "M54.5", title: "Lombalgia" }], patterns: ["qi_deficiency"] });
    expect(old.patterns[0]).toMatchObject({ key: "qi_deficiency", certainty: "suspected", evidence: [] });
    expect(old.icd[0]).toMatchObject({ title: "Lombalgia", en: "" });
  });
});

describe("osteopathic findings", () => {
  it.each(["L4 restr", "restricted l4", "l4 restrição"])("are found by %s", (typed) => {
    expect(findOsteopathic(typed)).toContain("L4_restricted");
  });
});

describe("evidence", () => {
  it("lists the findings of the visit's sections in the user's language", () => {
    const held = [
      { section: "vital_signs", data: { values: { temperature: 38.2 } } },
      { section: "osteopathy", data: { segments: [{ segment: "L4", mobility: "restricted" }] } },
      { section: "diagnosis", data: { text: "Nothing of this" } },
    ] as const;
    const found = evidenceOf(
      held.map((one) => ({ section: one.section, data: { ...one.data } })),
      "en",
    );
    expect(found.map((one) => evidenceName(one, "en"))).toEqual([
      "L4, restricted",
      "Body temperature 38.2 °C",
    ]);
    expect(found.map((one) => evidenceName(one, "pt"))[0]).toBe("L4, com restrição");
  });
});
