import type { Stroke } from "@meridian/core/contracts/assessments/custom-test-content";

/** Numbers a drawing may hold: x and y of each point. As the contract has it. */
export const MOST_NUMBERS = 6000;
export const MOST_STROKES = 200;
/** Nearer than this to the last point says nothing new. */
const STEP = 0.004;

const unit = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));

/** A stroke with one point more; the same one where the point is too near to matter. */
export function withPoint(stroke: Stroke, x: number, y: number): Stroke {
  const [before, above] = [stroke.at.at(-2), stroke.at.at(-1)];
  const next = [unit(x), unit(y)] as const;
  if (before !== undefined && above !== undefined && Math.hypot(next[0] - before, next[1] - above) < STEP)
    return stroke;
  return { ...stroke, at: [...stroke.at, ...next] };
}

export const numbersIn = (strokes: readonly Stroke[]) => strokes.reduce((sum, { at }) => sum + at.length, 0);

/** Points of a polyline in a box so wide and so high; a single point is drawn as a line of no length. */
export function polyline({ at }: Stroke, width: number, height: number): string {
  const points = at.length === 2 ? [...at, ...at] : at;
  const written: string[] = [];
  for (let index = 0; index + 1 < points.length; index += 2)
    written.push(
      `${((points[index] ?? 0) * width).toFixed(1)},${((points[index + 1] ?? 0) * height).toFixed(1)}`,
    );
  return written.join(" ");
}
