import { type ChannelCode, channelOf } from "./channels.ts";
import type { ReferencePoint, Words } from "./points.ts";

/** Classes of points, by the key the point rows use. */
export const pointClasses: Readonly<Record<string, Words>> = {
  jing_well: { en: "Well points (jing)", pt: "Pontos poço (jing)" },
  ying_spring: { en: "Spring points (ying)", pt: "Pontos nascente (ying)" },
  shu_stream: { en: "Stream points (shu)", pt: "Pontos riacho (shu)" },
  jing_river: { en: "River points (jing)", pt: "Pontos rio (jing)" },
  he_sea: { en: "Sea points (he)", pt: "Pontos mar (he)" },
  yuan_source: { en: "Source points (yuan)", pt: "Pontos fonte (yuan)" },
  luo_connecting: { en: "Connecting points (luo)", pt: "Pontos de conexão (luo)" },
  xi_cleft: { en: "Cleft points (xi)", pt: "Pontos fenda (xi)" },
  front_mu: { en: "Front collecting points (mu)", pt: "Pontos de alarme (mu)" },
  back_shu: { en: "Back transport points (shu)", pt: "Pontos de assentimento (shu dorsais)" },
  lower_he_sea: { en: "Lower sea points", pt: "Pontos mar inferiores" },
  hui_meeting: { en: "Eight meeting points (hui)", pt: "Oito pontos de reunião (hui)" },
  confluent: { en: "Confluent points of the eight vessels", pt: "Pontos de abertura dos oito vasos" },
  command: { en: "Command points", pt: "Pontos de comando" },
  sea: { en: "Points of the four seas", pt: "Pontos dos quatro mares" },
  window_of_sky: { en: "Window of the sky points", pt: "Pontos janela do céu" },
  ghost: { en: "Ghost points", pt: "Pontos fantasma" },
  tonification: { en: "Tonification points", pt: "Pontos de tonificação" },
  sedation: { en: "Sedation points", pt: "Pontos de sedação" },
  horary: { en: "Horary points", pt: "Pontos horários" },
  entry: { en: "Entry points", pt: "Pontos de entrada" },
  exit: { en: "Exit points", pt: "Pontos de saída" },
};

/** The class of a row's category; five-shu rows have theirs in the value. */
export const classOf = (category: string) => {
  const [key = "", value = ""] = category.split(":");
  return key === "five_shu" ? value : key;
};

/** The name of a point's class in both languages (`back_shu:LU` is "Back transport points (shu)"). */
export const categoryName = (category: string): Words | undefined => pointClasses[classOf(category)];

const PHASES = ["wood", "fire", "earth", "metal", "water"] as const;
type Phase = (typeof PHASES)[number];
const FIVE_SHU = ["jing_well", "ying_spring", "shu_stream", "jing_river", "he_sea"];
const PHASE_WORDS: Readonly<Record<Phase, Words>> = {
  wood: { en: "wood", pt: "madeira" },
  fire: { en: "fire", pt: "fogo" },
  earth: { en: "earth", pt: "terra" },
  metal: { en: "metal", pt: "metal" },
  water: { en: "water", pt: "água" },
};

/**
 * The phase of a five-shu point. Yin channels begin with wood, yang channels with metal; then in the generating order.
 */
export function phaseOf(shu: string, polarity: "yin" | "yang"): Phase | undefined {
  const place = FIVE_SHU.indexOf(shu);
  return place < 0 ? undefined : PHASES[(place + (polarity === "yin" ? 0 : 3)) % 5];
}

/** Points that open an extraordinary vessel together. */
export const CONFLUENT_PAIRS: readonly (readonly [string, string])[] = [
  ["LU7", "KI6"],
  ["SI3", "BL62"],
  ["SP4", "PC6"],
  ["TE5", "GB41"],
];

/** Details of a class that are neither a channel's code nor a vessel's name. */
const DETAILS: Readonly<Record<string, string>> = {
  "head and neck": "cabeça e pescoço",
  "face and mouth": "face e boca",
  "back and lumbar": "dorso e região lombar",
  "chest and heart": "tórax e coração",
  abdomen: "abdómen",
  resuscitation: "reanimação",
  blood: "sangue",
  bones: "ossos",
  marrow: "medula",
  qi: "qi",
  sinews: "tendões",
  vessels: "vasos",
  "fu organs": "órgãos fu",
  "zang organs": "órgãos zang",
  "water and grain": "água e cereais",
  "Great Luo of Spleen": "Grande Luo do Baço",
};

/** The classes of a point with their details: phase, organ, vessel or partner point. */
export function classesOf(point: ReferencePoint): { key: string; name: Words; detail: Words }[] {
  return point.categories.flatMap((category) => {
    const name = categoryName(category);
    return name ? [{ key: classOf(category), name, detail: detailOf(point, category) }] : [];
  });
}

function detailOf(point: ReferencePoint, category: string): Words {
  const [key = "", value = ""] = category.split(":");
  if (key === "five_shu") {
    const { polarity } = channelOf(point.channel as ChannelCode);
    const phase = polarity && phaseOf(value, polarity);
    return phase ? PHASE_WORDS[phase] : { en: "", pt: "" };
  }
  const partner = key === "confluent" ? partnerOf(point.id) : undefined;
  const added = partner ? ` + ${partner}` : "";
  return { en: value + added, pt: (DETAILS[value] ?? value) + added };
}

const partnerOf = (id: string) =>
  CONFLUENT_PAIRS.find((pair) => pair.includes(id))?.find((one) => one !== id);
