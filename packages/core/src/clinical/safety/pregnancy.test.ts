import { describe, expect, it } from "vitest";
import { complaint } from "../../contracts/visits/sections/complaint.ts";
import { diagnosis } from "../../contracts/visits/sections/diagnosis.ts";
import { pastHistory } from "../../contracts/visits/sections/past-history.ts";
import { referenceSubstance, substanceCategories, substances } from "../../reference/substances.ts";
import {
  checked,
  formulasOf,
  pointOf,
  safetyRecord,
  substancesOf,
  supplementsOf,
} from "../../testing/safety-record.ts";
import { dueDateOf, gestationOn, trimesterOf } from "../anamnesis/pregnancy-weeks.ts";
import { plants } from "../supplements/plants.ts";
import { conditionsOf } from "./conditions.ts";
import { pregnancyOf } from "./pregnancy.ts";
import { basePregnancyRules } from "./pregnancy-taken.ts";
import { supplementNames } from "./supplement-names.ts";

describe("weeks by the due date", () => {
  it.each([
    ["2027-08-29", "2026-11-22", { weeks: 0, days: 0 }],
    ["2027-05-02", "2026-11-22", { weeks: 17, days: 0 }],
    ["2027-02-01", "2026-11-22", { weeks: 29, days: 6 }],
    ["2026-11-22", "2026-11-22", { weeks: 40, days: 0 }],
    ["2026-10-26", "2026-11-22", { weeks: 43, days: 6 }],
    // Born since, or further ahead than a pregnancy lasts.
    ["2026-10-25", "2026-11-22", null],
    ["2027-08-30", "2026-11-22", null],
    ["", "2026-11-22", null],
    [null, "2026-11-22", null],
  ])("due %s on %s: %j", (due, day, expected) => expect(gestationOn(due, day)).toEqual(expected));

  it("and the due date by the weeks, in both directions", () => {
    for (let weeks = 0; weeks <= 42; weeks += 1)
      expect(gestationOn(dueDateOf(weeks, "2026-11-22"), "2026-11-22")).toEqual({ weeks, days: 0 });
  });

  it.each([
    [0, 1],
    [13, 1],
    [14, 2],
    [27, 2],
    [28, 3],
    [42, 3],
  ])("%i weeks are of trimester %i", (weeks, trimester) => expect(trimesterOf(weeks)).toBe(trimester));
});

type Parts = Parameters<typeof safetyRecord>[0];
const found = (parts: Parts) => {
  const record = safetyRecord(parts);
  const { alerts } = record.patient;
  return pregnancyOf(record, conditionsOf({ ...record.sections, alerts, before: record.before }));
};
const says = (what: string): Parts => ({
  sections: { complaint: complaint.schema.parse({ items: [{ what }] }) },
});
const coded = (...codes: string[]): Parts => ({
  sections: { diagnosis: diagnosis.schema.parse({ icd: codes.map((code) => ({ code, title: code })) }) },
});

describe("a pregnancy is recognised", () => {
  it.each([
    ["the record's tick", { patient: { pregnant: true } }, null, null],
    ["the record's due date", { patient: { pregnant: true, weeks_pregnant: 20 } }, 20, 2],
    ["Z3A.12", coded("Z3A.12"), 12, 1],
    ["O21.0 with Z3A.30", coded("O21.0", "Z3A.30"), 30, 3],
    ["Z3A.00, of which the week is unknown", coded("Z3A.00"), null, null],
    ["Z34.02", coded("Z34.02"), null, 2],
    ["O99.213", coded("O99.213"), null, 3],
    ["O26.8", coded("O26.8"), null, null],
    ["Portuguese words", says("Lombalgia, grávida de 12 semanas"), 12, 1],
    ["other Portuguese words", says("30 semanas de gestação"), 30, 3],
    ["weeks and days", says("Grávida, 33s+2d, azia"), 33, 3],
    ["English words", says("Pregnant 30 weeks, back pain"), 30, 3],
    ["other English words", says("24 weeks pregnant"), 24, 2],
  ])("from %s", (_, parts, weeks, trimester) => expect(found(parts as Parts)).toEqual({ weeks, trimester }));

  it.each([
    ["the word alone", says("Grávida, lombalgia"), null, null],
    ["undated words of the alerts", { patient: { alerts: "Grávida" } }, null, null],
    ["a trimester in Portuguese", says("Grávida no 3.º trimestre, lombalgia"), null, 3],
    ["a trimester in English", says("Second trimester pregnancy, heartburn"), null, 2],
    ["twins", says("Gravidez gemelar"), null, null],
    ["what it comes with", says("Náuseas por estar grávida"), null, null],
  ])("from %s", (_, parts, weeks, trimester) => expect(found(parts as Parts)).toEqual({ weeks, trimester }));

  it.each([
    ["a denial", says("Não está grávida de 12 semanas")],
    ["another denial", says("Not pregnant 30 weeks")],
    ["a pregnancy of years ago", says("Após a gravidez de 38 semanas de 2019")],
    ["a denial alone", says("Não está grávida")],
    ["an English denial", says("Denies pregnancy")],
    ["a negative test", says("Quer engravidar; teste de gravidez negativo")],
    ["the time since one", says("Dor desde a gravidez, fumou na gravidez anterior")],
    ["a wish", says("Infertilidade, tentativa de gravidez há 2 anos")],
    ["a wife", says("Ansioso, a esposa está grávida")],
    ["childbed in words", says("Pós-parto há 3 semanas, amamenta")],
    ["a loss by its code", coded("O03.9")],
    ["a loss", says("Aborto às 12 semanas de gravidez")],
    ["a relative", says("A irmã está grávida de 30 semanas")],
    ["a birth", coded("O80")],
    ["childbed", coded("O86.0")],
    ["complications one had before", coded("Z87.5")],
    [
      "a supervision years ago",
      {
        sections: {
          past_history: pastHistory.schema.parse({
            illnesses: [{ what: "Vigilância", code: "Z34.9", when: "2018" }],
            text: "Duas gravidezes, grávida aos 20 anos",
          }),
        },
      },
    ],
    [
      "the past history",
      {
        sections: {
          past_history: pastHistory.schema.parse({
            illnesses: [{ what: "Hiperemese", code: "O21.0", when: "2018" }],
          }),
        },
      },
    ],
  ])("not from %s", (_, parts) => expect(found(parts as Parts)).toBeUndefined());
});

const severityOf = (parts: Parts, rule: string) =>
  checked(parts ?? {}).hits.find((hit) => hit.rule === rule)?.severity ?? null;
const weeks = (weeks_pregnant: number | null) => ({ pregnant: true, weeks_pregnant });

describe("points by the week", () => {
  it.each([
    ["SP6", [1], 10, "point.pregnancy_contraindicated:SP6", "serious"],
    ["SP6", [1], 38, "point.pregnancy_contraindicated:SP6", "caution"],
    ["TF2", [1], 20, "point.pregnancy_contraindicated:TF2", "serious"],
    ["CV4", [1], 10, "point.pregnancy_caution:CV4", "caution"],
    ["CV4", [1], 16, "point.pregnancy_caution:CV4", "serious"],
    ["CV4", [1], null, "point.pregnancy_caution:CV4", "serious"],
    ["BL32", [1], 20, "point.pregnancy_caution:BL32", "caution"],
    ["CV12", [1], 10, "point.pregnancy_place:CV12", null],
    ["CV12", [1], 20, "point.pregnancy_place:CV12", null],
    ["CV12", [1], 30, "point.pregnancy_place:CV12", "caution"],
    ["CV12", [1], null, "point.pregnancy_place:CV12", "caution"],
    ["BL67", [2], 34, "point.pregnancy_contraindicated:BL67", "note"],
    ["BL67", [2], 20, "point.pregnancy_contraindicated:BL67", "serious"],
    ["BL67", [2], null, "point.pregnancy_contraindicated:BL67", "caution"],
    ["BL67", [1, 2], 34, "point.pregnancy_contraindicated:BL67", "serious"],
    ["BL23", [2], 20, "technic.moxa_pregnancy_near", "serious"],
    ["ST36", [2], 20, "technic.moxa_pregnancy_near", null],
    ["BL23", [4], 20, "technic.cupping_pregnancy_near", "serious"],
    ["BL13", [4], 20, "technic.cupping_pregnancy", "caution"],
    ["BL23", [9], 20, "technic.tdp_pregnancy_near", "caution"],
    ["PC6", [5], 20, "technic.electro_pregnancy", "serious"],
  ])("%s with %j at %s weeks: %s %s", (id, technics, at, rule, severity) =>
    expect(severityOf({ patient: weeks(at), points: [pointOf(id, ...technics)] }, rule)).toBe(severity),
  );

  it("turn a child in breech position by the trimester alone, if a code states it", () =>
    expect(
      severityOf(
        { ...coded("O32.1", "Z34.03"), points: [pointOf("BL67", 2)] },
        "point.pregnancy_contraindicated:BL67",
      ),
    ).toBe("note"));
});

const expectingRules = basePregnancyRules.map(({ fields: { taken, ...rule } }) => ({ key: taken, ...rule }));

describe("substances, by the week", () => {
  const taking = (id: string, at: number | null) =>
    checked({ patient: weeks(at), sections: { substances: substancesOf({ [id]: 1 }) } }).hits.find(
      ({ rule }) => rule.startsWith("pregnancy."),
    )?.severity ?? null;
  it.each([
    ["danshen", 10, "serious"],
    ["danshen", null, "serious"],
    ["danshen", 20, "caution"],
    ["mahuang", 20, "serious"],
    ["danggui", 10, "caution"],
    ["shexiang", 30, "serious"],
    ["gancao", 10, "note"],
    ["dasuan", 10, null],
    ["huangqin", 10, null],
  ])("%s at %s weeks: %s", (id, at, severity) => expect(taking(id, at)).toBe(severity));

  it("does not forbid the formula against threatened miscarriage", () => {
    const sections = {
      formulas: formulasOf({ danggui: 9, baishao: 18, chuanxiong: 9, fuling: 12, baizhu: 12, zexie: 12 }),
    };
    const serious = checked({ patient: weeks(16), sections }).hits.filter(
      ({ severity }) => severity === "serious",
    );
    expect(serious).toEqual([]);
  });

  it.each([
    ["salvia_officinalis", "pregnant", "serious"],
    ["zingiber_officinale", "pregnant", "note"],
    ["vitex_agnus_castus", "pregnant", "serious"],
    ["salvia_officinalis", "lactant", "caution"],
    ["cassia_senna", "lactant", "caution"],
    ["matricaria_recutita", "lactant", null],
  ])("%s while %s: %s", (item, state, severity) => {
    const sections = { supplements: supplementsOf({ kind: "plant", item, name: item }) };
    const rule = `plant.${state === "pregnant" ? "pregnancy" : "lactation"}:${item}`;
    expect(severityOf({ patient: { [state]: true }, sections }, rule)).toBe(severity);
  });

  it.each([
    ["dahuang", "lactation:dahuang", "caution"],
    ["maiya", "lactation:maiya", "caution"],
    ["mahuang", "lactation:mahuang", "serious"],
    ["banxia", "toxicity.lactation:banxia", "caution"],
    ["pugongying", "lactation:pugongying", null],
  ])("%s while breastfeeding: %s %s", (id, rule, severity) =>
    expect(
      severityOf({ patient: { lactant: true }, sections: { substances: substancesOf({ [id]: 1 }) } }, rule),
    ).toBe(severity),
  );

  it.each(expectingRules)("$key while $state is $severity", ({ state, key, severity }) => {
    const category = key.startsWith("c:") ? key.slice(2) : "";
    const substance = referenceSubstance(key);
    const others = new Set(expectingRules.map((one) => one.key));
    const chosen = category
      ? substances.find((one) => one.category === category && !others.has(one.id))
      : substance;
    // Every substance of the category has a rule of its own.
    if (category && !chosen) return;
    const sections = chosen
      ? { substances: substancesOf({ [chosen.id]: 0.01 }) }
      : { supplements: supplementsOf({ kind: "plant", item: key, name: key, contains: [key] }) };
    // Early: where a rule distinguishes, the graver holds.
    const told = checked({ patient: { [state]: true, weeks_pregnant: 8 }, sections }).hits.filter(
      ({ rule }) => (state === "pregnant" ? /^(plant\.)?pregnancy/ : /^(plant\.)?lactation/).test(rule),
    );
    expect(told).toHaveLength(1);
    const least = severity === "first_trimester" ? "serious" : severity;
    const grave = ["note", "caution", "serious"];
    expect(grave.indexOf(told[0]?.severity ?? "")).toBeGreaterThanOrEqual(grave.indexOf(least));
  });

  it("recognises breastfeeding in free text", () =>
    expect(
      severityOf(
        { sections: { ...says("Pós-parto, amamenta")?.sections, substances: substancesOf({ dahuang: 3 }) } },
        "lactation:dahuang",
      ),
    ).toBe("caution"));

  it("uses names of the tables", () => {
    const known = new Set([
      ...plants.map(({ key }) => key),
      ...supplementNames.map(({ key }) => key),
      ...substanceCategories.map(({ code }) => `c:${code}`),
      "vitamin_a",
    ]);
    const unknown = expectingRules.filter(({ key }) => !known.has(key) && !referenceSubstance(key));
    expect(unknown).toEqual([]);
  });
});
