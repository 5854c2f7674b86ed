import {
  DERIVED_SIGNS,
  normalRange,
  type VitalSign,
  vitalSigns,
  withDerived,
} from "@meridian/core/clinical/anamnesis/vital-signs";
import type { TrendPoint } from "./trend.ts";

export type Judgement = "none" | "normal" | "low" | "high" | "ask" | "impossible" | "unreadable";

const inside = (value: number, [low, high]: readonly [number | null, number | null]) =>
  (low === null || value >= low) && (high === null || value <= high);

/** Judges a value at an age, before it is sent. The ranges are in `clinical/anamnesis/vital-signs.ts`. */
export function judge(
  sign: VitalSign,
  value: number | null | undefined,
  confirmed: readonly string[],
  age: number | null,
): Judgement {
  if (value === null || value === undefined) return "none";
  if (Number.isNaN(value)) return "unreadable";
  if (!inside(value, sign.possible)) return "impossible";
  if (!inside(value, sign.plausible) && !confirmed.includes(sign.key)) return "ask";
  const normal = normalRange(sign, age);
  if (inside(value, normal)) return "normal";
  return normal[0] !== null && value < normal[0] ? "low" : "high";
}

export const isDerived = ({ key }: VitalSign) => DERIVED_SIGNS.some((derived) => derived === key);
export const TYPED = vitalSigns.filter((sign) => !isDerived(sign));
export const DERIVED = vitalSigns.filter(isDerived);

type Measured = { start: string; data: { values: Readonly<Record<string, number>> } };

/** Every value of one vital sign from the visits that contain it; the current visit's value as it is on the screen. */
export function courseOf(
  key: string,
  earlier: readonly Measured[],
  now: { start: string; values: Readonly<Record<string, number>> },
): TrendPoint[] {
  return [...earlier.map(({ start, data }) => ({ start, values: withDerived(data.values) })), now].flatMap(
    ({ start, values: { [key]: value } }) =>
      value !== undefined && Number.isFinite(value) ? [{ start, value }] : [],
  );
}
