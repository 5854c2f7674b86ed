/** The plants of phytotherapy, for browser and server. Sources in `reference/plants.ts`. */

import { fold } from "../../text/fold.ts";
import { plantWordPt } from "./plant-words.ts";

type Words = { en: string; pt: string };

/** A plant of phytotherapy. Doses are grams of the dried part a day; null if unknown. */
export type Plant = {
  /** From the scientific name: `matricaria_recutita`. */
  key: string;
  scientific: string;
  name: Words;
  part: Words;
  dose_min_g: number | null;
  dose_max_g: number | null;
  uses: readonly Words[];
  cautions: readonly Words[];
};

/**
 * One per line: scientific name | English | Portuguese if different | part | grams a day from | to | uses | cautions.
 */
const rows = `
Matricaria recutita|Chamomile|Camomila|flower|9|12|digestive spasm;inflammation;restlessness|Asteraceae allergy
Valeriana officinalis|Valerian|Valeriana|root|2|9|insomnia;anxiety|sedatives
Hypericum perforatum|St John's wort|Hipericão|herb|2|4|mild depression|many drug interactions;photosensitivity
Melissa officinalis|Lemon balm|Erva-cidreira|leaf|1.5|13.5|nervousness;sleep;digestive|
Passiflora incarnata|Passion flower|Passiflora|herb|4|8|nervousness;sleep|sedatives
Humulus lupulus|Hops|Lúpulo|strobile|0.5|1.5|sleep;restlessness|
Lavandula angustifolia|Lavender|Alfazema|flower|1|6|nervousness;sleep|
Tilia cordata|Lime tree|Tília|flower|2|4|colds;nervousness|
Crataegus monogyna|Hawthorn|Pilriteiro|leaf and flower|||palpitation;heart function|digoxin
Ginkgo biloba|Ginkgo||leaf|||memory;circulation|anticoagulants
Mentha x piperita|Peppermint|Hortelã-pimenta|leaf|3|6|digestive spasm;flatulence|gastro-oesophageal reflux
Foeniculum vulgare|Fennel|Funcho|fruit|5|7|flatulence;cough|
Pimpinella anisum|Anise|Anis|fruit|3|3|flatulence;cough|
Carum carvi|Caraway|Alcaravia|fruit|1.5|6|flatulence|
Coriandrum sativum|Coriander|Coentro|fruit|3|3|flatulence|
Silybum marianum|Milk thistle|Cardo-mariano|fruit|12|15|liver support|
Taraxacum officinale|Dandelion|Dente-de-leão|root with herb|3|12|bile flow;diuresis|bile duct obstruction
Cynara scolymus|Artichoke|Alcachofra|leaf|6|6|dyspepsia;cholesterol|bile duct obstruction
Peumus boldus|Boldo||leaf|3|3|dyspepsia|bile duct obstruction;pregnancy
Curcuma longa|Turmeric|Curcuma|rhizome|1.5|3|dyspepsia;inflammation|bile duct obstruction;anticoagulants
Gentiana lutea|Gentian|Genciana|root|2|4|poor appetite|peptic ulcer
Zingiber officinale|Ginger|Gengibre|rhizome|2|4|nausea;dyspepsia|anticoagulants at high dose
Plantago ovata|Ispaghula|Ispagula|seed|12|40|constipation|bowel obstruction;separate from medicines
Linum usitatissimum|Linseed|Linhaça|seed|30|45|constipation|bowel obstruction
Cassia senna|Senna|Sene|leaf|||constipation (short term)|pregnancy;hypokalaemia
Rhamnus purshiana|Cascara|Cáscara-sagrada|bark|||constipation (short term)|pregnancy;hypokalaemia
Aesculus hippocastanum|Horse chestnut|Castanheiro-da-Índia|seed|||venous insufficiency|
Ruscus aculeatus|Butcher's broom|Gilbardeira|rhizome|||venous insufficiency|
Vitis vinifera|Red vine leaf|Videira|leaf|||venous insufficiency|
Hamamelis virginiana|Witch hazel|Hamamélia|leaf|0.1|1|haemorrhoids;skin|
Allium sativum|Garlic|Alho|bulb|4|4|cholesterol;circulation|anticoagulants
Arctostaphylos uva-ursi|Bearberry|Uva-ursina|leaf|3|12|urinary tract inflammation|pregnancy;max 1 week
Urtica dioica|Nettle|Urtiga|herb|8|12|diuresis;joints|
Urtica dioica radix|Nettle root|Urtiga (raiz)|root|4|6|prostate symptoms|
Equisetum arvense|Horsetail|Cavalinha|herb|6|6|diuresis|
Betula pendula|Birch|Bétula|leaf|2|9|diuresis|
Solidago virgaurea|Goldenrod|Vara-de-ouro|herb|6|12|diuresis;urinary tract|
Serenoa repens|Saw palmetto||fruit|1|2|prostate symptoms|anticoagulants
Juniperus communis|Juniper|Zimbro|berry|2|10|dyspepsia|pregnancy;kidney disease
Orthosiphon stamineus|Java tea|Chá-de-Java|leaf|6|12|diuresis|
Elymus repens|Couch grass|Grama|rhizome|6|9|diuresis|
Ononis spinosa|Restharrow|Unha-gata|root|6|12|diuresis|
Thymus vulgaris|Thyme|Tomilho|herb|1|6|cough;bronchitis|
Hedera helix|Ivy|Hera|leaf|0.3|0.3|cough|
Althaea officinalis|Marshmallow|Alteia|root|6|6|dry cough;gastric irritation|separate from medicines
Malva sylvestris|Mallow|Malva|flower|5|5|throat irritation|
Cetraria islandica|Iceland moss|Líquen-da-Islândia|thallus|4|6|dry cough;poor appetite|
Plantago lanceolata|Ribwort plantain|Tanchagem|herb|3|6|cough;throat|
Primula veris|Cowslip|Primavera|root|0.5|1.5|cough|
Glycyrrhiza glabra|Liquorice|Alcaçuz|root|5|15|cough;gastric irritation|hypertension;hypokalaemia;pregnancy
Sambucus nigra|Elder|Sabugueiro|flower|10|15|colds|
Echinacea purpurea|Purple coneflower|Equinácea|herb|||colds|autoimmune disease;immunosuppressants
Filipendula ulmaria|Meadowsweet|Ulmária|flower|2.5|3.5|colds;pain|salicylate allergy
Salix alba|White willow|Salgueiro-branco|bark|||pain;fever|salicylate allergy;anticoagulants
Harpagophytum procumbens|Devil's claw|Harpago|root|1.5|4.5|joint pain;poor appetite|peptic ulcer;gallstones
Salvia officinalis|Sage|Salva|leaf|4|6|excess sweating;sore throat|pregnancy;epilepsy
Rosmarinus officinalis|Rosemary|Alecrim|leaf|4|6|dyspepsia;circulation|pregnancy
Achillea millefolium|Yarrow|Milefólio|herb|4.5|4.5|dyspepsia;poor appetite|Asteraceae allergy
Vitex agnus-castus|Chaste tree|Agno-casto|fruit|0.03|0.04|premenstrual symptoms|hormone therapy;pregnancy
Actaea racemosa|Black cohosh|Cimicífuga|rhizome|0.04|0.04|menopausal symptoms|liver disease
Alchemilla vulgaris|Lady's mantle|Pé-de-leão|herb|5|10|diarrhoea;menstrual|
Capsella bursa-pastoris|Shepherd's purse|Bolsa-de-pastor|herb|10|15|heavy menstruation|pregnancy
Vaccinium myrtillus|Bilberry|Mirtilo|dried fruit|20|60|diarrhoea;eye circulation|
Vaccinium macrocarpon|Cranberry|Arando-vermelho|fruit|||urinary tract|warfarin
Quercus robur|Oak|Carvalho|bark|3|3|diarrhoea|
Panax ginseng|Ginseng||root|1|2|fatigue|hypertension;anticoagulants
Eleutherococcus senticosus|Eleuthero|Ginseng-siberiano|root|2|3|fatigue|hypertension
Rhodiola rosea|Rhodiola|Rodiola|root|||stress;fatigue|
Withania somnifera|Ashwagandha||root|||stress|pregnancy;thyroid disease
Cinnamomum verum|Cinnamon|Canela|bark|2|4|dyspepsia|
Angelica archangelica|Angelica|Angélica|root|4.5|4.5|dyspepsia|photosensitivity
Artemisia absinthium|Wormwood|Losna|herb|2|3|poor appetite;dyspepsia|epilepsy;pregnancy
Centaurium erythraea|Centaury|Fel-da-terra|herb|6|6|poor appetite|peptic ulcer
Trigonella foenum-graecum|Fenugreek|Feno-grego|seed|6|6|poor appetite|pregnancy
Leonurus cardiaca|Motherwort|Agripalma|herb|4.5|4.5|nervous palpitation|pregnancy
Tanacetum parthenium|Feverfew|Matricária|herb|||migraine prevention|anticoagulants;pregnancy
Eschscholzia californica|California poppy|Papoila-da-Califórnia|herb|||sleep|sedatives
Aloysia citrodora|Lemon verbena|Lúcia-lima|leaf|||digestive;nervousness|
Calendula officinalis|Marigold|Calêndula|flower|1|2|skin and mucosa inflammation|
Arnica montana|Arnica||flower|||bruises (external only)|not internal
Aloe vera|Aloe|Aloé|gel|||skin|
Uncaria tomentosa|Cat's claw|Unha-de-gato|bark|||joints|immunosuppressants
Camellia sinensis|Green tea|Chá verde|leaf|||fatigue;weight|caffeine;iron absorption
Ilex paraguariensis|Mate|Erva-mate|leaf|3|3|fatigue|caffeine
Pterospartum tridentatum|Carqueja||flowering herb|||digestive (traditional)|
Cymbopogon citratus|Lemongrass|Erva-príncipe|leaf|||digestive (traditional)|
`;

/** The key of a plant: `mentha_piperita` of `Mentha x piperita`. */
export const plantKey = (scientific: string) =>
  fold(scientific)
    .replace(" x ", " ")
    .replace(/[^a-z]+/g, "_")
    .replaceAll(/^_|_$/g, "");

const inBoth = (en: string): Words => ({ en, pt: plantWordPt(en) });
const listOf = (words: string) => words.split(";").filter(Boolean).map(inBoth);
const grams = (figure: string) => (figure === "" ? null : Number(figure));

export const plants: readonly Plant[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [scientific = "", en = "", pt = "", part = "", from = "", to = "", uses = "", cautions = ""] =
      row.split("|");
    return {
      key: plantKey(scientific),
      scientific,
      name: { en, pt: pt || en },
      part: inBoth(part),
      dose_min_g: grams(from),
      dose_max_g: grams(to),
      uses: listOf(uses),
      cautions: listOf(cautions),
    };
  });
