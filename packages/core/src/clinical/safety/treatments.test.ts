import { describe, expect, it } from "vitest";
import { appliedTechnique } from "../../contracts/visits/sections/osteopathic-treatment.ts";
import { chosenSupplement } from "../../contracts/visits/sections/supplements.ts";
import { checked, rulesOf } from "../../testing/safety-record.ts";

const techniques = (...keys: string[]) => ({
  items: keys.map((technique, at) => appliedTechnique.parse({ id: `technique${at}`, technique })),
});

describe("osteopathic techniques", () => {
  it.each([
    ["hvla", { alerts: "Osteoporose" }, ["technique.osteoporosis:hvla"]],
    ["hvla", { medication: "Varfarina" }, ["technique.thinned:hvla"]],
    ["hvla", { alerts: "Hemofilia" }, ["technique.bleeding:hvla"]],
    ["hvla", { pregnant: true }, ["technique.pregnancy:hvla"]],
    ["cv4", { pregnant: true }, ["technique.pregnancy:cv4"]],
    ["visceral", { pregnant: true }, ["technique.pregnancy:visceral"]],
    ["hvla", { alerts: "Asthma", medication: "Paracetamol" }, []],
    ["soft_tissue", { alerts: "Osteoporosis", pregnant: true }, []],
  ])("%s for %j: %j", (technique, patient, expected) => {
    const sections = { osteopathic_treatment: techniques(technique) };
    expect(rulesOf({ sections, patient })).toEqual(expected);
  });

  it("are not checked without a rule; neither is a thrust without a recorded history", () => {
    const aspects = (technique: string) =>
      checked({ sections: { osteopathic_treatment: techniques(technique) } }).notChecked.map(
        ({ aspect }) => aspect,
      );
    expect(aspects("still")).toContain("techniques");
    expect(aspects("hvla")).toContain("history");
  });
});

describe("vitamins and minerals", () => {
  const supplement = (id: string, key: string, amount: number, units = 1) =>
    chosenSupplement.parse({
      id,
      kind: "product",
      name: "Capsules",
      contains: [key],
      units,
      nutrients: [{ key, amount }],
    });
  const found = (...items: ReturnType<typeof supplement>[]) =>
    checked({ sections: { supplements: { items } } });

  it("are added up over all supplements, against an adult's upper level", () => {
    expect(found(supplement("supplement0", "zinc", 25)).hits).toEqual([]);
    const { hits } = found(supplement("supplement0", "zinc", 10, 2), supplement("supplement1", "zinc", 5.5));
    expect(hits).toMatchObject([
      {
        rule: "nutrient.above:25.5:zinc",
        severity: "caution",
        source: "nutrients",
        statement: { pt: "25,5 mg por dia, acima do limite máximo de 25 mg" },
        concerns: [{ id: "supplement0" }, { id: "supplement1" }],
      },
    ]);
  });

  it("without an upper level, or without an amount, are not checked", () => {
    const unknown = { aspect: "amounts", subjects: [{ en: "Vitamin K", pt: "Vitamina K" }] };
    expect(found(supplement("supplement0", "vitamin_k", 500)).notChecked).toContainEqual(unknown);
    const silent = { ...supplement("supplement0", "zinc", 1), nutrients: [] };
    expect(found(silent).notChecked.map(({ aspect }) => aspect)).toContain("amounts");
  });
});
