import type { Words } from "./finding.ts";
import { tableRows } from "./table-rows.ts";

/**
 * Names of supplements in free text, one per line: key | English names | Portuguese names, separated by commas. The key
 * is the plant's or nutrient's, or occurs only in this table. The first name is shown.
 */
const rows = `
hypericum_perforatum|St John's wort,St. John's wort,Hypericum|Hipericão,Hipérico,Erva de São João,Milfurada
valeriana_officinalis|Valerian,Valdispert|Valeriana
kava|Kava,Kava kava|Kava-kava
echinacea_purpurea|Echinacea,Purple coneflower|Equinácea
allium_sativum|Garlic|Alho
vaccinium_macrocarpon|Cranberry|Arando vermelho
grapefruit|Grapefruit|Toranja
glycyrrhiza_glabra|Liquorice,Licorice|Alcaçuz
red_yeast_rice|Red yeast rice,Monacolin|Levedura de arroz vermelho,Arroz vermelho,Monacolina
silybum_marianum|Milk thistle,Silymarin,Legalon|Cardo mariano,Silimarina
serenoa_repens|Saw palmetto,Serenoa,Permixon|Saw palmetto,Serenoa
fish_oil|Fish oil,Omega 3,Omega3,Omega|Óleo de peixe,Ómega 3,Ómega
vitamin_k|Vitamin K,Vitamin K2,Vitamin K1,Vit K,Vit K2|Vitamina K,Vitamina K2,Vitamina K1
vitamin_e|Vitamin E,Vit E|Vitamina E
calcium|Calcium,Calcium carbonate,Calcium citrate|Cálcio
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
curcuma_longa|Turmeric,Curcuma,Curcumin|Curcuma,Curcumina,Açafrão da Índia
ginkgo_biloba|Ginkgo,Biloban,Gincoben,Abolibe|Ginkgo
panax_ginseng|Ginseng|Ginseng
zingiber_officinale|Ginger|Gengibre
withania_somnifera|Ashwagandha,Withania|Ashwagandha,Withania
camellia_sinensis|Green tea,Green tea extract,EGCG|Chá verde,Extrato de chá verde
ilex_paraguariensis|Mate,Yerba mate|Erva-mate,Mate
trifolium_pratense|Red clover|Trevo vermelho
fucus_vesiculosus|Bladderwrack,Fucus,Kelp|Bodelha,Fucus,Kelp
laminaria_digitata|Laminaria|Laminária
frangula_alnus|Alder buckthorn,Frangula|Amieiro negro,Frângula
paullinia_cupana|Guarana|Guaraná
glycine_max|Soy,Soya|Soja
isoflavones|Isoflavones,Soy isoflavones|Isoflavonas,Isoflavonas de soja
pausinystalia_johimbe|Yohimbe,Yohimbine|Ioimbe,Ioimbina
citrus_aurantium|Bitter orange,Synephrine|Laranja amarga,Sinefrina
oenothera_biennis|Evening primrose,Evening primrose oil|Onagra,Óleo de onagra
mucuna_pruriens|Mucuna,Velvet bean|Mucuna
cannabis_sativa|Cannabis,Hemp extract|Canábis,Cannabis
cannabidiol|Cannabidiol,CBD|Canabidiol,CBD
berberine|Berberine|Berberina
tryptophan|Tryptophan,L-tryptophan|Triptofano,L-triptofano
same|SAMe,S-adenosylmethionine|SAMe,Adenosilmetionina
dhea|DHEA|DHEA
caffeine|Caffeine|Cafeína
vitamin_a|Vitamin A,Retinol|Vitamina A,Retinol
vitamin_c|Vitamin C,Ascorbic acid|Vitamina C,Ácido ascórbico
vitamin_b12|Vitamin B12,Cobalamin|Vitamina B12,Cobalamina
folic_acid|Folic acid,Folate|Ácido fólico,Folato
niacin|Niacin,Nicotinic acid|Niacina,Ácido nicotínico
biotin|Biotin|Biotina
iodine|Iodine|Iodo
selenium|Selenium|Selénio
copper|Copper|Cobre
manganese|Manganese|Manganês
phosphorus|Phosphorus|Fósforo
activated_charcoal|Activated charcoal|Carvão ativado
milk|Milk,Dairy|Leite,Laticínios
curcumin|Curcumin,Curcumin extract|Curcumina,Extrato de curcumina
lithium_orotate|Lithium orotate|Orotato de lítio
uncaria_tomentosa|Cat's claw|Unha de gato
eschscholzia_californica|California poppy|Papoila da Califórnia,Escolzia
medicago_sativa|Alfalfa|Luzerna,Alfafa
leonurus_cardiaca|Motherwort|Agripalma
berberis_vulgaris|Barberry|Uva-espim
actaea_racemosa|Black cohosh,Cimicifuga|Cimicífuga,Cohosh preto
fibre|Fibre,Psyllium,Glucomannan|Fibra,Psílio,Glucomanano
tyrosine|Tyrosine,L-tyrosine|Tirosina,L-tirosina
resveratrol|Resveratrol|Resveratrol
l_carnitine|L-carnitine,Carnitine|L-carnitina,Carnitina
nattokinase|Nattokinase|Natoquinase,Nattokinase
arginine|Arginine,L-arginine|Arginina,L-arginina
vaccinium_myrtillus|Bilberry|Mirtilo
trigonella_foenum_graecum|Fenugreek|Feno-grego,Fenacho
cinnamomum_verum|Cinnamon|Canela
aloe_ferox|Cape aloe|Aloé do Cabo
aloe_vera|Aloe vera|Aloé vera,Babosa
rhodiola_rosea|Rhodiola,Golden root|Rodiola,Rhodiola
eleutherococcus_senticosus|Siberian ginseng,Eleuthero|Ginseng siberiano,Eleuterococo
tanacetum_parthenium|Feverfew|Matricária,Tanaceto
artemisia_absinthium|Wormwood|Absinto,Losna
capsella_bursa_pastoris|Shepherd's purse|Bolsa de pastor
angelica_archangelica|Angelica|Angélica
hydrastis_canadensis|Goldenseal|Hidraste,Selo de ouro
garcinia_gummi_gutta|Garcinia,Garcinia cambogia|Garcínia,Garcinia cambogia
bacopa_monnieri|Bacopa|Bacopa
crocus_sativus|Saffron|Açafrão
andrographis_paniculata|Andrographis|Andrographis,Andrografis
morinda_citrifolia|Noni|Noni
alpha_lipoic_acid|Alpha lipoic acid,ALA|Ácido alfa-lipoico,Ácido lipoico
probiotics|Probiotics,Probiotic,Lactobacillus|Probióticos,Probiótico,Lactobacilos
quercetin|Quercetin|Quercetina
bromelain|Bromelain|Bromelaína
policosanol|Policosanol|Policosanol
gaba|GABA|GABA
petroselinum_crispum|Parsley|Salsa
gymnema_sylvestre|Gymnema|Gimnema,Gymnema
momordica_charantia|Bitter melon|Melão-de-São-Caetano,Melão amargo
galega_officinalis|Goat's rue|Galega
opuntia_ficus_indica|Prickly pear,Nopal|Figo-da-índia,Nopal
boswellia_serrata|Boswellia|Boswélia,Boswellia
chelidonium_majus|Greater celandine|Celidónia
symphytum_officinale|Comfrey|Consolda
hibiscus_sabdariffa|Hibiscus|Hibisco
pelargonium_sidoides|Pelargonium|Pelargónio
potassium_salt_substitute|Salt substitute|Substituto do sal,Sal de potássio
chondroitin|Chondroitin|Condroitina
whey|Whey,Whey protein|Proteína do soro,Whey
n_acetylcysteine|N-acetylcysteine,NAC|N-acetilcisteína,NAC
royal_jelly|Royal jelly|Geleia real
propolis|Propolis|Própolis
spirulina|Spirulina|Espirulina
creatine|Creatine|Creatina
taurine|Taurine|Taurina
inositol|Inositol|Inositol
ephedra_sinica|Ephedra|Efedra
calendula_officinalis|Marigold,Calendula|Calêndula
arnica_montana|Arnica|Arnica
centaurium_erythraea|Centaury|Fel-da-terra
tussilago_farfara|Coltsfoot|Tussilagem
pygeum_africanum|Pygeum|Pygeum,Ameixeira africana
`;

export type SupplementName = {
  key: string;
  name: Words;
  /** All names, in each language. */
  written: { readonly en: readonly string[]; readonly pt: readonly string[] };
};

export const supplementNames: readonly SupplementName[] = tableRows(rows).map(
  ([key = "", en = "", pt = ""]) => {
    const english = en.split(",");
    const portuguese = pt.split(",");
    return {
      key,
      name: { en: english[0] ?? key, pt: portuguese[0] ?? key },
      written: { en: english, pt: portuguese },
    };
  },
);

/** The substance of the materia medica that is the same as a plant: the rules of one apply to the other. */
export const plantsAsSubstances: Readonly<Record<string, string>> = {
  panax_ginseng: "renshen",
  ginkgo_biloba: "yinxingye",
  allium_sativum: "dasuan",
  zingiber_officinale: "shengjiang",
  curcuma_longa: "jianghuang",
  cassia_senna: "fanxieye",
  glycyrrhiza_glabra: "gancao",
  crataegus_monogyna: "shanzha",
  ephedra_sinica: "mahuang",
  kava: "piper_methysticum",
  trigonella_foenum_graecum: "huluba",
  cannabis_sativa: "cannabidiol",
  curcumin: "jianghuang",
};
