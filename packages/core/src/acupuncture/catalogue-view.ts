import { technics } from "../clinical/acupuncture/needling-techniques.ts";
import { flagRules } from "../clinical/safety/point-flags.ts";
import { safetySources } from "../clinical/safety/sources.ts";
import type { AcupunctureGroup, AcupuncturePoint } from "../contracts/acupuncture/acupuncture.ts";
import { SYSTEM_OWNED } from "../contracts/kernel/ownership.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import { ownershipOf } from "../db/catalogue-entries.ts";
import { indicationsOf, type SystemGroup, type SystemPoint } from "../reference/point-catalogue.ts";
import { categoryName } from "../reference/point-classes.ts";
import type { OwnGroup, OwnPoint } from "./catalogue.entity.ts";
import { pointName } from "./point-choice.ts";

const allowedTechnics = (auricular: boolean) =>
  technics.filter((technic) => (auricular ? technic.ear : technic.body)).map(({ id }) => id);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A system point as the API answers it, its texts in one language. */
export function tablePoint(point: SystemPoint, language: Language): AcupuncturePoint {
  const auricular = point.kind === "ear";
  return {
    ...SYSTEM_OWNED,
    id: point.id,
    channel: point.channel,
    number: point.number,
    side: point.sides,
    auricular,
    name: pointName(point, language),
    pinyin: point.pinyin,
    zh: point.zh,
    zh_hant: point.zh_hant,
    info: (point.location ?? point.region)[language],
    indications: indicationsOf(point, language).join(", "),
    contraindications: "",
    groups: point.categories.flatMap((category) => categoryName(category)?.[language] ?? []),
    technics: allowedTechnics(auricular),
    safety: point.safety.map((flag) => {
      const { severity, statement } = flagRules[flag];
      const sentence = `${capital(statement[language])}.`;
      return { key: flag, severity, sentence, source: safetySources.points[language] };
    }),
  };
}

/** A user's own point as the API answers it, with the names of the user's groups that contain it. */
export function ownPoint(point: OwnPoint, groups: readonly OwnGroup[]): AcupuncturePoint {
  return {
    ...ownershipOf(point),
    id: point.id,
    channel: point.channel as AcupuncturePoint["channel"],
    number: null,
    side: point.side,
    auricular: point.auricular,
    name: point.name,
    pinyin: "",
    zh: "",
    zh_hant: "",
    info: point.info,
    indications: point.indications,
    contraindications: point.contraindications,
    groups: groups.filter((group) => group.points.includes(point.id)).map(({ name }) => name),
    technics: allowedTechnics(point.auricular),
    safety: [],
  };
}

export const classicGroupView = (group: SystemGroup, language: Language): AcupunctureGroup => ({
  ...SYSTEM_OWNED,
  id: group.id,
  name: group.name[language],
  auricular: group.auricular,
  points: [...group.points],
  ...(group.retired && { retired: true }),
});

export const ownGroupView = (group: OwnGroup): AcupunctureGroup => ({
  ...ownershipOf(group),
  id: group.id,
  name: group.name,
  auricular: group.auricular,
  points: [...group.points],
});
