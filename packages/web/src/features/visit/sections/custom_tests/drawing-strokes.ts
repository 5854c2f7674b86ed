import type { Stroke } from "@meridian/core/contracts/assessments/custom-test-content";

/** The most numbers in a drawing, counting x and y of each point; the contract has the same limit. */
export const MAX_NUMBERS = 6000;
export const MAX_STROKES = 200;
/** Points nearer than this to the last one are left out, as a fraction of the picture. */
const MIN_DISTANCE = 0.004;

const unit = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));

/** A stroke with one more point; unchanged where the point is too near to the last. */
export function withPoint(stroke: Stroke, x: number, y: number): Stroke {
  const before = stroke.at.at(-2);
  const above = stroke.at.at(-1);
  const next = [unit(x), unit(y)] as const;
  if (
    before !== undefined &&
    above !== undefined &&
    Math.hypot(next[0] - before, next[1] - above) < MIN_DISTANCE
  )
    return stroke;
  return { ...stroke, at: [...stroke.at, ...next] };
}

export const numbersIn = (strokes: readonly Stroke[]) => strokes.reduce((sum, { at }) => sum + at.length, 0);

/** A stroke as the points of an SVG polyline of the given size. A single point becomes a line of no length. */
export function polyline({ at }: Stroke, width: number, height: number): string {
  const points = at.length === 2 ? [...at, ...at] : at;
  const written: string[] = [];
  for (let index = 0; index + 1 < points.length; index += 2)
    written.push(
      `${((points[index] ?? 0) * width).toFixed(1)},${((points[index + 1] ?? 0) * height).toFixed(1)}`,
    );
  return written.join(" ");
}
