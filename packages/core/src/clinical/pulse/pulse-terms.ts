/** Terms of the pulse examination, for browser and server. Sources in `reference/pulse.ts`. */

import type { Language } from "../../contracts/kernel/primitives.ts";
import { NO_WORDS, type TermWords } from "../catalogues/term-words.ts";

type Named = Readonly<Record<Language, string>>;

export const PULSE_SIDES = ["left", "right"] as const;
export type PulseSide = (typeof PULSE_SIDES)[number];
/** From the wrist upwards. */
export const PULSE_PLACES = ["cun", "guan", "chi"] as const;
export type PulsePlace = (typeof PULSE_PLACES)[number];

export const PULSE_POSITIONS = [
  "left_cun",
  "left_guan",
  "left_chi",
  "right_cun",
  "right_guan",
  "right_chi",
] as const;
export type PulsePosition = (typeof PULSE_POSITIONS)[number];

type PositionTerm = Named & { side: PulseSide; place: PulsePlace; channels: readonly string[] };

/** `channels` are the channels assessed at the position. Sides are the patient's own. */
export const pulsePositions: Readonly<Record<PulsePosition, PositionTerm>> = {
  left_cun: { side: "left", place: "cun", channels: ["HT", "SI"], en: "Left cun", pt: "Cun esquerdo" },
  left_guan: { side: "left", place: "guan", channels: ["LR", "GB"], en: "Left guan", pt: "Guan esquerdo" },
  left_chi: { side: "left", place: "chi", channels: ["KI", "BL"], en: "Left chi", pt: "Chi esquerdo" },
  right_cun: { side: "right", place: "cun", channels: ["LU", "LI"], en: "Right cun", pt: "Cun direito" },
  right_guan: { side: "right", place: "guan", channels: ["SP", "ST"], en: "Right guan", pt: "Guan direito" },
  right_chi: {
    side: "right",
    place: "chi",
    channels: ["KI", "PC", "TE"],
    en: "Right chi",
    pt: "Chi direito",
  },
};

/** The position of the same name on the other wrist. */
export const oppositeOf = (position: PulsePosition): PulsePosition => {
  const { side, place } = pulsePositions[position];
  return `${side === "left" ? "right" : "left"}_${place}`;
};

/** The depth at which the pulse is felt best. */
export const PULSE_DEPTHS = ["superficial", "middle", "deep"] as const;
export const PULSE_STRENGTHS = ["weak", "moderate", "strong"] as const;
export const PULSE_TENSIONS = ["soft", "normal", "tense", "hard"] as const;
export const PULSE_RHYTHMS = ["regular", "pauses_regular", "pauses_irregular", "irregular"] as const;

/** Scales of a position: each is a choice of a few values. */
export const pulseScales = {
  depth: {
    superficial: { en: "Superficial", pt: "Superficial" },
    middle: { en: "Middle", pt: "Média" },
    deep: { en: "Deep", pt: "Profunda" },
  },
  strength: {
    weak: { en: "Weak", pt: "Fraca" },
    moderate: { en: "Moderate", pt: "Moderada" },
    strong: { en: "Strong", pt: "Forte" },
  },
  tension: {
    soft: { en: "Soft", pt: "Mole" },
    normal: { en: "Normal", pt: "Normal" },
    tense: { en: "Tense", pt: "Tensa" },
    hard: { en: "Hard", pt: "Dura" },
  },
} as const satisfies Record<string, Record<string, Named>>;
export type PulseScale = keyof typeof pulseScales;
export const PULSE_SCALES = Object.keys(pulseScales) as readonly PulseScale[];

export const pulseRhythms: Readonly<Record<(typeof PULSE_RHYTHMS)[number], Named>> = {
  regular: { en: "Regular", pt: "Regular" },
  pauses_regular: { en: "Pauses at regular intervals", pt: "Pausas a intervalos regulares" },
  pauses_irregular: { en: "Pauses at irregular intervals", pt: "Pausas a intervalos irregulares" },
  irregular: { en: "Irregular throughout", pt: "Sempre irregular" },
};

export const PULSE_GROUPS = {
  depth: { en: "Depth", pt: "Profundidade" },
  rate: { en: "Rate", pt: "Frequência" },
  strength: { en: "Strength", pt: "Força" },
  width: { en: "Width", pt: "Largura" },
  length: { en: "Length", pt: "Comprimento" },
  shape: { en: "Shape", pt: "Forma" },
  tension: { en: "Tension", pt: "Tensão" },
  rhythm: { en: "Rhythm", pt: "Ritmo" },
} as const satisfies Record<string, Named>;
export type PulseGroup = keyof typeof PULSE_GROUPS;

export type PulseQuality = Named & { key: string; zh: string; pinyin: string; group: PulseGroup };

/** One per line: key (stored, so it never changes) | Chinese | pinyin | English | Portuguese | group. */
const ROWS = `floating|浮|fú|Floating|Superficial|depth
deep|沉|chén|Deep (sinking)|Profundo|depth
slow|迟|chí|Slow|Lento|rate
rapid|数|shuò|Rapid|Rápido|rate
empty|虚|xū|Empty (deficient)|Vazio|strength
full|实|shí|Full (excess)|Cheio|strength
slippery|滑|huá|Slippery|Escorregadio|shape
choppy|涩|sè|Choppy (rough)|Áspero|shape
long|长|cháng|Long|Longo|length
short|短|duǎn|Short|Curto|length
surging|洪|hóng|Surging (flooding)|Transbordante|shape
faint|微|wēi|Faint (minute)|Mínimo|strength
tight|紧|jǐn|Tight|Apertado (tenso)|tension
moderate|缓|huǎn|Moderate (slowed-down)|Moderado|rate
wiry|弦|xián|Wiry (string-like)|Em corda|tension
hollow|芤|kōu|Hollow (scallion-stalk)|Oco|shape
leather|革|gé|Leather (drumskin)|Em couro|tension
firm|牢|láo|Firm (confined)|Firme|tension
soggy|濡|rú|Soggy (soft)|Mole|strength
weak|弱|ruò|Weak|Fraco|strength
scattered|散|sàn|Scattered|Disperso|strength
thin|细|xì|Thin (fine)|Fino|width
hidden|伏|fú|Hidden|Escondido|depth
stirring|动|dòng|Stirring (moving)|Em movimento|shape
skipping|促|cù|Skipping (rapid, irregular)|Precipitado|rhythm
knotted|结|jié|Knotted (slow, irregular)|Nodoso|rhythm
intermittent|代|dài|Intermittent (regularly)|Intermitente|rhythm
racing|疾|jí|Racing (swift)|Acelerado|rate`;

/** The twenty-eight qualities in their traditional order. */
export const pulseQualities: readonly PulseQuality[] = ROWS.split("\n").map((row): PulseQuality => {
  const [key = "", zh = "", pinyin = "", en = "", pt = "", group = ""] = row.split("|");
  return { key, zh, pinyin, en, pt, group: group as PulseGroup };
});

const byKey: ReadonlyMap<string, PulseQuality> = new Map(pulseQualities.map((one) => [one.key, one]));

/** @param words what applies in place of the product's own words */
export function pulseQuality(key: string, words: TermWords = NO_WORDS): PulseQuality | undefined {
  const shipped = byKey.get(key);
  return shipped && { ...shipped, ...words[key]?.name };
}

/** The name of a position. */
export const pulsePositionName = (position: PulsePosition, language: Language, words: TermWords = NO_WORDS) =>
  (words[position]?.name ?? pulsePositions[position])[language];

/** The name of a quality without the part in brackets. */
export const shortName = (quality: PulseQuality, language: Language) =>
  quality[language].replace(/ \(.*\)$/, "");

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * Qualities whose name in either language, pinyin or character begins with the typed text. Best first: the interface's
 * language, then pinyin, then other words.
 */
export function searchQualities(
  typed: string,
  language: Language,
  words: TermWords = NO_WORDS,
): PulseQuality[] {
  const wanted = plain(typed.trim());
  if (wanted === "") return [];
  const rank = (quality: PulseQuality) => {
    if (plain(quality[language]).startsWith(wanted)) return 0;
    if (plain(quality.pinyin) === wanted || quality.zh === wanted) return 1;
    if (plain(quality.pinyin).startsWith(wanted)) return 2;
    const parts = plain(`${quality.en} ${quality.pt}`).split(/[^a-z]+/);
    return parts.some((part) => part.startsWith(wanted)) ? 3 : undefined;
  };
  return pulseQualities
    .flatMap((shipped) => {
      const quality = pulseQuality(shipped.key, words) ?? shipped;
      const place = rank(quality);
      return place === undefined ? [] : [{ quality, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ quality }) => quality);
}

/** Beats per minute of a resting adult, four to five per breath of the examiner. */
export const PULSE_RATE_BAND = [60, 90] as const;
/** A rate outside this range is refused. */
export const PULSE_RATE_POSSIBLE = [20, 250] as const;

/** A code from a digest in words: `wiry`, `left.thin`, `left_guan.wiry`, `rate.high`, `rhythm.irregular`. */
export function pulseCodeName(code: string, language: Language, terms: TermWords = NO_WORDS): string {
  const [first = "", second = ""] = code.split(".");
  const words = CODE_WORDS[language];
  if (first === "rate") return second === "high" ? words.high : words.low;
  if (first === "rhythm")
    return pulseRhythms[second as keyof typeof pulseRhythms]?.[language].toLocaleLowerCase(language) ?? "";
  const quality = pulseQuality(second || first, terms);
  if (!quality) return "";
  const name = shortName(quality, language).toLocaleLowerCase(language);
  if (!second) return name;
  const isPosition = PULSE_POSITIONS.includes(first as PulsePosition);
  const place = isPosition
    ? pulsePositionName(first as PulsePosition, language, terms)
    : words[first as PulseSide];
  return place ? `${place}: ${name}` : "";
}

const CODE_WORDS: Readonly<Record<Language, Record<"high" | "low" | PulseSide, string>>> = {
  en: { high: "rate above the usual", low: "rate below the usual", left: "Left", right: "Right" },
  pt: {
    high: "frequência acima do habitual",
    low: "frequência abaixo do habitual",
    left: "Esquerda",
    right: "Direita",
  },
};
