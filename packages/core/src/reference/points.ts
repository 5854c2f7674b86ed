import type { SafetyFlag } from "../clinical/safety/point-flags.ts";
import { bodyPointRows } from "./body-point-rows.ts";
import type { ChannelCode } from "./channels.ts";
import { earAreas, earPointRows } from "./ear-point-rows.ts";
import { extraPointRows } from "./extra-point-rows.ts";
import { indicationsPt, indicationWords } from "./indications.ts";
import { flagsOf } from "./point-flags.ts";
import { regionsPt } from "./regions.ts";
import type { Source } from "./source.ts";

/** A source with its weakness in Portuguese. */
type TranslatedSource = Source & { weakness_pt: string };

export const bodyPointsSource: TranslatedSource = {
  origin: "Own facts for the 361 points; Chinese names in both scripts, pinyin with 19 readings by hand.",
  checked: "Every Chinese name agrees with at least one of two public lists, apart from typing variants.",
  weakness: "Indications, regions and safety flags are own keyword lists, not the text of a standard.",
  weakness_pt:
    "Indicações, regiões e avisos de segurança são listas próprias de palavras, não o texto de uma norma.",
  editable: true,
};
export const extraPointsSource: TranslatedSource = {
  origin: "Own facts for 48 extra points (head and neck 15, chest 1, back 9, arm 11, leg 12).",
  checked: "",
  weakness: "Newer Chinese standards count Yintang among the Governor Vessel's points; here it is EX-HN3.",
  weakness_pt:
    "As normas chinesas mais recentes contam Yintang entre os pontos do Vaso Governador; aqui é EX-HN3.",
  editable: true,
};
export const earPointsSource: TranslatedSource = {
  origin: "Own facts for the 93 points of GB/T 13734-2008; Portuguese names are our own.",
  checked: "Counted by zone.",
  weakness:
    "No second source was available for the codes; of safety flags it holds those of pregnancy alone, from memory.",
  weakness_pt:
    "Não havia segunda fonte para os códigos; dos avisos de segurança só tem os da gravidez, de memória.",
  editable: true,
};

export type Words = { en: string; pt: string };

/** Where a point exists: on both sides, on the midline, or on one side only. */
export type Sides = "bilateral" | "center" | "left" | "right";

export type ReferencePoint = {
  /** Code and number: `ST36`, `EX-HN3`, `TF4`. */
  id: string;
  kind: "body" | "extra" | "ear";
  /** The channel; for ear points the zone of the ear. */
  channel: ChannelCode | EarZoneCode;
  number: number;
  pinyin: string;
  zh: string;
  zh_hant: string;
  sides: Sides;
  /** Region of the body, or area of the ear. */
  region: Words;
  /** The location, for extra points. */
  location: Words | null;
  /** An ear point's own name. */
  name: Words | null;
  /** Its classes: `front_mu:LU`, `entry`. */
  categories: readonly string[];
  /** English keywords; `indicationPt` translates them. */
  indications: readonly string[];
  safety: readonly SafetyFlag[];
  /** Number of needles on the chosen side. */
  needles: number;
};

export type EarZoneCode = "HX" | "SF" | "AH" | "TF" | "TG" | "AT" | "CO" | "LO" | "P" | "R";

const lines = (rows: string) =>
  rows
    .trim()
    .split("\n")
    .map((row) => row.split("|"));
const list = (cell: string | undefined, separator: string) => (cell ? cell.split(separator) : []);

function bodyPoints(): ReferencePoint[] {
  return Object.entries(bodyPointRows).flatMap(([code, rows]) =>
    lines(rows).map(([number = "", pinyin = "", zh = "", hant, region = "", categories, indications]) => ({
      id: `${code}${number}`,
      kind: "body" as const,
      channel: code as ChannelCode,
      number: Number(number),
      pinyin,
      zh,
      zh_hant: hant || zh,
      sides: code === "CV" || code === "GV" ? ("center" as const) : ("bilateral" as const),
      region: { en: region, pt: regionsPt[region] ?? region },
      location: null,
      name: null,
      categories: list(categories, ","),
      indications: list(indications, ";"),
      safety: flagsOf(`${code}${number}`),
      needles: 1,
    })),
  );
}

/** Parts of the body by the letters in the codes of extra points. */
export const extraRegions: Readonly<Record<string, Words>> = {
  HN: { en: "head and neck", pt: "cabeça e pescoço" },
  CA: { en: "chest and abdomen", pt: "peito e abdómen" },
  B: { en: "back", pt: "costas" },
  UE: { en: "arm", pt: "membro superior" },
  LE: { en: "leg", pt: "membro inferior" },
};

function extraPoints(): ReferencePoint[] {
  return lines(extraPointRows).map(
    ([id = "", pinyin = "", zh = "", hant, sides, needles, en = "", pt = "", indications, categories]) => ({
      id,
      kind: "extra",
      channel: "EX",
      number: Number(id.replace(/^EX-[A-Z]+/, "")),
      pinyin,
      zh,
      zh_hant: hant || zh,
      sides: sides as Sides,
      region: extraRegions[id.replace(/^EX-|\d+$/g, "")] ?? { en: "", pt: "" },
      location: { en, pt },
      name: null,
      categories: list(categories, ","),
      indications: list(indications, ";"),
      safety: flagsOf(id),
      needles: Number(needles),
    }),
  );
}

function earPoints(): ReferencePoint[] {
  return lines(earPointRows).map(
    ([id = "", zone, en = "", pt = "", pinyin = "", zh = "", hant, area = "", indications]) => ({
      id,
      kind: "ear",
      channel: zone as EarZoneCode,
      number: Number.parseInt(id.replace(/^[A-Z]+/, ""), 10) || 0,
      pinyin,
      zh,
      zh_hant: hant || zh,
      sides: "bilateral",
      region: { en: area, pt: earAreas[area] ?? area },
      location: null,
      name: { en, pt },
      categories: [],
      indications: list(indications, ";"),
      safety: flagsOf(id),
      needles: 1,
    }),
  );
}

let all: readonly ReferencePoint[] | undefined;
let byId: ReadonlyMap<string, ReferencePoint> | undefined;

/** All 502 points: body points by channel, extra points, ear points. Parsed when first needed. */
export function referencePoints(): readonly ReferencePoint[] {
  all ??= [...bodyPoints(), ...extraPoints(), ...earPoints()];
  return all;
}

/** A point by its id, exactly as written in the tables. */
export function referencePoint(id: string): ReferencePoint | undefined {
  byId ??= new Map(referencePoints().map((point) => [point.id, point]));
  return byId.get(id);
}

/** Portuguese of an indication keyword. */
export const indicationPt = (keyword: string) => indicationsPt.get(keyword) ?? keyword;

/** All words that find an indication: both languages and everyday words. */
export const indicationTerms = (keyword: string): readonly string[] => [
  keyword,
  indicationPt(keyword),
  ...(indicationWords[keyword] ?? []),
];
