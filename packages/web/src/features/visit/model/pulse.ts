import { normalRange } from "@meridian/core/clinical/anamnesis/vital-signs";
import {
  oppositeOf,
  PULSE_PLACES,
  PULSE_POSITIONS,
  PULSE_RATE_BAND,
  PULSE_SCALES,
  type PulsePosition,
  type PulseScale,
  pulsePositions,
} from "@meridian/core/clinical/pulse/pulse-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import type { PulseFelt } from "@meridian/core/contracts/visits/sections/pulse";
import type { Band, TrendPoint } from "./trend.ts";

type Pulse = SectionData<"pulse">;

const NOTHING: PulseFelt = { qualities: [], depth: null, strength: null, tension: null };

/** The findings at a position; empty where there are none. */
export const feltAt = (pulse: Pulse, position: PulsePosition): PulseFelt => ({
  ...NOTHING,
  ...pulse.positions[position],
});

export const isFelt = ({ qualities, depth, strength, tension }: PulseFelt) =>
  qualities.length > 0 || depth !== null || strength !== null || tension !== null;

/** The pulse with `felt` at these positions; positions without findings are removed. */
export function withFelt(pulse: Pulse, at: readonly PulsePosition[], felt: PulseFelt): Pulse {
  const positions = { ...pulse.positions };
  for (const position of at) {
    if (isFelt(felt)) positions[position] = felt;
    else delete positions[position];
  }
  return { ...pulse, positions };
}

/** The positions that "same on both sides" or "same everywhere" fills. */
export const sameAt = (position: PulsePosition, where: "both" | "all"): readonly PulsePosition[] =>
  where === "all" ? PULSE_POSITIONS : [position, oppositeOf(position)];

export const toggledKeys = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];

/** The position an arrow key moves to; the same at the edge. */
export function positionAfter(position: PulsePosition, arrow: string): PulsePosition {
  const { side, place } = pulsePositions[position];
  const step = { ArrowUp: -1, ArrowDown: 1 }[arrow];
  if (step) return `${side}_${PULSE_PLACES[PULSE_PLACES.indexOf(place) + step] ?? place}`;
  if (arrow === "ArrowLeft") return `left_${place}`;
  return arrow === "ArrowRight" ? `right_${place}` : position;
}

export type PulseChange = {
  where: PulsePosition | "overall";
  gained: readonly string[];
  lost: readonly string[];
  scales: readonly { scale: PulseScale; from: string | null; to: string | null }[];
};

/** The differences between two examinations by position. What was not examined both times is left out. */
export function changesBetween(before: Pulse, now: Pulse): PulseChange[] {
  const overall = {
    where: "overall" as const,
    ...difference(before.overall, now.overall),
    scales: [],
  };
  const places = PULSE_POSITIONS.flatMap((where): PulseChange[] => {
    const then = feltAt(before, where);
    const felt = feltAt(now, where);
    const scales = PULSE_SCALES.flatMap((scale) =>
      then[scale] === null || felt[scale] === null || then[scale] === felt[scale]
        ? []
        : [{ scale, from: then[scale], to: felt[scale] }],
    );
    return [{ where, ...difference(then.qualities, felt.qualities), scales }];
  });
  return [overall, ...places].filter(
    ({ gained, lost, scales }) => gained.length + lost.length + scales.length > 0,
  );
}

/** An examination without qualities was not recorded, so it has no differences. */
const difference = (before: readonly string[], now: readonly string[]) =>
  before.length === 0 || now.length === 0
    ? { gained: [], lost: [] }
    : {
        gained: now.filter((key) => !before.includes(key)),
        lost: before.filter((key) => !now.includes(key)),
      };

/** The usual pulse rate at an age: four to five beats a breath in adults, the usual heart rate in children. */
export const rateBand = (age: number | null): Band =>
  age === null || age >= 18
    ? PULSE_RATE_BAND
    : normalRange({ key: "heart_rate", normal: PULSE_RATE_BAND }, age);

/** The pulse rate over the visits. */
export const rateTrend = (results: readonly { start: string; data: Pick<Pulse, "rate"> }[]): TrendPoint[] =>
  results.flatMap(({ start, data: { rate } }) => (rate === null ? [] : [{ start, value: rate }]));
