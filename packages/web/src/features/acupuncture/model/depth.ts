import type { NeedleDepth } from "@meridian/core/contracts/acupuncture/point-facts";
import type { Held } from "./chosen.ts";

/**
 * Millimetres of one cun. It is a measure of the patient's own body, about 20 to 30 mm: the smaller it is taken, the sooner
 * a depth in millimetres is asked about.
 */
const MM_PER_CUN = 20;
const MM_PER_CM = 10;

/** The deepest a written depth says, in cun: `0.5-0.8`, `1,2 cun`, `15 mm`, `2 cm`. Null where it names no figure. */
export function cunOf(text: string): number | null {
  const figures = [...text.replaceAll(",", ".").matchAll(/\d+(?:\.\d+)?|\.\d+/g)].map(([figure]) =>
    Number(figure),
  );
  if (figures.length === 0) return null;
  const deepest = Math.max(...figures);
  if (/mm/i.test(text)) return deepest / MM_PER_CUN;
  return /cm/i.test(text) ? (deepest * MM_PER_CM) / MM_PER_CUN : deepest;
}

/** The sides of a point on which it is needled deeper than the tables say, and nobody has said that it is meant. */
export const tooDeep = (all: readonly Held[], depth: NeedleDepth | null | undefined): Held[] =>
  depth ? all.filter((held) => isOver(held, depth) && held.depth_kept !== held.depth) : [];

/** Whether a side is needled deeper than the tables say, meant or not. */
export const isOver = ({ depth = "" }: Partial<Held>, { max }: NeedleDepth) => (cunOf(depth) ?? 0) > max;
