import { backRows, frontRows, sideRows } from "./body-rows.ts";

export type BodyView = "front" | "back" | "side";
export const BODY_VIEWS: readonly BodyView[] = ["front", "back", "side"];

/**
 * A point on a view. `away` is the distance from the midline outwards, or in the side view from the middle backwards; `y`
 * is the distance from the top. On the ear, which has no midline, it is the distance from the left of the drawing.
 */
export type ChartPoint = { id: string; view: BodyView | "ear"; away: number; y: number };

/** The figure is 1,000 units high. The trunk and each part of a limb have a cun of their own. */
const CUN = 13.6;
const CHEST = { top: 170, cun: 120 / 9 };
const NAVEL = { y: 400, above: 110 / 8, below: CUN };
const line = (from: readonly [number, number], to: readonly [number, number]) => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const long = Math.hypot(dx, dy);
  // Seen along the limb downwards, outwards is to the right.
  return { from, ways: [dx / long, dy / long] as const, out: [dy / long, -dx / long] as const, long };
};
const ELBOW = [142, 350] as const;
const WRIST = [172, 467] as const;
const UPPER = line([102, 232], ELBOW);
const FORE = line(ELBOW, WRIST);
const HAND = line(WRIST, [182, 567]);

const along = (limb: ReturnType<typeof line>, way: number, out: number): [number, number] => [
  limb.from[0] + limb.ways[0] * way + limb.out[0] * out,
  limb.from[1] + limb.ways[1] * way + limb.out[1] * out,
];
const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** Half the width of the lower leg, by the distance above the ankle in cun. */
const legWidth = (cun: number) => (cun > 11 ? between(25, 22, (cun - 11) / 5) : between(13, 25, cun / 11));
/** The y of a vertebra: C7 is 0, T1–T12 are 1–12, L1–L5 13–17, S1–S4 18–21, the coccyx 22. */
const vertebra = (level: number) =>
  level <= 17
    ? between(165, 445.5, level / 17)
    : level <= 22
      ? between(445.5, 503, (level - 17) / 5)
      : 503 + (level - 22) * 12;

/** The frames: how the two measures of a row become a position. */
const FRAMES: Readonly<Record<string, (a: number, b: number) => [away: number, y: number]>> = {
  /** As drawn. */
  r: (away, y) => [away, y],
  /** Chest: cun from the midline, cun below the notch of the breastbone. */
  c: (away, down) => [away * CUN, CHEST.top + down * CHEST.cun],
  /** Abdomen: cun from the midline, cun above the navel. */
  a: (away, up) => [away * CUN, NAVEL.y - up * (up > 0 ? NAVEL.above : NAVEL.below)],
  /** Back: cun from the midline, vertebra. */
  b: (away, level) => [away * CUN, vertebra(level)],
  /** Upper arm: cun above the elbow, share of the breadth outwards. */
  u: (up, out) => along(UPPER, UPPER.long * (1 - up / 9), out * 15),
  /** Forearm: cun above the wrist, share of the breadth outwards. */
  f: (up, out) => along(FORE, FORE.long * (1 - up / 12), out * between(9.5, 15.5, up / 12)),
  /** Hand: outwards and down, as drawn. */
  h: (out, down) => along(HAND, down, out),
  /** Thigh: cun above the knee, share of the breadth outwards. */
  t: (up, out) => [between(45, 49, up / 17) + out * between(22, 37, up / 14), 700 - up * 11.84],
  /** Lower leg: cun above the ankle, share of the breadth outwards. */
  l: (up, out) => [between(40, 45, up / 16) + out * legWidth(up), 935 - up * 14.7],
  /** Foot from above: share of the breadth outwards, share of the length. */
  p: (out, down) => [between(41, 46, down) + out * between(12, 16, down), between(938, 987, down)],
  /** The sole, drawn beside the foot. */
  s: (out, down) => [108 + out * 12, between(934, 986, down)],
};

type BodyPoint = ChartPoint & { view: BodyView };

function pointsFromRows(view: BodyView, rows: string): BodyPoint[] {
  return rows
    .trim()
    .split(/[|\n]/)
    .flatMap((row) => {
      const [id = "", frame = "", a, b] = row.split(" ");
      const at = FRAMES[frame]?.(Number(a), Number(b));
      return at ? [{ id, view, away: at[0], y: at[1] }] : [];
    });
}

/** The positions of all points on the body charts. Each point is on at least one view. */
export const bodyPoints: readonly BodyPoint[] = [
  ...pointsFromRows("front", frontRows),
  ...pointsFromRows("back", backRows),
  ...pointsFromRows("side", sideRows),
];

export type DrawnSide = "left" | "right" | "center";

/**
 * The position of a point for a side. In the front view the patient's left is at the right, in the back view at the left.
 * In the side view the left side has its face to the left, the right side to the right.
 */
export function positionOnChart({ view, away, y }: ChartPoint, side: DrawnSide): { x: number; y: number } {
  if (side === "center") return { x: away, y };
  return { x: (side === "left") === (view !== "back") ? away : -away, y };
}
