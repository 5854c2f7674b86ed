import { describe, expect, it } from "vitest";
import { diagnosis } from "../../contracts/visits/sections/diagnosis.ts";
import { pastHistory } from "../../contracts/visits/sections/past-history.ts";
import { referencePoints } from "../../reference/points.ts";
import { pointFacts } from "../../reference/safety-facts.ts";
import {
  checked,
  medicationOf,
  pointOf,
  rulesOf,
  safetyRecord,
  substancesOf,
  supplementsOf,
} from "../../testing/safety-record.ts";
import { checkPointSafety } from "./check.ts";
import type { Condition } from "./condition-names.ts";
import { conditionsOf } from "./conditions.ts";
import { sentenceOf } from "./finding.ts";

const flagged = referencePoints().filter(({ safety }) => safety.some((flag) => flag.startsWith("pregnancy")));

/** Needled in an unknown week: the gravest trimester counts. */
const overWomb = (id: string) => /^(CV[1-7]|KI1[1-6]|ST(2[5-9]|30)|SP1[2-5]|GB2[6-8]|EX-CA1)$/.test(id);

describe("points in pregnancy", () => {
  it("are marked in the tables", () => expect(flagged.length).toBeGreaterThan(15));

  it.each(flagged.map(({ id, safety }) => [id, safety] as const))("%s", (id, safety) => {
    const flag = safety.find((one) => one.startsWith("pregnancy"));
    const found = (pregnant: boolean) =>
      checked({ points: [pointOf(id, 1)], patient: { pregnant } }).hits.filter(({ rule }) =>
        rule.startsWith("point.pregnancy"),
      );
    expect(found(false)).toEqual([]);
    expect(found(true)).toMatchObject([
      {
        rule: `point.${flag}:${id}`,
        severity: flag === "pregnancy_contraindicated" || overWomb(id) ? "serious" : "caution",
        concerns: [{ section: "acupuncture", id }],
      },
    ]);
  });
});

describe("flags and techniques", () => {
  it.each([
    [
      "GB21",
      { pregnant: true },
      [1],
      ["point.pregnancy_contraindicated:GB21", "point.pneumothorax_risk:GB21"],
    ],
    ["GB21", {}, [2], []],
    ["CV4", { pregnant: true }, [2], ["technic.moxa_pregnancy_near", "point.pregnancy_caution:CV4"]],
    ["CV8", {}, [1], ["point.no_needling:CV8"]],
    ["CV8", {}, [2], []],
    ["LU8", {}, [2], ["point.avoid_direct_moxa:LU8"]],
    ["GV22", { age: 0 }, [1], ["point.infant_fontanelle:GV22"]],
    ["GV22", { age: 40 }, [1], []],
    [
      "ST36",
      { alerts: "Pacemaker, epilepsia" },
      [5],
      ["technic.epilepsy:electro", "technic.pacemaker:electro", "technic.epilepsy:acupuncture"],
    ],
    ["ST36", { alerts: "Pacemaker" }, [1], []],
    ["ST36", { medication: "Varfarina" }, [3], ["technic.bloodletting:Warfarin"]],
    ["ST36", { medication: "Clopidogrel" }, [3], ["technic.bloodletting:Clopidogrel"]],
    ["ST36", { medication: "Apixabano" }, [4], ["technic.cupping:Apixaban"]],
    ["ST36", { medication: "Paracetamol" }, [3], []],
    ["ST36", { alerts: "Hemofilia" }, [3], ["technic.bleeding:bloodletting"]],
    ["ST36", { pregnant: true }, [5], ["technic.electro_pregnancy"]],
    ["ST36", { pregnant: true }, [3, 4], ["technic.bloodletting_pregnancy", "technic.cupping_pregnancy"]],
  ])("%s for %j with technics %j: %j", (id, patient, technics, expected) => {
    expect(rulesOf({ points: [pointOf(id, ...technics)], patient })).toEqual(expected);
  });

  it("combines the techniques of both sides of a point", () => {
    const points = [pointOf("ST36", 1), pointOf("ST36", 3)];
    const { hits } = checked({ points, sections: { medication: medicationOf({ inn: "Warfarin" }) } });
    expect(hits.map(sentenceOf)).toEqual([
      { en: "ST36: bloodletting with Warfarin.", pt: "ST36: sangria com Varfarina." },
    ]);
  });

  it.each([
    [
      "an own point in pregnancy",
      pointOf("pnt_01J00000000000000000000001", 1),
      { pregnant: true },
      "pregnancy",
    ],
    ["an unflagged point in pregnancy", pointOf("ST36", 1), { pregnant: true }, "pregnancy"],
    ["the history before electro", pointOf("ST36", 5), {}, "history"],
    ["the history before bloodletting", pointOf("ST36", 3), {}, "history"],
  ])("%s is not checked", (_, point, patient, aspect) => {
    const { notChecked } = checked({ points: [point], patient });
    expect(notChecked.map((one) => one.aspect)).toContain(aspect);
  });
});

describe("the patient's conditions", () => {
  const empty = { alerts: "" };
  const told = (...keys: Condition[]) => ({
    conditions: keys.map((key) => ({ key, said: "2036-01-01T10:00:00.000Z" })),
    history: true,
  });
  const history = (part: object) => ({ ...empty, past_history: pastHistory.schema.parse(part) });
  it.each<[string, Parameters<typeof conditionsOf>[0], Condition[]]>([
    ["a code of the past", history({ illnesses: [{ what: "x", code: "Z95.0" }] }), ["pacemaker"]],
    [
      "a code of a diagnosis",
      { ...empty, diagnosis: diagnosis.schema.parse({ icd: [{ code: "G40.3", title: "x" }] }) },
      ["epilepsy"],
    ],
    ["words of the past", history({ surgeries: [{ what: "Colocou pacemaker em 2019" }] }), ["pacemaker"]],
    ["alerts", { alerts: "Epilepsy since 2001" }, ["epilepsy"]],
    ["Portuguese words with accents", { alerts: "Hipertensão; doença hepática" }, ["hypertension", "liver"]],
    ["a relative's illness", history({ family: [{ what: "Epilepsy", who: "mother" }] }), []],
    ["a denial", { alerts: "No pacemaker. Sem epilepsia, nega hipertensão" }, []],
    ["a denial of something else", { alerts: "No allergies. Epilepsy" }, ["epilepsy"]],
    ["a relative's illness in words", history({ text: "Pai com epilepsia. Mother had a pacemaker" }), []],
    ["one's own after a relative's birth", { alerts: "Desde o parto da filha epilepsia" }, ["epilepsy"]],
    ["a vaccination", history({ text: "Vacinado contra a hepatite B" }), []],
    ["abbreviations", { alerts: "HTA, IRC, portador de CDI" }, ["hypertension", "kidney", "icd"]],
    ["a Portuguese no", { alerts: "Colocou no ano passado pacemaker" }, ["pacemaker"]],
    ["what earlier visits told", { ...empty, before: told("epilepsy", "liver") }, ["epilepsy", "liver"]],
    [
      "what earlier visits told and this one records as gone",
      { ...history({ gone: ["epilepsy"] }), before: told("epilepsy", "liver") },
      ["liver"],
    ],
    [
      "what is gone, and said again in the same visit",
      { ...history({ text: "Epilepsia", gone: ["epilepsy"] }), before: told("epilepsy") },
      ["epilepsy"],
    ],
    [
      "a denial of what earlier visits told",
      { alerts: "Sem epilepsia", before: told("epilepsy") },
      ["epilepsy"],
    ],
    ["a pregnancy's code", history({ illnesses: [{ what: "x", code: "Z34.0" }] }), ["pregnancy"]],
  ])("%s", (_, told, expected) => {
    expect([...conditionsOf(told).known]).toEqual(expected);
  });

  it("count as asked about if anything is recorded", () => {
    expect(conditionsOf(empty).isRecorded).toBe(false);
    expect(conditionsOf({ alerts: "Faints easily" }).isRecorded).toBe(true);
    expect(conditionsOf(history({ text: "Healthy" })).isRecorded).toBe(true);
    expect(conditionsOf({ ...empty, before: { conditions: [], history: true } }).isRecorded).toBe(true);
  });
});

describe("points checked alone", () => {
  const everything = {
    patient: { pregnant: true, weeks_pregnant: 20, alerts: "Pacemaker, epilepsia", medication: "Varfarina" },
    sections: {
      substances: substancesOf({ danshen: 9, honghua: 9 }),
      supplements: supplementsOf({ kind: "free", name: "Ginkgo biloba" }),
      past_history: pastHistory.schema.parse({ illnesses: [{ what: "Hemofilia" }] }),
    },
  };
  const points = [
    pointOf("ST36", 5),
    pointOf("GB21", 1),
    pointOf("SP6", 3),
    pointOf("CV4", 2),
    pointOf("LU1", 4),
  ];

  it.each(points.map((_, left) => points.filter((_point, at) => at !== left)))(
    "bring the findings that the whole check brings",
    (...before) => {
      const brought = (verdict: (parts: Parameters<typeof checked>[0]) => ReturnType<typeof checked>) => {
        const stood = new Set(verdict({ ...everything, points: before }).hits.map(({ rule }) => rule));
        return verdict({ ...everything, points }).hits.filter(({ rule }) => !stood.has(rule));
      };
      const alone = brought((parts) => checkPointSafety(safetyRecord(parts), pointFacts()));
      expect(alone).toEqual(brought(checked));
      expect(alone.length).toBeGreaterThan(0);
    },
  );
});
