import {
  encodeStroke,
  type Stroke,
  type StrokePoint,
  strokesOf,
  tongueMarks,
  WIDTHS,
} from "@meridian/core/clinical/tongue/tongue-drawing";
import type { Point } from "@meridian/core/clinical/tongue/tongue-figure";

export type Erasing = {
  /** Takes the whole stroke, or only what is touched of it. */
  how: "whole" | "touched";
  radius: number;
  /** What the first touch took from: a stroke over the cracks does not take the coating below with it. */
  group?: Stroke["mark"]["group"] | undefined;
};

/** How far the eraser reaches, by its width. */
export const ERASER = [16, 34, 62] as const;

const far = (from: readonly number[], to: readonly number[]) =>
  Math.hypot((from[0] ?? 0) - (to[0] ?? 0), (from[1] ?? 0) - (to[1] ?? 0));

/** Distance of a place from a stroke's line. */
function distance({ points }: Stroke, [x, y]: Point): number {
  const [first] = points;
  if (!first) return Number.POSITIVE_INFINITY;
  let least = far(first, [x, y]);
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1] ?? first, points[index] ?? first];
    const length = far(a, b);
    const t = length === 0 ? 0 : ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length ** 2;
    const clamped = Math.min(1, Math.max(0, t));
    least = Math.min(least, far([a[0] + (b[0] - a[0]) * clamped, a[1] + (b[1] - a[1]) * clamped], [x, y]));
  }
  return least;
}

const halfWidth = ({ mark, width }: Stroke) => WIDTHS[mark.kind][width] / 2;
const layer = (stroke: Stroke) => tongueMarks.indexOf(stroke.mark);

/**
 * The strokes after the eraser touched a place, and what it took from. The uppermost one goes first, and only strokes of
 * its kind go with it.
 */
export function eraseAt(
  kept: readonly string[],
  place: Point,
  { how, radius, group }: Erasing,
): { strokes: string[]; group: Erasing["group"] } {
  const touched = strokesOf(kept).filter(
    ({ stroke }) =>
      (!group || stroke.mark.group === group) && distance(stroke, place) <= radius + halfWidth(stroke),
  );
  const [uppermost] = [...touched].reverse().sort((a, b) => layer(b.stroke) - layer(a.stroke));
  if (!uppermost) return { strokes: [...kept], group };
  const from = uppermost.stroke.mark.group;
  if (how === "whole") {
    const at = kept.lastIndexOf(uppermost.kept);
    return { strokes: kept.filter((_, index) => index !== at), group: from };
  }
  const cut = new Map(
    touched
      .filter(({ stroke }) => stroke.mark.group === from)
      .map((one) => [one.kept, cutStroke(one.stroke, place, radius)]),
  );
  return { strokes: kept.flatMap((one) => cut.get(one) ?? [one]), group: from };
}

/** Distance of the points a stroke is cut at. */
const CUT_STEP = 12;

/** What is left of a stroke around a place, in pieces. */
function cutStroke(stroke: Stroke, place: Point, radius: number): string[] {
  const reach = radius + halfWidth(stroke) * 0.5;
  const pieces: StrokePoint[][] = [[]];
  for (const point of between(stroke.points)) {
    if (far(point, place) > reach) pieces[pieces.length - 1]?.push(point);
    else if (pieces[pieces.length - 1]?.length) pieces.push([]);
  }
  const fewest = stroke.mark.kind === "dots" ? 1 : 2;
  return pieces
    .filter((piece) => piece.length >= fewest)
    .map((points) => encodeStroke({ ...stroke, points }));
}

/** A stroke's points with others between those that are far apart. */
function between(points: readonly StrokePoint[]): StrokePoint[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before) return [point];
    const count = Math.max(1, Math.ceil(far(before, point) / CUT_STEP));
    return Array.from({ length: count }, (_, part): StrokePoint => {
      const t = (part + 1) / count;
      const mix = (axis: 0 | 1 | 2) => before[axis] + (point[axis] - before[axis]) * t;
      return [mix(0), mix(1), mix(2)];
    });
  });
}
