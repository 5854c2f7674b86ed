import {
  encodeStroke,
  type Stroke,
  type StrokePoint,
  strokesOf,
  tongueMarks,
  WIDTHS,
} from "@meridian/core/clinical/tongue/tongue-drawing";
import type { Point } from "@meridian/core/clinical/tongue/tongue-figure";

export type EraserState = {
  /** Removes the whole stroke, or only the touched part. */
  mode: "whole" | "touched";
  radius: number;
  /** The group of the first erased stroke; the gesture erases only this group, so that erasing cracks keeps the coating. */
  group?: Stroke["mark"]["group"] | undefined;
};

/** The eraser's radius for each width, in units of the frame. */
export const ERASER_RADIUS = [16, 34, 62] as const;

const distanceBetween = (from: readonly number[], to: readonly number[]) =>
  Math.hypot((from[0] ?? 0) - (to[0] ?? 0), (from[1] ?? 0) - (to[1] ?? 0));

/** The distance from a point to a stroke's line. */
function distanceToStroke({ points }: Stroke, [x, y]: Point): number {
  const [first] = points;
  if (!first) return Number.POSITIVE_INFINITY;
  let smallest = distanceBetween(first, [x, y]);
  for (let index = 1; index < points.length; index += 1) {
    const a = points[index - 1] ?? first;
    const b = points[index] ?? first;
    const length = distanceBetween(a, b);
    const t = length === 0 ? 0 : ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length ** 2;
    const clamped = Math.min(1, Math.max(0, t));
    smallest = Math.min(
      smallest,
      distanceBetween([a[0] + (b[0] - a[0]) * clamped, a[1] + (b[1] - a[1]) * clamped], [x, y]),
    );
  }
  return smallest;
}

const halfWidth = ({ mark, width }: Stroke) => WIDTHS[mark.kind][width] / 2;
const layer = (stroke: Stroke) => tongueMarks.indexOf(stroke.mark);

/**
 * Erases at one point. Only strokes in the group of the uppermost touched stroke are erased; the group is returned, so
 * that the rest of the gesture keeps to it.
 */
export function eraseAt(
  kept: readonly string[],
  place: Point,
  { mode, radius, group }: EraserState,
): { strokes: string[]; group: EraserState["group"] } {
  const touched = strokesOf(kept).filter(
    ({ stroke }) =>
      (!group || stroke.mark.group === group) &&
      distanceToStroke(stroke, place) <= radius + halfWidth(stroke),
  );
  const [uppermost] = [...touched].reverse().sort((a, b) => layer(b.stroke) - layer(a.stroke));
  if (!uppermost) return { strokes: [...kept], group };
  const from = uppermost.stroke.mark.group;
  if (mode === "whole") {
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

/** The distance between the points at which a stroke can be cut. */
const CUT_STEP = 12;

/** The pieces of a stroke that remain outside the eraser's radius. */
function cutStroke(stroke: Stroke, place: Point, radius: number): string[] {
  const reach = radius + halfWidth(stroke) * 0.5;
  const pieces: StrokePoint[][] = [[]];
  for (const point of withExtraPoints(stroke.points)) {
    if (distanceBetween(point, place) > reach) pieces[pieces.length - 1]?.push(point);
    else if (pieces[pieces.length - 1]?.length) pieces.push([]);
  }
  const fewest = stroke.mark.kind === "dots" ? 1 : 2;
  return pieces
    .filter((piece) => piece.length >= fewest)
    .map((points) => encodeStroke({ ...stroke, points }));
}

/** The points of a stroke, with points added where two are farther apart than CUT_STEP. */
function withExtraPoints(points: readonly StrokePoint[]): StrokePoint[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before) return [point];
    const count = Math.max(1, Math.ceil(distanceBetween(before, point) / CUT_STEP));
    return Array.from({ length: count }, (_, part): StrokePoint => {
      const t = (part + 1) / count;
      const mix = (axis: 0 | 1 | 2) => before[axis] + (point[axis] - before[axis]) * t;
      return [mix(0), mix(1), mix(2)];
    });
  });
}
