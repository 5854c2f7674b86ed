import { type VitalSign, vitalSigns } from "@meridian/core/contracts/vital-signs";

export type Judgement = "none" | "normal" | "low" | "high" | "ask" | "impossible" | "unreadable";

const inside = (value: number, [low, high]: readonly [number | null, number | null]) =>
  (low === null || value >= low) && (high === null || value <= high);

/** What a figure is worth, before it is sent. Ranges: `contracts/vital-signs.ts`. */
export function judge(
  sign: VitalSign,
  value: number | null | undefined,
  confirmed: readonly string[],
): Judgement {
  if (value === null || value === undefined) return "none";
  if (Number.isNaN(value)) return "unreadable";
  if (!inside(value, sign.possible)) return "impossible";
  if (!inside(value, sign.plausible) && !confirmed.includes(sign.key)) return "ask";
  if (inside(value, sign.normal)) return "normal";
  return sign.normal[0] !== null && value < sign.normal[0] ? "low" : "high";
}

/** Made of others, never typed. */
export const DERIVED = ["bmi", "waist_hip_ratio"] as const;
export const TYPED = vitalSigns.filter(({ key }) => !(DERIVED as readonly string[]).includes(key));

/** Body-mass index (kg/m²) and waist–hip ratio, where what they are made of makes sense. */
export function withDerived(values: Readonly<Record<string, number>>): Record<string, number> {
  const next = Object.fromEntries(
    Object.entries(values).filter(([key]) => !(DERIVED as readonly string[]).includes(key)),
  );
  const add = (key: (typeof DERIVED)[number], value: number, digits: number) => {
    const sign = vitalSigns.find((one) => one.key === key);
    const rounded = Number(value.toFixed(digits));
    if (sign && inside(rounded, sign.plausible)) next[key] = rounded;
  };
  const { weight, height, waist, hip } = next;
  if (weight && height) add("bmi", weight / (height / 100) ** 2, 1);
  if (waist && hip) add("waist_hip_ratio", waist / hip, 2);
  return next;
}
