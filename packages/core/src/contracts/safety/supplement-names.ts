import type { Words } from "./hit.ts";

/**
 * What a supplement may be called where it is written in words, one a line: key | English names | Portuguese names,
 * separated by commas. The key is the plant's or nutrient's, or one of this table alone. The first name is shown.
 */
const rows = `
hypericum_perforatum|St John's wort,Hypericum|Hipericão,Erva de São João
valeriana_officinalis|Valerian|Valeriana
kava|Kava,Kava kava|Kava-kava
echinacea_purpurea|Echinacea,Purple coneflower|Equinácea
allium_sativum|Garlic|Alho
vaccinium_macrocarpon|Cranberry|Arando vermelho
grapefruit|Grapefruit|Toranja
glycyrrhiza_glabra|Liquorice,Licorice|Alcaçuz
red_yeast_rice|Red yeast rice,Monacolin|Levedura de arroz vermelho,Arroz vermelho,Monacolina
silybum_marianum|Milk thistle,Silymarin|Cardo mariano,Silimarina
serenoa_repens|Saw palmetto,Serenoa|Saw palmetto,Serenoa
fish_oil|Fish oil,Omega 3,Omega3,Omega|Óleo de peixe,Ómega 3,Ómega
vitamin_k|Vitamin K,Vitamin K2,Vitamin K1,Vit K,Vit K2|Vitamina K,Vitamina K2,Vitamina K1
vitamin_e|Vitamin E,Vit E|Vitamina E
calcium|Calcium|Cálcio
iron|Iron|Ferro
magnesium|Magnesium|Magnésio
zinc|Zinc|Zinco
potassium|Potassium|Potássio
vitamin_d|Vitamin D,Vitamin D3,Vit D,Vit D3|Vitamina D,Vitamina D3
vitamin_b6|Vitamin B6,Pyridoxine,Vit B6|Vitamina B6,Piridoxina
5_htp|5-HTP,Griffonia|5-HTP,5-hidroxitriptofano
melatonin|Melatonin|Melatonina
coenzyme_q10|Coenzyme Q10,Coenzyme Q 10,Q10,Ubiquinol|Coenzima Q10,Coenzima Q 10,Q10,Ubiquinol
chromium|Chromium|Crómio
glucosamine|Glucosamine|Glucosamina
curcuma_longa|Curcumin,Turmeric|Curcumina,Curcuma,Açafrão da Índia
ginkgo_biloba|Ginkgo|Ginkgo
panax_ginseng|Ginseng|Ginseng
zingiber_officinale|Ginger|Gengibre
`;

export type SupplementName = { key: string; name: Words; written: readonly string[] };

export const supplementNames: readonly SupplementName[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [key = "", en = "", pt = ""] = row.split("|");
    const [english, portuguese] = [en.split(","), pt.split(",")];
    return {
      key,
      name: { en: english[0] ?? key, pt: portuguese[0] ?? key },
      written: [...english, ...portuguese],
    };
  });

/** A plant that is a substance of the materia medica too: what is known of the one holds for the other. */
export const plantsAsSubstances: Readonly<Record<string, string>> = {
  panax_ginseng: "renshen",
  ginkgo_biloba: "yinxingye",
  allium_sativum: "dasuan",
  zingiber_officinale: "shengjiang",
  curcuma_longa: "jianghuang",
  cassia_senna: "fanxieye",
  glycyrrhiza_glabra: "gancao",
  crataegus_monogyna: "shanzha",
};
