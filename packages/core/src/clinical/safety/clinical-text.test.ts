import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allergies } from "../../contracts/visits/sections/allergies.ts";
import { medication } from "../../contracts/visits/sections/medication.ts";
import { osteopathicTreatment } from "../../contracts/visits/sections/osteopathic-treatment.ts";
import { osteopathy } from "../../contracts/visits/sections/osteopathy.ts";
import { pastHistory } from "../../contracts/visits/sections/past-history.ts";
import { reviewOfSystems } from "../../contracts/visits/sections/review-of-systems.ts";
import { checked, medicationOf, pointOf, substancesOf, supplementsOf } from "../../testing/safety-record.ts";
import { conditionsIn } from "./condition-words.ts";
import { conditionsOf } from "./conditions.ts";
import { drugs } from "./drug-names.ts";
import { namedIn } from "./medicines.ts";

describe("statements about the patient", () => {
  it.each([
    "não tem epilepsia, pacemaker nem diabetes",
    "não apresenta doença renal, hepática ou cardíaca",
    "não há história de trombose nem de AVC",
    "nega HTA, DM2, epilepsia e pacemaker",
    "sem história de hemofilia ou trombocitopenia",
    "sem sinais de TVP ou insuficiência cardíaca",
    "s/ epilepsia",
    "pacemaker? não; epilepsia? não",
    "Pacemaker - não",
    "diabetes: não",
    "grávida (não)",
    "HIV negativo, hepatite B negativa",
    "serologia para hepatite C negativa",
    "TVP excluída por ecodoppler",
    "hérnia discal foi excluída",
    "descartou-se hipertiroidismo",
    "a suspeita de lúpus não se confirmou",
    "despiste de hipertensão arterial",
    "risco de queda e osteoporose",
    "vacina contra hepatite B",
    "medo de cancro",
    "história familiar de cancro da mama, diabetes e AVC",
    "AF: mãe com diabetes; pai com HTA",
    "antecedentes familiares: epilepsia",
    "avó materna com AVC",
    "esposa grávida de 20 semanas",
    "epilepsia (mãe)",
    "teve epilepsia em criança",
    "hepatite C curada em 2017",
    "pacemaker retirado em 2022",
    "teve duas gravidezes anteriores",
    "esteve grávida em 2019",
    "não diabético nem hipertenso",
    "No history of stroke, cancer or epilepsy",
    "no pacemaker, no epilepsy",
    "does not have high blood pressure or asthma",
    "Doesn't have diabetes",
    "denies hypertension, diabetes and epilepsy",
    "negative for HIV and hepatitis B",
    "FH: mother breast cancer, father MI",
    "DVT ruled out",
    "1 gota em cada olho, gota a gota",
    "dores graves na coluna",
    "plaquetas 250.000",
  ])("nothing: %s", (text) => expect([...conditionsIn(text)]).toEqual([]));

  it.each([
    ["AP: asma. AF: cancro da mama. Medicação: metformina", ["asthma"]],
    ["não tem diabetes, mas tem hipertensão", ["hypertension"]],
    ["sem diabetes; tem, porém, epilepsia", ["epilepsy"]],
    ["nega doenças, exceto asma", ["asthma"]],
    ["sem febre, com tosse e asma", ["asthma"]],
    ["Sem alergias, hipertensão desde 2010", ["hypertension"]],
    ["Sem alergias, pacemaker desde 2018, diabetes", ["pacemaker", "diabetes"]],
    ["Epilepsia, sem crises desde 2019", ["epilepsy"]],
    ["sem crises de epilepsia desde 2019", ["epilepsy"]],
    ["não toma a medicação para a epilepsia", ["epilepsy"]],
    ["não controla a diabetes", ["diabetes"]],
    ["diabetes não controlada", ["diabetes"]],
    ["suspeita de doença celíaca", ["coeliac"]],
    ["Doente com IC e FA, hipocoagulado", ["heart_failure", "arrhythmia", "anticoagulated"]],
    ["HTA, DM2, DRC estadio 3", ["hypertension", "diabetes", "kidney"]],
    ["PMH: T2DM, HTN, AF on apixaban", ["diabetes", "hypertension", "arrhythmia"]],
    ["gota no pé direito", ["gout"]],
    ["grávida de 12 semanas", ["pregnancy"]],
    ["She is 12 weeks pregnant", ["pregnancy"]],
    ["válvula mitral mecânica", ["prosthetic_valve"]],
    ["plaquetas 40.000", ["thrombocytopenia"]],
    ["Her mother had epilepsy, she has migraine", ["migraine"]],
    ["mãe de dois filhos, epilepsia", ["epilepsy"]],
    ["Mulher de 40 anos com epilepsia", ["epilepsy"]],
  ])("%s: %j", (text, expected) => expect([...conditionsIn(text)]).toEqual(expected));

  it.each([
    ["Nega toma de anticoagulantes ou AAS", []],
    ["Não toma varfarina nem aspirina", []],
    ["Mãe faz varfarina", []],
    ["Dona Rosa, 80 anos", []],
    ["toma Letter de manhã", ["Levothyroxine sodium"]],
    ["Sem outra medicação além de varfarina 5 mg", ["Warfarin"]],
    ["Lovenox 40, Duoplavin", ["Enoxaparin sodium", "Clopidogrel + Acetylsalicylic acid"]],
    ["dalteparina 5000, bemiparina", ["Dalteparin", "Bemiparin"]],
  ])("medicines: %s: %j", (text, expected) => {
    expect(namedIn(text).map(({ key }) => key)).toEqual(expected);
  });
});

describe("conditions are recognised in every source", () => {
  const about = (told: Omit<Parameters<typeof conditionsOf>[0], "alerts">) => [
    ...conditionsOf({ alerts: "", ...told }).known,
  ];
  it.each<[string, Omit<Parameters<typeof conditionsOf>[0], "alerts">, string]>([
    [
      "the review of systems",
      {
        review_of_systems: reviewOfSystems.schema.parse({
          systems: { neurological: { findings: ["seizures"] } },
        }),
      },
      "epilepsy",
    ],
    [
      "its notes",
      { review_of_systems: reviewOfSystems.schema.parse({ systems: { eyes: { note: "glaucoma" } } }) },
      "glaucoma",
    ],
    [
      "a red flag",
      { osteopathy: osteopathy.schema.parse({ red_flags: ["saddle_anaesthesia"] }) },
      "cauda_equina",
    ],
    [
      "an allergy",
      { allergies: allergies.schema.parse({ items: [{ substance: "Níquel" }] }) },
      "nickel_allergy",
    ],
    [
      "what a medicine is for",
      { medication: medicationOf({ drug: "Keppra", reason: "epilepsia" }) },
      "epilepsy",
    ],
    [
      "what it is a kind of",
      { past_history: pastHistory.schema.parse({ text: "em hemodiálise" }) },
      "kidney",
    ],
    ["the age", { age: 7 }, "child"],
  ])("%s", (_, told, expected) => expect(about(told)).toContain(expected));

  it("a thrust at the lumbar spine does not depend on conditions of the neck", () => {
    const rules = (...places: string[]) =>
      checked({
        patient: { alerts: "Artrite reumatoide" },
        sections: {
          osteopathic_treatment: osteopathicTreatment.schema.parse({
            items: [{ id: "technique1", technique: "hvla", places }],
          }),
        },
      }).hits.map(({ rule }) => rule);
    expect(rules("lumbar")).toEqual([]);
    expect(rules("atlanto_axial")).toEqual(["technique.ra_cervical:hvla"]);
    expect(rules()).toEqual(["technique.ra_cervical:hvla"]);
  });

  it("a thrust at the thoracic spine does not depend on a lumbar disc prolapse or a hip replacement", () => {
    const rules = (...places: string[]) =>
      checked({
        patient: { alerts: "Hérnia discal L4-L5, prótese da anca" },
        sections: {
          osteopathic_treatment: osteopathicTreatment.schema.parse({
            items: [{ id: "technique1", technique: "hvla", places }],
          }),
        },
      }).hits.map(({ rule }) => rule);
    expect(rules("thoracic")).toEqual([]);
    expect(rules("lumbar")).toEqual(["technique.disc_prolapse:hvla"]);
    expect(rules("hip")).toEqual(["technique.joint_replacement:hvla"]);
  });
});

describe("any text", () => {
  const word = fc.constantFrom(
    ..."não sem nem nega no not AF: pai com tem epilepsia pacemaker HTA , . ; ? ( ) : s/ 12 40.000 gota varfarina Letter mas except \n 人参 ’ \u0000 ¨".split(
      " ",
    ),
  );
  const anything = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.array(word, { maxLength: 40 }).map((all) => all.join(" ")),
  );

  it("is checked without an error", () => {
    fc.assert(
      fc.property(anything, anything, anything, (alerts, taken, name) => {
        const parts = {
          patient: { alerts, allergies: taken, medication: name },
          sections: {
            past_history: pastHistory.schema.parse({ text: alerts.slice(0, 8000) }),
            medication: medication.schema.parse({ items: [{ drug: taken.slice(0, 200) }], text: name }),
            supplements: supplementsOf({ kind: "free", name: `x${name.slice(0, 100)}` }),
            substances: substancesOf({ danshen: 9 }),
          },
          points: [pointOf("ST36", 1, 5)],
        };
        expect(checked(parts).hits).toBeInstanceOf(Array);
      }),
      { numRuns: 300 },
    );
  });

  it("an additional medicine never makes a warning milder", () => {
    const weights = ["note", "caution", "serious"];
    const gravest = (inns: readonly string[], alerts: string) => {
      const { hits } = checked({
        patient: { alerts },
        sections: {
          substances: substancesOf({ danshen: 9, mahuang: 3 }),
          medication: medicationOf(...inns.map((inn) => ({ inn, drug: inn }))),
        },
        points: [pointOf("ST36", 1, 3, 4, 5)],
      });
      const by = new Map<string, number>();
      for (const { subject, severity } of hits)
        by.set(subject.en, Math.max(by.get(subject.en) ?? 0, weights.indexOf(severity)));
      return by;
    };
    const inn = fc.constantFrom(...drugs.map(({ en }) => en));
    const alert = fc.constantFrom("", "hipocoagulado", "HTA, epilepsia", "trombocitopenia");
    fc.assert(
      fc.property(fc.uniqueArray(inn, { minLength: 1, maxLength: 6 }), alert, (inns, alerts) => {
        const fewer = gravest(inns.slice(1), alerts);
        const all = gravest(inns, alerts);
        for (const [subject, weight] of fewer) expect(all.get(subject) ?? -1).toBeGreaterThanOrEqual(weight);
      }),
      { numRuns: 100 },
    );
  });
});
