import type { NeedleDepth } from "@meridian/core/contracts/acupuncture/point-facts";
import type { PointEntry } from "./point-entries.ts";

/**
 * Millimetres in one cun. The cun is relative to the patient's body, about 20 to 30 mm; the smallest value is used, so that
 * a depth in millimetres is questioned rather too early than too late.
 */
const MM_PER_CUN = 20;
const MM_PER_CM = 10;

/** The largest depth in a text such as `0.5-0.8`, `1,2 cun`, `15 mm` or `2 cm`, in cun; null without a number. */
export function cunOf(text: string): number | null {
  const figures = [...text.replaceAll(",", ".").matchAll(/\d+(?:\.\d+)?|\.\d+/g)].map(([figure]) =>
    Number(figure),
  );
  if (figures.length === 0) return null;
  const deepest = Math.max(...figures);
  if (/mm/i.test(text)) return deepest / MM_PER_CUN;
  return /cm/i.test(text) ? (deepest * MM_PER_CM) / MM_PER_CUN : deepest;
}

/** The sides on which a point is needled deeper than usual without confirmation. */
export const tooDeep = (all: readonly PointEntry[], depth: NeedleDepth | null | undefined): PointEntry[] =>
  depth ? all.filter((entry) => isDeeper(entry, depth) && entry.depth_kept !== entry.depth) : [];

/** Whether a side is needled deeper than usual, confirmed or not. */
export const isDeeper = ({ depth = "" }: Partial<PointEntry>, { max }: NeedleDepth) =>
  (cunOf(depth) ?? 0) > max;
