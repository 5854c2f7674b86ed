import * as z from "zod";
import { isReading, RYODORAKU_RATIOS, readRyodoraku } from "../../../clinical/ryodoraku/ryodoraku.ts";
import { RYODORAKU_KEYS } from "../../../clinical/ryodoraku/ryodoraku-terms.ts";
import { RYODORAKU_DEFAULTS, ryodorakuSettings } from "../../clinic/ryodoraku-settings.ts";
import { text } from "../../kernel/primitives.ts";
import { section } from "./section.ts";

const data = z.object({
  /** µA by channel and side; what was not measured is left out. */
  readings: z
    .partialRecord(
      z.enum(RYODORAKU_KEYS),
      z.number({ message: "number.invalid" }).refine(isReading, { message: "ryodoraku.range" }),
    )
    .default({}),
  /** The clinic's limits when it was measured. */
  settings: ryodorakuSettings.default(RYODORAKU_DEFAULTS),
  note: text(2000).default(""),
});
export type RyodorakuData = z.output<typeof data>;

export const ryodoraku = section({
  step: "tests",
  carries: "nothing",
  module: "mtc",
  schema: data,
  /** Limits alone are no result. */
  hasContent: ({ readings, note }) => Object.keys(readings).length > 0 || note.trim() !== "",
  figures: figuresOf,
  digest: digestOf,
});

const rounded = (value: number | undefined, digits: number) =>
  value === undefined ? undefined : Number(value.toFixed(digits));

/** Each reading by channel and side (`LU_L`); mean and ratios of complete measurements, which alone can be compared. */
function figuresOf({ readings, settings }: RyodorakuData) {
  const { complete, mean, ratios } = readRyodoraku(readings, settings);
  return {
    ...readings,
    ryodoraku_mean: complete ? rounded(mean, 1) : undefined,
    ...Object.fromEntries(RYODORAKU_RATIOS.map((ratio) => [`ryodoraku_${ratio}`, rounded(ratios[ratio], 2)])),
  };
}

type Band = [low: number, high: number];

/** The usual range of each figure, by the limits of this measurement; the mean has none. */
export function ryodorakuBands({ readings, settings }: RyodorakuData): Readonly<Record<string, Band>> {
  const { corridor } = readRyodoraku(readings, settings);
  const usual: Band = [settings.ratio_low, settings.ratio_high];
  const inside: Band | undefined = corridor && [
    Number(corridor.low.toFixed(1)),
    Number(corridor.high.toFixed(1)),
  ];
  return {
    ...Object.fromEntries(RYODORAKU_RATIOS.map((ratio) => [`ryodoraku_${ratio}`, usual])),
    ...(inside && Object.fromEntries(RYODORAKU_KEYS.map((key) => [key, inside]))),
  };
}

const TOLD = ["split", "excess", "deficient"] as const;

/** `mean.52`, then what is split, in excess or deficient; `incomplete` where readings are missing. */
function digestOf({ readings, settings }: RyodorakuData): string[] {
  const { count, complete, mean, channels } = readRyodoraku(readings, settings);
  if (count === 0) return [];
  const states = TOLD.flatMap((state) =>
    channels.filter((channel) => channel.state === state).map(({ channel }) => `${state}.${channel}`),
  );
  return [complete ? `mean.${Math.round(mean ?? 0)}` : "incomplete", ...states].slice(0, 12);
}
