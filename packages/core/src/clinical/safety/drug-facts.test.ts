import { describe, expect, it, test } from "vitest";
import { safetyFacts } from "../../reference/safety-facts.ts";
import { medicationOf, safetyRecord, substancesOf } from "../../testing/safety-record.ts";
import { NOTHING_PUBLISHED, type PublishedOverlays } from "../catalogues/catalogues.ts";
import type { DrugFields } from "../catalogues/descriptions/drugs.ts";
import { checkSafety } from "./check.ts";
import { baseDrugs, drugFacts } from "./drug-facts.ts";
import { addedDrugKeys, drugKey } from "./drug-keys.ts";

const medicine = (over: Partial<DrugFields> = {}): DrugFields => ({
  inn: "Demolol",
  name_pt: "Demolol PT",
  substances: [],
  classes: [],
  group: "",
  atc: "",
  ...over,
});

/** The check of danshen with a medicine, where the back office has written these. */
function verdictWith(inn: string, added: readonly DrugFields[], changed: readonly DrugFields[] = []) {
  const record = safetyRecord({
    sections: { medication: medicationOf({ inn }), substances: substancesOf({ danshen: 9 }) },
  });
  const review = { retired: false, review: "unreviewed", reviewed_on: null, reference: "" } as const;
  const published: PublishedOverlays = {
    ...NOTHING_PUBLISHED,
    drugs: changed.map((fields) => ({ key: drugKey(fields), fields, ...review })),
  };
  return checkSafety(record, safetyFacts(new Map(), published, added));
}
const severitiesWith = (...parts: Parameters<typeof verdictWith>) =>
  verdictWith(...parts).hits.flatMap(({ rule, severity }) =>
    rule.startsWith("interaction:") ? [severity] : [],
  );
const shipped = (inn: string) => {
  const found = baseDrugs().find(({ fields }) => fields.inn === inn);
  if (!found) throw new Error(inn);
  return found.fields;
};

describe("a medicine that was added", () => {
  it.each([
    ["of a class that an interaction names", { classes: ["warfarin"] }],
    ["that contains a medicine of the class", { substances: ["Warfarin"] }],
    ["of a group whose medicines have the class", { group: "4.3.1.2" }],
  ])("%s is warned of", (_, over) => {
    expect(severitiesWith("Demolol", [medicine(over)])).toContain("serious");
  });

  it.each([
    ["of no class", {}],
    ["of another class", { classes: ["quinolones"] }],
    ["of a class of its own in a group of others", { classes: ["quinolones"], group: "4.3.1.2" }],
  ])("%s is not", (_, over) => {
    expect(severitiesWith("Demolol", [medicine(over)])).toEqual([]);
    expect(verdictWith("Demolol", [medicine(over)]).notChecked).not.toContainEqual(
      expect.objectContaining({ aspect: "medicine" }),
    );
  });

  it("is reported as not checked where nothing is published of it", () => {
    const { notChecked } = verdictWith("Demolol", []);
    expect(notChecked).toContainEqual({ aspect: "medicine", subjects: [{ en: "Demolol", pt: "Demolol" }] });
  });
});

describe("a medicine of the product", () => {
  it("warns by the classes that were published for it", () => {
    expect(severitiesWith("Warfarin", [])).toContain("serious");
    expect(severitiesWith("Warfarin", [], [{ ...shipped("Warfarin"), classes: ["quinolones"] }])).toEqual([]);
    expect(severitiesWith("Metformin", [], [{ ...shipped("Metformin"), classes: ["warfarin"] }])).toContain(
      "serious",
    );
  });

  it("warns alike where it was reviewed without a change", () => {
    for (const { fields } of baseDrugs())
      expect(severitiesWith(fields.inn, [], [fields]), fields.inn).toEqual(severitiesWith(fields.inn, []));
  });
});

test("a medicine counts as what it contains by its name too", () => {
  const { classes } = drugFacts(medicine({ substances: ["Warfarin"], classes: ["demo"] }));
  expect(classes).toEqual(new Set(["demo", "Warfarin", ...shipped("Warfarin").classes]));
});

test("the keys of added medicines are those that the product does not ship, each once", () => {
  const items = ["Warfarin", "Demolol Forte", "demolol forte", ""].map((inn) => ({ inn }));
  expect(addedDrugKeys(items)).toBe("demolol-forte");
});
