/** The frame in which a signature is drawn, whatever the screen's size. */
export const SIGNATURE_FRAME = { width: 600, height: 200 } as const;

/** Strokes of one signature. */
export const MAX_SIGNATURE_STROKES = 100;
/** Characters of one stroke, and of all strokes together. */
export const MAX_STROKE_CHARS = 12_000;
export const MAX_SIGNATURE_CHARS = 24_000;
/** A dot is no signature: all strokes together are at least this long, in the frame's units. */
export const MIN_SIGNATURE_LENGTH = 60;

type Point = readonly [x: number, y: number];

/** A stroke as stored: the points of an SVG polyline, `"12,40 15,44"`, whole numbers inside the frame. */
export const encodeStroke = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${clamp(x, SIGNATURE_FRAME.width)},${clamp(y, SIGNATURE_FRAME.height)}`).join(" ");

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

const STROKE = /^\d{1,3},\d{1,3}(?: \d{1,3},\d{1,3})*$/;

/** A stroke's points; undefined for anything else than whole numbers inside the frame. */
export function decodeStroke(stroke: string): Point[] | undefined {
  if (stroke.length > MAX_STROKE_CHARS || !STROKE.test(stroke)) return undefined;
  const points = stroke.split(" ").map((pair) => pair.split(",").map(Number) as [number, number]);
  const isInside = points.every(([x, y]) => x <= SIGNATURE_FRAME.width && y <= SIGNATURE_FRAME.height);
  return isInside ? points : undefined;
}

/** Whether the strokes can be a signature: readable, few enough, and more than a dot. */
export function isSignature(strokes: readonly string[]): boolean {
  if (strokes.length === 0 || strokes.length > MAX_SIGNATURE_STROKES) return false;
  if (strokes.join("").length > MAX_SIGNATURE_CHARS) return false;
  let length = 0;
  for (const stroke of strokes) {
    const points = decodeStroke(stroke);
    if (!points) return false;
    for (const [at, [x, y]] of points.entries()) {
      const before = points[at - 1];
      if (before) length += Math.hypot(x - before[0], y - before[1]);
    }
  }
  return length >= MIN_SIGNATURE_LENGTH;
}

/** A stroke as SVG path data, for the screen and for paper. */
export function strokePath(stroke: string): string {
  const points = decodeStroke(stroke) ?? [];
  const [first, ...rest] = points;
  if (!first) return "";
  const line = (rest.length > 0 ? rest : [first]).map(([x, y]) => `L${x} ${y}`).join("");
  return `M${first[0]} ${first[1]}${line}`;
}
