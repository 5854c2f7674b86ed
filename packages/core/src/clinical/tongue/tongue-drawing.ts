/**
 * A drawing consists of strokes. Each stroke is stored as a short string: a letter for the mark, a digit for how it was
 * drawn, then its points, each as the difference from the one before. Anything else is refused.
 */

import { FRAME } from "./tongue-figure.ts";

export const TONGUE_VIEWS = ["top", "under"] as const;
export type TongueView = (typeof TONGUE_VIEWS)[number];

/** How a mark is drawn. */
export type MarkKind = "area" | "line" | "scallop" | "dots";

export type TongueMark = {
  readonly key: string;
  /** The first character of the stored stroke. Never reused for another mark. */
  readonly letter: string;
  readonly view: TongueView;
  readonly kind: MarkKind;
  readonly group: "coating" | "body" | "surface" | "veins";
  /** The findings it stands for, as descriptors. */
  readonly facts: readonly string[];
};

/** One per line: letter, key, view, kind, group, facts. In drawing order: later marks lie on top. */
const MARK_ROWS = `
a body_pale top area body body_color.pale
b body_red top area body body_color.red
c body_crimson top area body body_color.crimson
d body_purple top area body body_color.purple
e body_blue top area body body_color.blue
f coating_white_thin top area coating coating_color.white,coating_thickness.thin
g coating_white_thick top area coating coating_color.white,coating_thickness.thick
h coating_yellow_thin top area coating coating_color.yellow,coating_thickness.thin
i coating_yellow_thick top area coating coating_color.yellow,coating_thickness.thick
j coating_grey_thin top area coating coating_color.grey,coating_thickness.thin
k coating_grey_thick top area coating coating_color.grey,coating_thickness.thick
l coating_black_thin top area coating coating_color.black,coating_thickness.thin
m coating_black_thick top area coating coating_color.black,coating_thickness.thick
n coating_peeled top area coating coating_thickness.none
o crack top line surface body_shape.cracked
p tooth_mark top scallop surface body_shape.tooth_marked
q red_points top dots surface body_color.red_points
r stasis_spots top dots surface body_color.stasis_spots
s vein_thin under line veins tortuosity.none
t vein_distended under line veins tortuosity.mild
u vein_tortuous under line veins tortuosity.moderate
v vein_nodules under dots veins tortuosity.severe`;

export const tongueMarks = MARK_ROWS.trim()
  .split("\n")
  .map((row): TongueMark => {
    const [letter = "", key = "", view, kind, group, facts = ""] = row.split(" ");
    return { letter, key, view, kind, group, facts: facts.split(",") } as TongueMark;
  });

const byLetter: ReadonlyMap<string, TongueMark> = new Map(tongueMarks.map((mark) => [mark.letter, mark]));
const byKey: ReadonlyMap<string, TongueMark> = new Map(tongueMarks.map((mark) => [mark.key, mark]));
export const tongueMark = (key: string) => byKey.get(key);
/** The mark of a stored stroke, without reading its points. */
export const markOf = (stroke: string) => byLetter.get(stroke.charAt(0));

/** Widths of a mark in the frame's units, from fine to broad. */
export const WIDTHS: Readonly<Record<MarkKind, readonly [number, number, number]>> = {
  area: [44, 84, 140],
  line: [9, 15, 24],
  scallop: [34, 46, 60],
  dots: [12, 18, 26],
};

/** x, y, and pressure from 0 to 31. */
export type StrokePoint = readonly [x: number, y: number, pressure: number];

export type Stroke = {
  mark: TongueMark;
  /** 0 fine, 1 medium, 2 broad. */
  width: 0 | 1 | 2;
  /** Whether the pen reported its pressure. Otherwise it is estimated from the speed and not stored. */
  pressed: boolean;
  points: readonly StrokePoint[];
};

export const MOST_PRESSURE = 31;
/** Points of one stroke. A longer one continues as a new stroke. */
export const MOST_POINTS = 1500;
/** Strokes of one view. */
export const MOST_STROKES = 400;
/** Characters of one stroke, and of both views together. */
export const MOST_STROKE_CHARS = 12_000;
export const MOST_CHARS = 64_000;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES: ReadonlyMap<string, number> = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** Five bits per character; the sixth says that more follow. The lowest bit is the sign. */
function writeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let written = "";
  while (rest > 31) {
    written += DIGITS.charAt(32 | (rest & 31));
    rest >>>= 5;
  }
  return written + DIGITS.charAt(rest);
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

/** The stored form of a stroke. Points outside the frame are moved to its edge. */
export function encodeStroke({ mark, width, pressed, points }: Stroke): string {
  let x = 0;
  let y = 0;
  let pressure = 0;
  let written = `${mark.letter}${width + (pressed ? 3 : 0)}`;
  for (const point of points.slice(0, MOST_POINTS)) {
    const next = [clamp(point[0], FRAME.width), clamp(point[1], FRAME.height), 0] as [number, number, number];
    written += writeNumber(next[0] - x) + writeNumber(next[1] - y);
    if (pressed) {
      next[2] = clamp(point[2], MOST_PRESSURE);
      written += writeNumber(next[2] - pressure);
    }
    [x, y, pressure] = next;
  }
  return written;
}

/** All numbers of a stored stroke; undefined for an unknown character or an incomplete number. */
function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of text) {
    const digit = VALUES.get(character);
    if (digit === undefined || shift > 15) return undefined;
    value |= (digit & 31) << shift;
    if (digit & 32) {
      shift += 5;
      continue;
    }
    numbers.push(value & 1 ? -((value + 1) / 2) : value / 2);
    value = 0;
    shift = 0;
  }
  return shift === 0 ? numbers : undefined;
}

/** Reads a stored stroke; undefined for an invalid one, which is never drawn. */
export function decodeStroke(text: string): Stroke | undefined {
  const mark = markOf(text);
  const how = text.charCodeAt(1) - 48;
  if (!mark || !(how >= 0 && how <= 5) || text.length > MOST_STROKE_CHARS) return undefined;
  const pressed = how > 2;
  const numbers = readNumbers(text.slice(2));
  const every = pressed ? 3 : 2;
  if (!numbers || numbers.length === 0 || numbers.length % every !== 0) return undefined;
  if (numbers.length / every > MOST_POINTS) return undefined;
  const points: StrokePoint[] = [];
  let x = 0;
  let y = 0;
  let pressure = 0;
  for (let index = 0; index < numbers.length; index += every) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    if (pressed) pressure += numbers[index + 2] ?? 0;
    if (x < 0 || x > FRAME.width || y < 0 || y > FRAME.height) return undefined;
    if (pressure < 0 || pressure > MOST_PRESSURE) return undefined;
    points.push([x, y, pressure]);
  }
  return { mark, width: (how % 3) as Stroke["width"], pressed, points };
}

/** The valid strokes of a drawing, each with its stored form. */
export const strokesOf = (kept: readonly string[]): { kept: string; stroke: Stroke }[] =>
  kept.flatMap((text) => {
    const stroke = decodeStroke(text);
    return stroke ? [{ kept: text, stroke }] : [];
  });
