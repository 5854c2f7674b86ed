import { describe, expect, it } from "vitest";
import { farmGroups } from "../../reference/farm-groups.ts";
import { classesOfGroup, drugClasses, drugIndex, drugsOf } from "./drug-classes.ts";
import { drugs } from "./drug-names.ts";
import { interactions } from "./interactions.ts";
import { namedIn } from "./medicines.ts";

const listed = new Set(drugs.map(({ en }) => en));
const groups = new Set(farmGroups.map(({ code }) => code));

describe("classes of medicines", () => {
  it.each(drugClasses.map((one) => [one.key, one] as const))(
    "%s holds medicines that there are",
    (_, one) => {
      expect(drugsOf(one).length + one.unlisted.length).toBeGreaterThan(0);
      for (const name of one.drugs) expect(listed).toContain(name);
      for (const name of one.unlisted) expect(listed).not.toContain(name);
      for (const code of one.groups) expect(groups).toContain(code.replace("-", ""));
      expect(one.name.en && one.name.pt).toBeTruthy();
    },
  );

  it("leave one interaction without a listed medicine, which is stated", () => {
    const empty = drugClasses.filter((one) => drugsOf(one).length === 0);
    expect(empty.map(({ key }) => key)).toEqual(["levodopa_alone"]);
  });

  it("cover every interaction, and every class except one for techniques is used by one", () => {
    const keys = new Set(drugClasses.map(({ key }) => key));
    const asked = new Set(interactions.map(({ drugs: key }) => key));
    for (const key of asked) expect(keys).toContain(key);
    expect([...keys].filter((key) => !asked.has(key))).toEqual(["anticoagulants"]);
  });

  it.each([
    ["Warfarin", ["warfarin", "cyp2c9", "anticoagulants"]],
    ["Acenocoumarol", ["warfarin", "cyp2c9", "anticoagulants"]],
    ["Acetylsalicylic acid", ["antiplatelets"]],
    ["Clopidogrel", ["antiplatelets"]],
    ["Ibuprofen", ["cyp2c9", "nephrotoxic"]],
    ["Diclofenac (topical)", ["nsaid_topical"]],
    ["Ibuprofen", ["nsaid", "bleeding_risk"]],
    ["Ritonavir", ["cyp3a4_inhibitor"]],
    ["Apixaban", ["cyp3a4", "doac", "other_anticoagulants", "anticoagulants"]],
    ["Enoxaparin sodium", ["other_anticoagulants", "anticoagulants"]],
  ])("%s is of %j", (inn, expected) => {
    expect([...(drugIndex().classes.get(inn) ?? [])]).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ["4.3.1.3", ["antiplatelets"]],
    ["4.3.1", ["warfarin", "antiplatelets", "cyp2c9", "other_anticoagulants", "anticoagulants"]],
    ["99", []],
  ])("group %s may be of %j", (code, expected) => {
    expect([...classesOfGroup(code)]).toEqual(expect.arrayContaining(expected));
  });
});

describe("medicines in free text", () => {
  it.each([
    ["Varfarina 5 mg à noite, furosemida 40", ["Warfarin", "Furosemide"]],
    ["toma acido acetilsalicilico 100", ["Acetylsalicylic acid"]],
    ["WARFARIN", ["Warfarin"]],
    ["paracetamol + codeína", ["Codeine + paracetamol"]],
    ["Levodopa", ["Levodopa"]],
    ["levodopa/carbidopa", ["Levodopa + carbidopa"]],
    ["nothing of note", []],
    ["", []],
  ])("%s names %j", (text, expected) => {
    expect(namedIn(text).map(({ key }) => key)).toEqual(expected);
  });

  it("knows every medicine of the list by both its names", () => {
    const unknown = drugs.filter(({ en, pt }) => [en, pt].some((name) => namedIn(name).length === 0));
    expect(unknown.map(({ en }) => en)).toEqual([]);
  });
});
