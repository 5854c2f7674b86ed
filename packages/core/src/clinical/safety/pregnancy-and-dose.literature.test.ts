import { describe, expect, it } from "vitest";
import { complaint } from "../../contracts/visits/sections/complaint.ts";
import { diagnosis } from "../../contracts/visits/sections/diagnosis.ts";
import { appliedTechnique } from "../../contracts/visits/sections/osteopathic-treatment.ts";
import { pastHistory } from "../../contracts/visits/sections/past-history.ts";
import { chosenSupplement } from "../../contracts/visits/sections/supplements.ts";
import {
  checked,
  classicFormulaOf,
  formulasOf,
  pointOf,
  substancesOf,
  supplementsOf,
} from "../../testing/safety-record.ts";
import { sentenceOf } from "./finding.ts";

/**
 * Cases from the literature (textbooks of acupuncture and of the materia medica, the Chinese Pharmacopoeia's pregnancy
 * and dose remarks), written down without looking at the tables that the rules are made from. Half must warn, half must
 * not: a warning that is always there is not read.
 */
type Parts = Parameters<typeof checked>[0];
type Case = { title: string; record: Parts; about: RegExp; severity: "serious" | undefined };
type Row = readonly [title: string, record: Parts, about?: RegExp, severity?: "serious"];
const cases = (rows: readonly Row[]): Case[] =>
  rows.map(([title, record, about = /./, severity]) => ({ title, record, about, severity }));

const NEEDLE = 1;
const MOXA = 2;
const CUPPING = 4;
const ELECTRO = 5;
const pregnant = (weeks: number | null = null) => ({ pregnant: true, weeks_pregnant: weeks, age: 31 });
const lactant = { lactant: true, age: 31 };
const points = (...chosen: [string, ...number[]][]) => chosen.map(([id, ...how]) => pointOf(id, ...how));
const ear = (id: string) => [{ id, auricular: true, technics: [NEEDLE] }];
const complains = (what: string) => complaint.schema.parse({ items: [{ what }] });
const diagnosed = (code: string) => diagnosis.schema.parse({ icd: [{ code, title: code }] });
const plant = (item: string, name: string) => supplementsOf({ kind: "plant", item, name });
const hands = (technique: string) => ({ items: [appliedTechnique.parse({ id: "technique0", technique })] });
const substance = (grams: Record<string, number>, form = "decoction") => ({
  items: substancesOf(grams).items.map((one) => ({ ...one, form: form as "decoction" })),
});
const minerals = (key: string, amount: number) => ({
  items: [
    chosenSupplement.parse({
      id: "supplement0",
      kind: "nutrient",
      item: key,
      name: key,
      contains: [key],
      nutrients: [{ key, amount }],
    }),
  ],
});

const EXPECTING = /pregnan|trimester|weeks/i;

const warned: readonly Row[] = [
  ["LI4 at 12 weeks", { patient: pregnant(12), points: points(["LI4", NEEDLE]) }, EXPECTING],
  ["SP6 at 30 weeks", { patient: pregnant(30), points: points(["SP6", NEEDLE]) }, EXPECTING],
  ["GB21 in an unknown week", { patient: pregnant(), points: points(["GB21", NEEDLE]) }, EXPECTING],
  ["BL32 at 16 weeks", { patient: pregnant(16), points: points(["BL32", NEEDLE]) }, EXPECTING],
  ["CV4 needled at 20 weeks", { patient: pregnant(20), points: points(["CV4", NEEDLE]) }, EXPECTING],
  ["ST25 at 26 weeks", { patient: pregnant(26), points: points(["ST25", NEEDLE]) }, EXPECTING],
  ["GB26 at 20 weeks", { patient: pregnant(20), points: points(["GB26", NEEDLE]) }, EXPECTING],
  ["EX-LE11 at 10 weeks", { patient: pregnant(10), points: points(["EX-LE11", NEEDLE]) }, EXPECTING],
  [
    "moxa at BL67 in the first trimester",
    { patient: pregnant(9), points: points(["BL67", MOXA]) },
    EXPECTING,
  ],
  ["the ear's uterus at 10 weeks", { patient: pregnant(10), points: ear("TF2") }, EXPECTING],
  ["the ear's endocrine at 10 weeks", { patient: pregnant(10), points: ear("CO18") }, EXPECTING],
  [
    "electrical stimulation at the loin at 20 weeks",
    { patient: pregnant(20), points: points(["BL23", NEEDLE, ELECTRO]) },
    /electrical stimulation/,
    "serious",
  ],
  [
    "cupping at the loin at 28 weeks",
    { patient: pregnant(28), points: points(["BL23", CUPPING]) },
    /cupping/,
  ],
  ["moxa at CV4 at 8 weeks", { patient: pregnant(8), points: points(["CV4", MOXA]) }, EXPECTING],
  [
    "SP6, pregnant by the words of the complaint",
    {
      points: points(["SP6", NEEDLE]),
      sections: { complaint: complains("Lombalgia, grávida de 12 semanas") },
    },
    EXPECTING,
  ],
  [
    "GB21 with O21.0 as the diagnosis",
    { points: points(["GB21", NEEDLE]), sections: { diagnosis: diagnosed("O21.0") } },
    EXPECTING,
  ],
  [
    "safflower in pregnancy",
    { patient: pregnant(14), sections: { substances: substance({ honghua: 6 }) } },
    EXPECTING,
  ],
  [
    "musk in pregnancy",
    { patient: pregnant(), sections: { substances: substance({ shexiang: 0.05 }) } },
    EXPECTING,
    "serious",
  ],
  [
    "rhubarb and mirabilite (Tiao Wei Cheng Qi Tang) in pregnancy",
    { patient: pregnant(22), sections: { formulas: classicFormulaOf("tiaoweichengqitang") } },
    EXPECTING,
  ],
  [
    "chaste tree in pregnancy",
    { patient: pregnant(8), sections: { supplements: plant("vitex_agnus_castus", "Chaste tree") } },
    EXPECTING,
  ],
  [
    "senna while breastfeeding",
    { patient: lactant, sections: { substances: substance({ fanxieye: 4 }) } },
    /breastfe/,
  ],
  [
    "rhubarb while breastfeeding",
    { patient: lactant, sections: { substances: substance({ dahuang: 6 }) } },
    /breastfe/,
  ],
  [
    "aconite, 30 g a day",
    { sections: { substances: substance({ fuzi: 30 }) } },
    /above the maximum/,
    "serious",
  ],
  [
    "aconite with pinellia",
    { sections: { formulas: formulasOf({ fuzi: 9, ganjiang: 6 }, { banxia: 6, chenpi: 6 }) } },
    /incompatible/,
    "serious",
  ],
  [
    "liquorice with kansui",
    { sections: { substances: substance({ gancao: 3, gansui: 1 }) } },
    /incompatible/,
    "serious",
  ],
];

const quiet: readonly Row[] = [
  ["PC6 against nausea at 9 weeks", { patient: pregnant(9), points: points(["PC6", NEEDLE]) }],
  ["ST36 at 20 weeks", { patient: pregnant(20), points: points(["ST36", NEEDLE]) }],
  ["moxa at BL67 for a breech at 34 weeks", { patient: pregnant(34), points: points(["BL67", MOXA]) }],
  ["HT7 and GV20 at 35 weeks", { patient: pregnant(35), points: points(["HT7", NEEDLE], ["GV20", NEEDLE]) }],
  ["the ear's Shenmen at 20 weeks", { patient: pregnant(20), points: ear("TF4") }],
  ["SP6 and LI4 while breastfeeding", { patient: lactant, points: points(["SP6", NEEDLE], ["LI4", NEEDLE]) }],
  [
    "SP6, not pregnant by the words of the alerts",
    { patient: { alerts: "Não está grávida", age: 31 }, points: points(["SP6", NEEDLE]) },
  ],
  [
    "LI4 with back pain since a pregnancy of 2019",
    {
      patient: { age: 34 },
      points: points(["LI4", NEEDLE]),
      sections: { complaint: complains("Lombalgia desde a gravidez de 2019, após a gravidez agravou") },
    },
  ],
  [
    "safflower with a birth years ago (O80) in the past history",
    {
      patient: { age: 38 },
      sections: {
        substances: substance({ honghua: 6 }),
        past_history: pastHistory.schema.parse({ illnesses: [{ what: "Parto", code: "O80", when: "2015" }] }),
      },
    },
  ],
  [
    "safflower, with a sister who is pregnant",
    {
      patient: { age: 30 },
      sections: {
        substances: substance({ honghua: 6 }),
        complaint: complains("Ansiedade; a irmã está grávida de 30 semanas"),
      },
    },
  ],
  [
    "SP6 for a woman who wants to become pregnant",
    { points: points(["SP6", NEEDLE]), sections: { complaint: complains("Deseja engravidar há dois anos") } },
  ],
  [
    "eucommia, taxillus and dipsacus at 16 weeks",
    {
      patient: pregnant(16),
      sections: { substances: substance({ duzhong: 9, sangjisheng: 12, xuduan: 9 }) },
    },
  ],
  [
    "scutellaria and white atractylodes at 16 weeks",
    { patient: pregnant(16), sections: { substances: substance({ huangqin: 6, baizhu: 9 }) } },
  ],
  [
    "perilla and fresh ginger at 9 weeks",
    { patient: pregnant(9), sections: { substances: substance({ zisuye: 6, shengjiang: 6 }) } },
  ],
  [
    "soft tissue work at 20 weeks",
    { patient: pregnant(20), sections: { osteopathic_treatment: hands("soft_tissue") } },
  ],
  [
    "magnesium, 200 mg, at 20 weeks",
    { patient: pregnant(20), sections: { supplements: minerals("magnesium", 200) } },
  ],
  [
    "dandelion against mastitis while breastfeeding",
    { patient: lactant, sections: { substances: substance({ pugongying: 12 }) } },
  ],
  ["sprouted barley for digestion", { sections: { substances: substance({ maiya: 12 }) } }],
  ["Yin Qiao San", { sections: { formulas: classicFormulaOf("yinqiaosan") } }],
  ["Liu Wei Di Huang Wan", { sections: { formulas: classicFormulaOf("liuweidihuangwan") } }],
  ["Gui Zhi Tang", { sections: { formulas: classicFormulaOf("guizhitang") } }],
  ["Bai Hu Tang", { sections: { formulas: classicFormulaOf("baihutang") } }],
  ["Xiao Yao San", { sections: { formulas: classicFormulaOf("xiaoyaosan") } }],
  ["Bu Yang Huan Wu Tang", { sections: { formulas: classicFormulaOf("buyanghaiwutang") } }],
  ["a gram of liquorice", { sections: { substances: substance({ gancao: 1 }) } }],
];

const alarms = (parts: Parts) => checked(parts).hits.filter(({ severity }) => severity !== "note");

describe("cases from the literature", () => {
  it.each(cases(warned))("warns: $title", ({ record, about, severity }) => {
    const said = alarms(record)
      .filter((hit) => severity === undefined || hit.severity === severity)
      .map((hit) => sentenceOf(hit).en);
    expect(said).toContainEqual(expect.stringMatching(about));
  });

  it.each(cases(quiet))("stays quiet: $title", ({ record }) => {
    expect(alarms(record).map((hit) => sentenceOf(hit).en)).toEqual([]);
  });
});
