/**
 * The outlines of the tongue as data. The screen and print draw them, and drawings are measured by them. All in one
 * frame, independent of the screen.
 */

import type { TongueShape, TongueSize, TongueZone } from "./tongue-terms.ts";

/** The frame of a drawing. Coordinates are whole numbers within it; the tip points down. */
export const FRAME = { width: 1000, height: 1200 } as const;
export const CENTRE = { x: 500, y: 600 } as const;

export type Point = readonly [x: number, y: number];
/** Two control points and the end of a cubic curve. */
type Curve = readonly [Point, Point, Point];

const MIDDLE = 500;
/** Where the root crosses the middle of the frame. */
const START: Point = [MIDDLE, 118];

/** From the middle of the root to the middle of the tip. The left half of the picture mirrors the right one. */
const HALVES: Readonly<Record<TongueShape, readonly Curve[]>> = {
  round: [
    [
      [590, 62],
      [752, 58],
      [812, 186],
    ],
    [
      [866, 320],
      [872, 560],
      [838, 760],
    ],
    [
      [800, 976],
      [664, 1112],
      [MIDDLE, 1112],
    ],
  ],
  square: [
    [
      [590, 62],
      [752, 58],
      [812, 186],
    ],
    [
      [862, 320],
      [876, 610],
      [872, 810],
    ],
    [
      [868, 1010],
      [786, 1096],
      [640, 1104],
    ],
    [
      [596, 1106],
      [548, 1098],
      [MIDDLE, 1094],
    ],
  ],
  triangular: [
    [
      [590, 62],
      [762, 54],
      [824, 186],
    ],
    [
      [872, 326],
      [826, 560],
      [746, 780],
    ],
    [
      [684, 950],
      [596, 1130],
      [MIDDLE, 1130],
    ],
  ],
};

/** Scale of the tongue in its frame. Strokes are stored for the large one and scaled with it. */
export const SIZE_SCALE: Readonly<Record<TongueSize, number>> = { small: 0.8, medium: 0.9, large: 1 };

const mirrored = ([x, y]: Point): Point => [2 * MIDDLE - x, y];
const say = ([x, y]: Point) => `${x} ${y}`;

/** A shape's outline as an SVG path in the frame. */
export function outlinePath(shape: TongueShape): string {
  const half = HALVES[shape];
  const down = half.map(([a, b, end]) => `C${say(a)} ${say(b)} ${say(end)}`);
  const starts = [START, ...half.map(([, , end]) => end)];
  const up = [...half.entries()].reverse().map(([index, [a, b]]) => {
    const end = mirrored(starts[index] ?? START);
    return `C${say(mirrored(b))} ${say(mirrored(a))} ${say(end)}`;
  });
  return `M${say(START)}${down.join("")}${up.join("")}Z`;
}

/** Number of steps in which a curve is measured. */
const STEPS = 24;

/** The right half of an outline as a line of points, from the root to the tip. */
function rightSide(shape: TongueShape): Point[] {
  const points: Point[] = [START];
  for (const [a, b, end] of HALVES[shape]) {
    const from = points[points.length - 1] ?? START;
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const mix = (axis: 0 | 1) =>
        (1 - t) ** 3 * from[axis] +
        3 * (1 - t) ** 2 * t * a[axis] +
        3 * (1 - t) * t ** 2 * b[axis] +
        t ** 3 * end[axis];
      points.push([mix(0), mix(1)]);
    }
  }
  return points;
}

/** Half the tongue's width at every row of the frame; 0 above and below it. */
const widths = new Map<TongueShape, readonly number[]>();
function widthsOf(shape: TongueShape): readonly number[] {
  const known = widths.get(shape);
  if (known) return known;
  const rows = new Array<number>(FRAME.height + 1).fill(0);
  const side = rightSide(shape);
  for (let index = 1; index < side.length; index += 1) {
    const [x1, y1] = side[index - 1] ?? START;
    const [x2, y2] = side[index] ?? START;
    const low = Math.ceil(Math.min(y1, y2));
    const high = Math.floor(Math.max(y1, y2));
    for (let y = low; y <= high; y += 1) {
      const t = y2 === y1 ? 1 : (y - y1) / (y2 - y1);
      rows[y] = Math.max(rows[y] ?? 0, x1 + (x2 - x1) * t - MIDDLE);
    }
  }
  widths.set(shape, rows);
  return rows;
}

export const halfWidthAt = (shape: TongueShape, y: number): number => widthsOf(shape)[Math.round(y)] ?? 0;

/** Borders of the zones: rows of the frame, and where the sides begin as a fraction of half the width. */
export const ZONE_LINES = { root: 330, centre: 640, front: 890, side: 0.64 } as const;

/**
 * The zone at a position of the surface; undefined outside the tongue. The patient faces us, so their left is on our
 * right.
 */
export function zoneAt(shape: TongueShape, x: number, y: number): TongueZone | undefined {
  const half = halfWidthAt(shape, y);
  const out = Math.abs(x - MIDDLE);
  if (half === 0 || out > half) return undefined;
  if (y < ZONE_LINES.root) return "root";
  if (y >= ZONE_LINES.front) return "tip";
  if (out > half * ZONE_LINES.side) return x > MIDDLE ? "left" : "right";
  return y < ZONE_LINES.centre ? "centre" : "tip_to_centre";
}

/** Like {@link zoneAt}, for a position that may be slightly outside: tooth marks lie on the edge. */
export function zoneNear(shape: TongueShape, x: number, y: number): TongueZone | undefined {
  const row = Math.min(1090, Math.max(130, y));
  const half = halfWidthAt(shape, row);
  const out = Math.max(-half, Math.min(half, x - MIDDLE));
  return zoneAt(shape, MIDDLE + out, row);
}

/** The borders between zones as SVG paths in the frame, to be clipped by the outline. */
export function zonePaths(shape: TongueShape): string[] {
  const { root, centre, front, side } = ZONE_LINES;
  const at = (row: number) => Math.round(halfWidthAt(shape, row) * side);
  const across = (y: number, reach: number) => `M${MIDDLE - reach} ${y}H${MIDDLE + reach}`;
  const down = (sign: 1 | -1) => {
    const rows = Array.from({ length: 15 }, (_, index) => root + ((front - root) / 14) * index);
    return `M${rows.map((row) => `${MIDDLE + sign * at(row)} ${Math.round(row)}`).join("L")}`;
  };
  return [across(root, 500), across(front, 500), across(centre, at(centre)), down(1), down(-1)];
}

/** Position of a zone's name in the frame, and how far it may extend to either side. */
export function zoneCentre(shape: TongueShape, zone: TongueZone): Point {
  const sideX = (row: number) => halfWidthAt(shape, row) * (1 + ZONE_LINES.side) * 0.5;
  switch (zone) {
    case "root":
      return [MIDDLE, 225];
    case "centre":
      return [MIDDLE, 480];
    case "tip_to_centre":
      return [MIDDLE, 765];
    case "tip":
      return [MIDDLE, 985];
    case "left":
      return [MIDDLE + sideX(600), 600];
    case "right":
      return [MIDDLE - sideX(600), 600];
  }
}

/** The underside: the lifted tongue with its tip up, and folds that help to locate the veins. */
export const UNDERSIDE = {
  outline:
    "M500 96C664 96 792 214 832 420C866 610 860 830 812 990C770 1076 620 1110 500 1110C380 1110 230 1076 188 990C140 830 134 610 168 420C208 214 336 96 500 96Z",
  /** The frenulum. */
  frenulum: "M500 330C494 560 500 780 500 1000",
  /** Where the veins run, as a guide; not a finding. */
  folds: [
    "M420 360C372 560 362 780 396 960",
    "M580 360C628 560 638 780 604 960",
    "M330 400C262 580 254 780 300 940",
    "M670 400C738 580 746 780 700 940",
  ],
} as const;
