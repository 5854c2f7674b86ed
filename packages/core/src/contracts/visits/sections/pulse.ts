import * as z from "zod";
import {
  PULSE_DEPTHS,
  PULSE_PLACES,
  PULSE_POSITIONS,
  PULSE_RATE_BAND,
  PULSE_RATE_POSSIBLE,
  PULSE_RHYTHMS,
  PULSE_SIDES,
  PULSE_STRENGTHS,
  PULSE_TENSIONS,
  pulseQuality,
} from "../../../clinical/pulse/pulse-terms.ts";
import { text } from "../../kernel/primitives.ts";
import { section } from "./section.ts";

/** Keys of qualities, as they were chosen. */
const qualities = z
  .array(z.string().refine((key) => pulseQuality(key) !== undefined, { message: "pulse.quality" }))
  .max(12)
  .refine((keys) => new Set(keys).size === keys.length, { message: "pulse.quality" })
  .default([]);

const position = z.object({
  qualities,
  depth: z.enum(PULSE_DEPTHS).nullable().default(null),
  strength: z.enum(PULSE_STRENGTHS).nullable().default(null),
  tension: z.enum(PULSE_TENSIONS).nullable().default(null),
});
/** What is felt at one position. */
export type PulseFelt = z.output<typeof position>;

const rate = z
  .int({ message: "pulse.rate" })
  .min(PULSE_RATE_POSSIBLE[0], { message: "pulse.rate" })
  .max(PULSE_RATE_POSSIBLE[1], { message: "pulse.rate" });

const data = z.object({
  /** A position without anything is left out. */
  positions: z.partialRecord(z.enum(PULSE_POSITIONS), position).default({}),
  /** Qualities of the whole pulse. */
  overall: qualities,
  /** Beats a minute. */
  rate: rate.nullable().default(null),
  rhythm: z.enum(PULSE_RHYTHMS).nullable().default(null),
  note: text(2000).default(""),
});
export type PulseData = z.output<typeof data>;

export const pulse = section({
  step: "tests",
  carries: "nothing",
  module: "mtc",
  schema: data,
  figures: ({ rate }) => ({ pulse_rate: rate ?? undefined }),
  digest: digestOf,
});

/** The whole pulse's qualities first, then rate and rhythm, then what a side or a position has of its own. */
function digestOf({ positions, overall, rate, rhythm }: PulseData): string[] {
  const at = (place: (typeof PULSE_POSITIONS)[number]) => positions[place]?.qualities ?? [];
  const onSide = (side: (typeof PULSE_SIDES)[number]) =>
    at(`${side}_cun`).filter((key) => PULSE_PLACES.every((place) => at(`${side}_${place}`).includes(key)));
  const left = onSide("left");
  const right = onSide("right");
  const everywhere = new Set([...overall, ...left.filter((key) => right.includes(key))]);
  const sides = { left, right };
  const codes = PULSE_SIDES.flatMap((side) => [
    ...sides[side].filter((key) => !everywhere.has(key)).map((key) => `${side}.${key}`),
    ...PULSE_PLACES.flatMap((place) =>
      at(`${side}_${place}`)
        .filter((key) => !everywhere.has(key) && !sides[side].includes(key))
        .map((key) => `${side}_${place}.${key}`),
    ),
  ]);
  return [
    ...everywhere,
    ...rateCode(rate),
    ...(rhythm && rhythm !== "regular" ? [`rhythm.${rhythm}`] : []),
    ...codes,
  ].slice(0, 12);
}

function rateCode(rate: number | null): string[] {
  if (rate === null || (rate >= PULSE_RATE_BAND[0] && rate <= PULSE_RATE_BAND[1])) return [];
  return [rate < PULSE_RATE_BAND[0] ? "rate.low" : "rate.high"];
}
