import { type Place, rounded } from "@meridian/core/clinical/osteopathy/osteopathy-body";

/** The most corners of a stored line. */
const MAX_CORNERS = 32;

/**
 * A line simplified with the Ramer–Douglas–Peucker algorithm to at most MAX_CORNERS corners.
 *
 * @param tolerance the largest distance from the drawn line, as a fraction of the chart
 */
export function simplified(line: readonly Place[], tolerance = 0.008): Place[] {
  const kept = reduce(line, tolerance);
  return kept.length > MAX_CORNERS ? simplified(line, tolerance * 1.6) : kept.map(rounded);
}

function reduce(line: readonly Place[], tolerance: number): Place[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let far = 0;
  let index = 0;
  line.forEach((point, at) => {
    const away = distance(point, first, last);
    if (away > far) {
      far = away;
      index = at;
    }
  });
  if (far <= tolerance) return [first, last];
  return [
    ...reduce(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...reduce(line.slice(index), tolerance),
  ];
}

/** The distance from a point to the segment between two others. */
function distance([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
