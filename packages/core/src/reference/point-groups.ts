import { earZones } from "./ear-point-rows.ts";
import { referencePoints, type Words } from "./points.ts";

/** A group of points known from the classics or by zone, for everyone and unchangeable. */
export type ClassicGroup = {
  /** `classic_front_mu`. */
  id: string;
  name: Words;
  auricular: boolean;
  points: readonly string[];
};

/** Classes of points, by the key the point rows use. */
const CLASSES: Readonly<Record<string, Words>> = {
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

/** Well-known sets that are no class of their own. */
const SETS: readonly ClassicGroup[] = [
  {
    id: "classic_four_gates",
    name: { en: "Four gates", pt: "Quatro portões" },
    auricular: false,
    points: ["LI4", "LR3"],
  },
  {
    id: "classic_ear_five",
    name: { en: "Five-point ear protocol (NADA)", pt: "Protocolo auricular de cinco pontos (NADA)" },
    auricular: true,
    points: ["TF4", "AH6a", "CO10", "CO12", "CO14"],
  },
];

/** The class a category of a row stands for; five-shu rows name theirs in the value. */
const classOf = (category: string) => {
  const [key = "", value = ""] = category.split(":");
  return key === "five_shu" ? value : key;
};

let groups: readonly ClassicGroup[] | undefined;

/** Every classic group: classes of points, well-known sets, zones of the ear. */
export function classicGroups(): readonly ClassicGroup[] {
  if (groups) return groups;
  const points = referencePoints();
  const classes = Object.entries(CLASSES).map(([key, name]) => ({
    id: `classic_${key}`,
    name,
    auricular: false,
    points: points.filter((point) => point.categories.some((c) => classOf(c) === key)).map(({ id }) => id),
  }));
  const zones = earZones.map((zone) => ({
    id: `classic_ear_${zone.code.toLowerCase()}`,
    name: { en: `Ear: ${zone.en}`, pt: `Orelha: ${zone.pt}` },
    auricular: true,
    points: points.filter((point) => point.kind === "ear" && point.channel === zone.code).map(({ id }) => id),
  }));
  groups = [...classes, ...SETS, ...zones];
  return groups;
}

/** A classic group by its id. */
export const classicGroup = (id: string) => classicGroups().find((group) => group.id === id);

/** The name of a point's class in both languages (`back_shu:LU` is "Back transport points (shu)"). */
export const categoryName = (category: string): Words | undefined => CLASSES[classOf(category)];
