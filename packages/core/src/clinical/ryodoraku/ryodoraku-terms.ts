/** The Ryodoraku lines, for browser and server. Sources in `reference/ryodoraku.ts`. */

import type { Language } from "../../contracts/kernel/primitives.ts";

export const RYODORAKU_SIDES = ["L", "R"] as const;
export type RyodorakuSide = (typeof RYODORAKU_SIDES)[number];

export type RyodorakuLine = {
  code: string;
  channel: string;
  limb: "hand" | "foot";
  polarity: "yin" | "yang";
  /** The point where it is measured. */
  measured: string;
  /** An alternative measuring point. */
  or?: string;
  /** The points for stimulating a deficient line and for sedating one in excess. */
  tonify: string;
  sedate: string;
};

const line = (
  code: string,
  channel: RyodorakuChannel,
  [measured, or]: readonly [string, string?],
  tonify: string,
  sedate: string,
): ListedLine => ({
  code,
  channel,
  limb: code.startsWith("H") ? "hand" : "foot",
  polarity: Number(code.slice(1)) <= 3 ? "yin" : "yang",
  measured,
  ...(or && { or }),
  tonify,
  sedate,
});

/** In the order of measurement. */
export const RYODORAKU_CHANNELS = [
  "LU",
  "PC",
  "HT",
  "SI",
  "TE",
  "LI",
  "SP",
  "LR",
  "KI",
  "BL",
  "GB",
  "ST",
] as const;
export type RyodorakuChannel = (typeof RYODORAKU_CHANNELS)[number];

/** A line of the measurement. */
export type ListedLine = RyodorakuLine & { channel: RyodorakuChannel };

/** H1 to H6 and F1 to F6. */
export const ryodorakuLines = [
  line("H1", "LU", ["LU9"], "LU9", "LU5"),
  line("H2", "PC", ["PC7"], "PC9", "PC7"),
  line("H3", "HT", ["HT7"], "HT9", "HT7"),
  line("H4", "SI", ["SI5", "SI4"], "SI3", "SI8"),
  line("H5", "TE", ["TE4"], "TE3", "TE10"),
  line("H6", "LI", ["LI5", "LI4"], "LI11", "LI2"),
  line("F1", "SP", ["SP3"], "SP2", "SP5"),
  line("F2", "LR", ["LR3"], "LR8", "LR2"),
  line("F3", "KI", ["KI4", "KI3"], "KI7", "KI1"),
  line("F4", "BL", ["BL65", "BL64"], "BL67", "BL65"),
  line("F5", "GB", ["GB40"], "GB43", "GB38"),
  line("F6", "ST", ["ST42"], "ST41", "ST45"),
] as const;

export type RyodorakuKey = `${RyodorakuChannel}_${RyodorakuSide}`;
/** The twenty-four readings in the order of measurement: each line left, then right. */
export const RYODORAKU_KEYS = RYODORAKU_CHANNELS.flatMap((channel) =>
  RYODORAKU_SIDES.map((side): RyodorakuKey => `${channel}_${side}`),
) as [RyodorakuKey, ...RyodorakuKey[]];

/** Microamperes. The instrument shows 200 with its electrodes joined. */
export const RYODORAKU_RANGE = [0, 200] as const;

const CODE_WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { excess: "excess", deficient: "deficient", split: "split", mean: "mean", incomplete: "incomplete" },
  pt: {
    excess: "excesso",
    deficient: "deficiência",
    split: "divergente",
    mean: "média",
    incomplete: "incompleto",
  },
};

/** A code from a digest in words: `excess.LU`, `mean.52`, `incomplete`. */
export function ryodorakuCodeName(code: string, language: Language): string {
  const [first = "", second = ""] = code.split(".");
  const word = CODE_WORDS[language][first];
  if (!word) return "";
  if (first === "incomplete") return word;
  return first === "mean" ? `${word} ${second} µA` : `${second} ${word}`;
}
