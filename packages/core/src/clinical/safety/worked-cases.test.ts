import { describe, expect, it } from "vitest";
import { complaint } from "../../contracts/visits/sections/complaint.ts";
import { diagnosis } from "../../contracts/visits/sections/diagnosis.ts";
import { medication } from "../../contracts/visits/sections/medication.ts";
import { osteopathicTreatment } from "../../contracts/visits/sections/osteopathic-treatment.ts";
import { pastHistory } from "../../contracts/visits/sections/past-history.ts";
import {
  checked,
  formulasOf,
  medicationOf,
  pointOf,
  substancesOf,
  supplementsOf,
} from "../../testing/safety-record.ts";
import { sentenceOf } from "./finding.ts";

/**
 * Cases from textbooks and reviews of interactions (Stockley's Herbal Medicines Interactions, the monographs of the
 * EMA's HMPC, the WHO's basic training in acupuncture, the literature on contraindications to manual treatment), with
 * records as a clinic writes them, in both languages. Half of them expect no warning.
 */

type Parts = Parameters<typeof checked>[0];
const ELECTRO = 5;
const CUPPING = 4;
const NEEDLE = 1;
const ASP = 8;

const free = (name: string) => supplementsOf({ kind: "free", name });
const taking = (...drug: readonly string[]) => medicationOf(...drug.map((one) => ({ drug: one })));
const told = (text: string) => medication.schema.parse({ text });
const ill = (...what: readonly string[]) =>
  pastHistory.schema.parse({ illnesses: what.map((one) => ({ what: one })) });
const history = (text: string) => pastHistory.schema.parse({ text });
const complains = (what: string) => complaint.schema.parse({ items: [{ what }] });
const thrust = (technique = "hvla", ...places: readonly string[]) =>
  osteopathicTreatment.schema.parse({ items: [{ id: "technique1", technique, places }] });
const coded = (code: string, title: string) => diagnosis.schema.parse({ icd: [{ code, title }] });

/** What the case is | the record | words of the sentence that has to come. */
const warned: readonly (readonly [string, Parts, RegExp])[] = [
  [
    "ginkgo beside dabigatran by its brand",
    {
      sections: {
        supplements: free("Ginkgo biloba 120 mg"),
        medication: told("Pradaxa 110 mg 2id; Concor 2,5"),
      },
    },
    /ginkgo.*dabigatran/i,
  ],
  [
    "St John's wort beside sertraline",
    { sections: { supplements: free("Hipericão 300 mg"), medication: taking("Sertralina 50 mg de manhã") } },
    /john.*sertraline.*serotonin/i,
  ],
  [
    "St John's wort beside apixaban",
    { sections: { supplements: free("St. John's Wort caps"), medication: taking("Eliquis 5mg 1+0+1") } },
    /john.*apixaban/i,
  ],
  [
    "hipérico beside the pill",
    { sections: { supplements: free("Hipérico 300 mg"), medication: told("pílula (Yasmin)") } },
    /john.*(drospirenone|contracepti)/i,
  ],
  [
    "Dan Shen beside warfarin",
    { sections: { formulas: formulasOf({ danshen: 12 }), medication: told("Varfine 5 mg conforme INR") } },
    /danshen.*warfarin/i,
  ],
  [
    "liquorice beside furosemide",
    { sections: { formulas: formulasOf({ zhigancao: 9 }), medication: taking("Lasix 40 1 comp jejum") } },
    /gancao.*furosemide/i,
  ],
  [
    "ephedra with hypertension by its code",
    { sections: { formulas: formulasOf({ mahuang: 6 }), diagnosis: coded("I10", "Essential hypertension") } },
    /mahuang.*hypertension/i,
  ],
  [
    "ephedra with HTA in the alerts",
    { patient: { alerts: "HTA medicada, DLP" }, sections: { substances: substancesOf({ mahuang: 5 }) } },
    /mahuang.*hypertension/i,
  ],
  [
    "5-HTP beside tramadol",
    { sections: { supplements: free("5-HTP 100 mg"), medication: taking("Tramadol 50 mg SOS") } },
    /5-htp.*tramadol/i,
  ],
  [
    "red yeast rice beside simvastatin",
    {
      sections: { supplements: free("Arroz vermelho fermentado"), medication: taking("sinvastatina 20 mg") },
    },
    /red yeast.*simvastatin/i,
  ],
  [
    "turmeric extract beside clopidogrel",
    { sections: { supplements: free("Curcumina 500 mg"), medication: taking("Plavix 75") } },
    /(turmeric|curcum).*clopidogrel/i,
  ],
  [
    "valerian beside lorazepam",
    { sections: { supplements: free("Valeriana 450 mg"), medication: taking("Lorazepam 2,5 mg ao deitar") } },
    /valerian.*lorazepam/i,
  ],
  [
    "vitamin K2 beside acenocoumarol",
    { sections: { supplements: free("Vitamina K2 MK-7 100 mcg"), medication: told("Sintrom 4 mg") } },
    /vitamin k.*acenocoumarol/i,
  ],
  [
    "Yin Yang Huo, Hong Hua and Tao Ren beside rivaroxaban",
    { sections: { formulas: formulasOf({ taoren: 9, honghua: 6 }), medication: taking("Xarelto 20 mg") } },
    /(taoren|honghua).*rivaroxaban/i,
  ],
  [
    "Gui Zhi Fu Ling with blood movers beside naproxen",
    { sections: { formulas: formulasOf({ danshen: 15 }), medication: taking("Naproxeno 500 mg 12/12h") } },
    /danshen.*naproxen/i,
  ],
  [
    "electrical stimulation with a spinal neurostimulator",
    {
      patient: { alerts: "Portador de neuroestimulador medular (2020)" },
      points: [pointOf("ST36", ELECTRO)],
    },
    /st36.*stimulator/i,
  ],
  [
    "electrical stimulation with a CDI",
    {
      sections: { past_history: ill("CDI implantado em 2021 por taquicardia ventricular") },
      points: [pointOf("ST36", ELECTRO)],
    },
    /st36.*defibrillator/i,
  ],
  [
    "cupping with few platelets",
    {
      sections: { diagnosis: diagnosis.schema.parse({ text: "Trombocitopenia, plaquetas 40.000" }) },
      points: [pointOf("GB34", CUPPING)],
    },
    /gb34.*(platelet|bleeding)/i,
  ],
  [
    "needles left in the ear with neutropenia",
    {
      sections: { past_history: history("Neutropenia after chemotherapy, last cycle 10 days ago") },
      points: [{ ...pointOf("TF4", ASP), auricular: true }],
    },
    /tf4.*(neutrop|infect)/i,
  ],
  [
    "needling the limb with lymphoedema",
    { patient: { alerts: "Linfedema do braço direito após mastectomia" }, points: [pointOf("LI11", NEEDLE)] },
    /li11.*lymphoedema/i,
  ],
  [
    "a thrust to a rheumatoid neck",
    {
      sections: {
        past_history: ill("AR com envolvimento cervical"),
        osteopathic_treatment: thrust("hvla", "atlanto_axial"),
      },
    },
    /thrust.*rheumatoid/i,
  ],
  [
    "a thrust with an aneurysm of the aorta",
    {
      sections: {
        diagnosis: coded("I71.4", "Abdominal aortic aneurysm"),
        osteopathic_treatment: thrust("hvla", "lumbar"),
      },
    },
    /thrust.*aneurysm/i,
  ],
  [
    "a lymphatic pump with a fresh thrombosis",
    {
      sections: {
        past_history: ill("TVP perna esquerda há 2 semanas"),
        osteopathic_treatment: thrust("lymphatic_pump"),
      },
    },
    /lymphatic pump.*thrombos/i,
  ],
  [
    "ephedra with angle-closure glaucoma",
    {
      sections: { past_history: ill("Glaucoma de ângulo fechado"), substances: substancesOf({ mahuang: 5 }) },
    },
    /mahuang.*glaucoma/i,
  ],
  [
    "seaweed with an overactive thyroid",
    {
      sections: {
        complaint: complains("Hipertiroidismo (Graves) em estudo"),
        formulas: formulasOf({ haizao: 9, kunbu: 9 }),
      },
    },
    /(haizao|kunbu).*(thyroid|graves)/i,
  ],
];

/** What the case is | the record: nothing above a note may come. */
const quiet: readonly (readonly [string, Parts])[] = [
  ["goji berries for somebody healthy", { sections: { formulas: formulasOf({ gouqizi: 9 }) } }],
  [
    "ginkgo beside paracetamol",
    { sections: { supplements: free("Ginkgo biloba 120 mg"), medication: taking("Paracetamol 1 g SOS") } },
  ],
  [
    "neither pacemaker nor epilepsy",
    {
      sections: { past_history: history("Não tem pacemaker nem epilepsia.") },
      points: [pointOf("ST36", ELECTRO)],
    },
  ],
  [
    "family history abbreviated",
    {
      sections: { past_history: history("AP: amigdalectomia. AF: epilepsia, HTA") },
      points: [pointOf("ST36", ELECTRO)],
    },
  ],
  [
    "epilepsy that was excluded",
    { patient: { alerts: "Epilepsia excluída em 2019" }, points: [pointOf("ST36", ELECTRO)] },
  ],
  [
    "epilepsy asked as a question and ruled out",
    {
      sections: { past_history: history("Epilepsia? descartada pela Neurologia") },
      points: [pointOf("ST36", ELECTRO)],
    },
  ],
  [
    "a denial over an enumeration",
    {
      sections: { past_history: history("No pacemaker, epilepsy or bleeding disorder.") },
      points: [pointOf("ST36", ELECTRO)],
    },
  ],
  [
    "a father's pacemaker",
    {
      sections: { past_history: history("Pai com pacemaker desde os 70 anos") },
      points: [pointOf("ST36", ELECTRO)],
    },
  ],
  [
    "a relative in the family list",
    {
      sections: {
        past_history: pastHistory.schema.parse({ family: [{ what: "Epilepsia", who: "mother" }] }),
      },
      points: [pointOf("ST36", ELECTRO)],
    },
  ],
  [
    "a mother's hypertension",
    {
      sections: {
        past_history: history("Mother: hypertension and stroke"),
        substances: substancesOf({ mahuang: 5 }),
      },
    },
  ],
  [
    "low blood pressure",
    { sections: { complaint: complains("Hipotensão e cansaço"), substances: substancesOf({ mahuang: 5 }) } },
  ],
  [
    "no known osteoporosis",
    {
      sections: {
        past_history: history("Sem osteoporose conhecida, DEXA normal"),
        osteopathic_treatment: thrust("hvla", "lumbar"),
      },
    },
  ],
  [
    "a sister's thrombosis",
    {
      sections: {
        past_history: history("Irmã teve trombose aos 40"),
        osteopathic_treatment: thrust("hvla", "lumbar"),
      },
    },
  ],
  [
    "well controlled hypertension and muscle energy",
    {
      sections: {
        past_history: ill("Hypertension, controlled"),
        osteopathic_treatment: thrust("muscle_energy", "lumbar"),
      },
    },
  ],
  [
    "a letter of the family doctor",
    {
      sections: {
        supplements: free("Cálcio 500 mg"),
        medication: told("traz uma letter do médico, sem medicação habitual"),
      },
    },
  ],
  [
    "lime flower beside levothyroxine",
    {
      sections: {
        supplements: supplementsOf({ kind: "plant", item: "tilia_cordata", name: "Tília" }),
        medication: taking("Eutirox 75 em jejum"),
      },
    },
  ],
  [
    "lavender beside ibuprofen",
    {
      sections: {
        supplements: supplementsOf({ kind: "plant", item: "lavandula_angustifolia", name: "Alfazema" }),
        medication: taking("Brufen 400 SOS"),
      },
    },
  ],
  [
    "vitamin D beside omeprazole",
    { sections: { supplements: free("Vitamina D3 2000 UI"), medication: taking("Omeprazol 20 mg") } },
  ],
  [
    "magnesium beside sertraline",
    { sections: { supplements: free("Magnésio bisglicinato"), medication: taking("Zoloft 50 mg") } },
  ],
  [
    "needling with migraine",
    { sections: { complaint: complains("Enxaqueca com aura, 2x/mês") }, points: [pointOf("ST36", NEEDLE)] },
  ],
  [
    "cupping with nothing told",
    { sections: { past_history: ill("Apendicectomia 1998") }, points: [pointOf("GB34", CUPPING)] },
  ],
  [
    "anticoagulants denied",
    {
      sections: {
        formulas: formulasOf({ danshen: 12 }),
        medication: told("Nega toma de anticoagulantes ou AAS"),
      },
    },
  ],
  [
    "sertraline stopped years ago",
    {
      sections: {
        supplements: free("Griffonia 100 mg"),
        medication: medicationOf({ drug: "Sertralina 50", stopped: "2021" }),
      },
    },
  ],
  [
    "Dang Shen beside rosuvastatin",
    { sections: { formulas: formulasOf({ dangshen: 12, baizhu: 9 }), medication: taking("Crestor 10 mg") } },
  ],
  [
    "drops of vitamin D beside seeds at the ear",
    {
      sections: { complaint: complains("Tosse; faz 10 gotas de xarope, gota a gota") },
      points: [{ ...pointOf("TF4", 7), auricular: true }],
    },
  ],
];

const loud = (parts: Parts) =>
  checked(parts)
    .hits.filter(({ severity }) => severity !== "note")
    .map((hit) => sentenceOf(hit).en);

describe("manually checked cases", () => {
  it.each(warned)("warn of %s", (_, parts, words) => {
    expect(loud(parts).filter((sentence) => words.test(sentence))).not.toEqual([]);
  });

  it.each(quiet)("give no warning about %s", (_, parts) => {
    expect(loud(parts)).toEqual([]);
  });
});
