import { describe, expect, it } from "vitest";
import { medication } from "../../contracts/visits/sections/medication.ts";
import { checked, medicationOf, rulesOf, substancesOf, supplementsOf } from "../../testing/safety-record.ts";
import { drugClasses, drugIndex } from "./drug-classes.ts";
import { drugs } from "./drug-names.ts";
import { brandNames, kindNames } from "./free-text-names.ts";
import { interactions } from "./interactions.ts";
import { classInteractions } from "./interactions-by-class.ts";

describe("medicines in free text", () => {
  const danshen = substancesOf({ danshen: 10 });
  const hypericum = supplementsOf({ kind: "product", name: "Hipericão 300 mg" });
  const written = (text: string) => medication.schema.parse({ text });
  const interactionsOf = (parts: Parameters<typeof checked>[0]) =>
    rulesOf(parts).filter((rule) => rule.startsWith("interaction:"));

  it("every name means one listed medicine and existing classes", () => {
    const known = new Set([...drugs.map(({ en }) => en), ...drugIndex().classes.keys()]);
    for (const { inn } of brandNames) expect(known).toContain(inn);
    const names = [...brandNames.map(({ brand }) => brand), ...kindNames.flatMap((kind) => kind.written)];
    expect(new Set(names).size).toBe(names.length);
    const keys = new Set([...interactions, ...classInteractions].map(({ drugs: key }) => key));
    for (const key of drugClasses.map((one) => one.key)) keys.add(key);
    for (const classes of drugIndex().classes.values()) for (const key of classes) keys.add(key);
    for (const key of kindNames.flatMap(({ classes }) => classes)) expect(keys).toContain(key);
  });

  it.each([
    ["Varfine 5 mg, 1x/dia", ["interaction:danshen:warfarin:Warfarin"]],
    ["Sintrom", ["interaction:danshen:warfarin:Acenocoumarol"]],
    ["aspirina 100", ["interaction:danshen:antiplatelets:Acetylsalicylic acid"]],
    ["toma um anticoagulante", ["interaction:danshen:warfarin:kind anticoagulants"]],
    ["anticoagulante (Varfine)", ["interaction:danshen:warfarin:Warfarin"]],
    ["anticoagulante: Xarelto", ["interaction:danshen:other_anticoagulants:Rivaroxaban"]],
    ["Eliquis 5 mg 2x/dia", ["interaction:danshen:other_anticoagulants:Apixaban"]],
    ["Lovenox 40", ["interaction:danshen:other_anticoagulants:Enoxaparin sodium"]],
    ["Ben-u-ron em SOS", []],
    ["Sem medicação", []],
  ])("%s with Dan Shen", (text, rules) => {
    expect(interactionsOf({ sections: { substances: danshen, medication: written(text) } })).toEqual(rules);
    const drug = medicationOf({ drug: text });
    expect(interactionsOf({ sections: { substances: danshen, medication: drug } })).toEqual(rules);
  });

  it.each([
    ["chuanxiong", "Clopidogrel", "serious"],
    ["honghua", "Apixabano", "serious"],
    ["taoren", "aspirina 100", "serious"],
    ["taoren", "naproxeno 500", "caution"],
    ["shuizhi", "Varfarina", "serious"],
    ["shuizhi", "Xarelto", "serious"],
    ["danggui", "Pradaxa", "serious"],
  ])("what moves blood, %s, with %s is of bleeding: %s", (id, text, severity) => {
    const { hits } = checked({
      sections: { substances: substancesOf({ [id]: 3 }), medication: written(text) },
    });
    const [one, ...more] = hits.filter(({ rule }) => rule.startsWith("interaction:"));
    expect(one).toMatchObject({
      severity,
      statement: { pt: expect.stringMatching(/hemorragia/) },
    });
    expect(more).toEqual([]);
  });

  it("a wide group counts for each class within it", () => {
    const medicines = medicationOf({ drug: "for the blood", group: "4.3.1" });
    expect(interactionsOf({ sections: { substances: danshen, medication: medicines } })).toEqual([
      "interaction:danshen:warfarin:group 4.3.1",
    ]);
  });

  it("a medicine of several classes gets one warning per effect, the most severe", () => {
    const about = (text: string) =>
      interactionsOf({ sections: { supplements: hypericum, medication: written(text) } });
    expect(about("Eliquis")).toEqual(["interaction:hypericum_perforatum:doac:Apixaban"]);
    expect(about("amlodipina 5")).toEqual(["interaction:hypericum_perforatum:cyp3a4:Amlodipine"]);
  });

  it("the warning shows the written name next to the medicine", () => {
    const [hit] = checked({ sections: { substances: danshen, medication: written("Varfine") } }).hits;
    expect(hit?.statement.pt).toBe("contraindicado com Varfarina (Varfine), eleva o INR; hemorragia");
  });

  it.each([
    [
      "Parou varfarina em março",
      "contraindicado com Varfarina (escrito como parado), eleva o INR; hemorragia",
    ],
    [
      "Deixou de tomar Varfine",
      "contraindicado com Varfarina (Varfine) (escrito como parado), eleva o INR; hemorragia",
    ],
    [
      "Stopped warfarin last year",
      "contraindicado com Varfarina (escrito como parado), eleva o INR; hemorragia",
    ],
    ["Parou omeprazol, toma varfarina", "contraindicado com Varfarina, eleva o INR; hemorragia"],
    ["Parou omeprazol e iniciou varfarina", "contraindicado com Varfarina, eleva o INR; hemorragia"],
    ["Deixou de fumar e toma varfarina", "contraindicado com Varfarina, eleva o INR; hemorragia"],
    ["Parou tudo exceto varfarina", "contraindicado com Varfarina, eleva o INR; hemorragia"],
    ["Nunca parou a varfarina", "contraindicado com Varfarina, eleva o INR; hemorragia"],
    ["Parou varfarina. Voltou à varfarina", "contraindicado com Varfarina, eleva o INR; hemorragia"],
  ])("%s still warns, and says what was written", (text, statement) => {
    for (const sections of [{ medication: written(text) }, { medication: medicationOf({ drug: text }) }]) {
      const { hits } = checked({ sections: { substances: danshen, ...sections } });
      expect(hits).toMatchObject([
        { rule: "interaction:danshen:warfarin:Warfarin", severity: "serious", statement: { pt: statement } },
      ]);
    }
  });

  it("a word that is a name only before a number counts only there", () => {
    const calcium = supplementsOf({ kind: "nutrient", item: "calcium", name: "Calcium" });
    const found = (text: string) =>
      interactionsOf({ sections: { supplements: calcium, medication: written(text) } });
    expect(found("Letter 100 mcg")).toEqual(["interaction:calcium:levothyroxine:Levothyroxine sodium"]);
    expect(found("See the letter of the GP")).toEqual([]);
  });

  it.each(["Yasmin", "pílula", "contraceptive pill"])("%s with St John's wort", (text) => {
    const rules = interactionsOf({ sections: { supplements: hypericum, medication: written(text) } });
    expect(rules).toEqual([expect.stringContaining("interaction:hypericum_perforatum:oral_contraceptives:")]);
  });

  it("warns about a plant that affects many medicines if an unknown medicine is taken, and not without medicines", () => {
    const rules = (text: string) =>
      rulesOf({ sections: { supplements: hypericum, medication: written(text) } });
    expect(rules("Demozol 20")).toEqual(["plant.medicines:hypericum_perforatum"]);
    for (const none of ["Sem medicação", "não toma medicamentos", "None", "no medication."])
      expect(rules(none)).toEqual([]);
  });

  it.each([
    ["Toma Varfine", ["interaction:danshen:warfarin:Warfarin"]],
    ["Anticoagulada com Sintrom", ["interaction:danshen:warfarin:Acenocoumarol"]],
    ["Alergia a aspirina", []],
    ["Evitar aspirina", []],
    ["Não toma varfarina", []],
  ])("the alert %s", (alerts, rules) => {
    expect(interactionsOf({ patient: { alerts }, sections: { substances: danshen } })).toEqual(rules);
  });
});

describe("allergies in free text", () => {
  const muli = substancesOf({ muli: 20 });
  const related = ["allergy.shellfish:muli"];
  const about = (patient: object) =>
    rulesOf({ patient, sections: { substances: muli } }).filter((rule) => rule.startsWith("allergy."));

  it.each([
    ["marisco", related],
    ["alergia ao camarão", related],
    ["Não tolera marisco", related],
    ["não pode comer marisco", related],
    ["Sem alergias exceto marisco", related],
    ["Sem alergias medicamentosas. Marisco", related],
    ["Sem alergia a marisco", []],
    ["No known allergy to shellfish", []],
  ])("%s", (allergies, rules) => expect(about({ allergies })).toEqual(rules));

  it.each([
    ["Alergia a marisco", related],
    ["Sem alergia a marisco", []],
    ["Vende marisco", []],
  ])("the alert %s", (alerts, rules) => expect(about({ alerts })).toEqual(rules));

  it.each([
    ["trigo", "fuxiaomai"],
    ["soja", "dandouchi"],
    ["mel", "fengmi"],
    ["sésamo", "heizhima"],
    ["nozes", "hetaoren"],
  ])("food by its name: %s, %s", (allergies, id) => {
    const rules = rulesOf({ patient: { allergies }, sections: { substances: substancesOf({ [id]: 6 }) } });
    expect(rules.filter((rule) => rule.startsWith("allergy."))).toHaveLength(1);
  });
});

it("a child's supplements are compared with adult values, which is stated", () => {
  const supplements = supplementsOf({ kind: "plant", item: "valeriana_officinalis", name: "Valeriana" });
  expect(rulesOf({ patient: { age: 6 }, sections: { supplements } })).toContain("age.minor");
});
