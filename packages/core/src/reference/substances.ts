import type { ListedSubstance } from "../contracts/materia/materia.ts";
import { compact } from "./fold.ts";
import type { Source } from "./source.ts";
import { substanceDescriptions } from "./substance-descriptions.ts";
import { type ReferenceFacts, substanceFacts } from "./substance-facts.ts";

export const substancesSource: Source = {
  origin:
    "Own facts for 397 substances: names in both scripts, Latin, species, part, grams a day and toxicity as in the Chinese Pharmacopoeia.",
  checked:
    "The grams of 351 were found again in one of two public lists; toxicity agreed in 355 of the 356 that could be compared.",
  weakness:
    "46 doses have no second source. Where two sources differ about pregnancy the stricter stands, except for the aconites. Nature, tastes and channels of 45 were filled in by hand.",
  editable: true,
};
/** {@link substancesSource} in Portuguese. */
export const substancesSourcePt = {
  origin:
    "Factos próprios sobre 397 substâncias: nomes nas duas escritas, latim, espécie, parte, gramas por dia e toxicidade como na Farmacopeia Chinesa.",
  checked:
    "As gramas de 351 foram reencontradas numa de duas listas públicas; a toxicidade coincidiu em 355 das 356 comparáveis.",
  weakness:
    "46 doses não têm segunda fonte. Onde duas fontes divergem sobre a gravidez vale a mais rigorosa, exceto nos acónitos. A natureza, os sabores e os canais de 45 foram preenchidos à mão.",
};

/** Code | English | Portuguese, in the order of the tables. */
const categoryRows = `
RE-WC|Release exterior: warm acrid (wind-cold)|Libertar o exterior: vento-frio
RE-WH|Release exterior: cool acrid (wind-heat)|Libertar o exterior: vento-calor
CH-F|Clear heat and drain fire|Limpar calor e drenar fogo
CH-D|Clear heat and dry damp|Limpar calor e secar humidade
CH-T|Clear heat and resolve toxin|Limpar calor e eliminar toxinas
CH-B|Clear heat and cool blood|Limpar calor e refrescar o sangue
CH-X|Clear deficiency heat|Limpar calor por deficiência
PU-A|Purgatives|Purgativos
PU-M|Moist laxatives|Laxantes humidificantes
PU-W|Drastic water expellants|Expulsores drásticos de água
WD|Dispel wind-damp|Dispersar vento-humidade
AR|Aromatic: transform damp|Aromáticas: transformar humidade
DR|Drain damp and promote urination|Drenar humidade e promover diurese
WI|Warm the interior|Aquecer o interior
QI|Regulate qi|Regular o qi
FO|Relieve food stagnation|Aliviar estagnação alimentar
WO|Expel parasites|Expulsar parasitas
HE|Stop bleeding|Parar hemorragia
BL|Invigorate blood|Ativar o sangue
PH-C|Transform cold phlegm|Transformar fleuma fria
PH-H|Transform hot phlegm|Transformar fleuma quente
CO|Relieve cough and wheezing|Aliviar tosse e dispneia
SP|Calm the spirit|Acalmar o espírito
LV|Calm the liver and extinguish wind|Acalmar o fígado e extinguir vento
OP|Open the orifices|Abrir os orifícios
TQ|Tonify qi|Tonificar o qi
TY|Tonify yang|Tonificar o yang
TB|Nourish blood|Nutrir o sangue
TN|Nourish yin|Nutrir o yin
AS|Astringents|Adstringentes
EM|Emetics|Eméticos
EX|External use, kill parasites|Uso externo, antiparasitários`;

/** Parses lines of `code | English | Portuguese` as categories. */
export const categoriesOf = (rows: string) =>
  rows
    .trim()
    .split("\n")
    .map((line) => {
      const [code = "", en = "", pt = ""] = line.split("|");
      return { code, name: { en, pt } };
    });
export const substanceCategories = categoriesOf(categoryRows);

/** The origin of parts that are not from a plant. */
const TYPES: Readonly<Record<string, ListedSubstance["type"]>> = {
  "animal part": "animal",
  shell: "animal",
  secretion: "animal",
  fungus: "fungus",
  spore: "fungus",
  mineral: "mineral",
  "processed product": "other",
  gall: "other",
};
const typeOf = (part: string) => TYPES[part] ?? (part ? "plant" : "");

const listOf = (cell = "") => (cell ? cell.split(",") : []);

/** A line of the descriptions, with the facts of the same substance. */
function substanceOf(line: string): ListedSubstance {
  const [pinyin = "", zh = "", hant = "", part = "", temperature = "", tastes, channels, notes = ""] =
    line.split("|");
  const id = compact(pinyin);
  return {
    ...(substanceFacts(id) as ReferenceFacts),
    id,
    pinyin,
    zh,
    zh_hant: hant || zh,
    part,
    notes,
    type: typeOf(part),
    temperature: temperature as ListedSubstance["temperature"],
    tastes: listOf(tastes),
    channels: listOf(channels) as ListedSubstance["channels"],
  };
}

/** All substances of the tables: 397 with facts, and those that only formulas name. */
export const substances: readonly ListedSubstance[] = substanceDescriptions
  .trim()
  .split("\n")
  .map(substanceOf);

const byId = new Map(substances.map((substance) => [substance.id, substance]));

/** A system substance by its pinyin in one word, or undefined. */
export const referenceSubstance = (id: string) => byId.get(id);
