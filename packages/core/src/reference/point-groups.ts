import { earZones } from "./ear-point-rows.ts";
import { classOf, pointClasses } from "./point-classes.ts";
import { referencePoints, type Words } from "./points.ts";

/** A group of points known from the classics or by zone. Everybody has it and nobody can change it. */
export type ClassicGroup = {
  /** `classic_front_mu`. */
  id: string;
  name: Words;
  auricular: boolean;
  points: readonly string[];
};

/** Well-known sets that are not classes. */
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

let groups: readonly ClassicGroup[] | undefined;

/** Every classic group: classes of points, well-known sets, zones of the ear. */
export function classicGroups(): readonly ClassicGroup[] {
  if (groups) return groups;
  const points = referencePoints();
  const classes = Object.entries(pointClasses).map(([key, name]) => ({
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
