import {
  encodeStroke,
  type Stroke,
  type StrokePoint,
  tongueMark,
} from "../../packages/core/src/clinical/tongue/tongue-drawing.ts";
import { TONGUE_SHAPES } from "../../packages/core/src/clinical/tongue/tongue-terms.ts";

type Path = readonly (readonly [number, number])[];

/** A line through some points, like one drawn by hand. */
function stroke(key: string, width: Stroke["width"], path: Path): string {
  const mark = tongueMark(key);
  if (!mark) throw new Error(`no such mark: ${key}`);
  const points = path.flatMap(([x, y], index): StrokePoint[] => {
    const [fromX, fromY] = path[index - 1] ?? [x, y];
    const count = index === 0 ? 1 : 8;
    return Array.from({ length: count }, (_, part): StrokePoint => {
      const t = (part + 1) / count;
      const sway = 9 * Math.sin((index + t) * 2.3);
      return [fromX + (x - fromX) * t + sway, fromY + (y - fromY) * t - sway, 0];
    });
  });
  return encodeStroke({ mark, width, pressed: false, points });
}

/** A zigzag between two rows. */
const rubbed = (top: number, bottom: number, reach: number): Path =>
  Array.from({ length: Math.round((bottom - top) / 60) }, (_, index): [number, number][] => {
    const y = top + index * 60;
    const side = index % 2 === 0 ? -1 : 1;
    return [
      [500 + side * reach, y],
      [500 - side * reach, y + 20],
    ];
  }).flat();

const LEFT_EDGE: Path = [
  [858, 420],
  [866, 520],
  [862, 620],
];
const RIGHT_EDGE: Path = [
  [142, 420],
  [134, 520],
  [138, 620],
];
const MIDLINE: Path = [
  [500, 380],
  [494, 560],
  [502, 720],
];
const SPOTS: Path = [
  [250, 640],
  [270, 740],
];
const VEIN: Path = [
  [430, 380],
  [400, 600],
  [420, 820],
];

/**
 * A tongue that fits the patterns of a visit. Its shape is the same for all visits of a patient; the coating varies.
 */
export function tongueOf(patterns: readonly string[], visit: { patient: string; start: string }) {
  const has = (...keys: string[]) => keys.some((key) => patterns.includes(key));
  const damp = has("phlegm_damp");
  const yin = has("yin_deficiency");
  const coating = damp
    ? "coating_white_thick"
    : has("liver_yang_rising")
      ? "coating_yellow_thin"
      : "coating_white_thin";
  const bottom = 560 + (Math.floor(Date.parse(visit.start) / 86_400_000) % 4) * 60;
  const top = [
    ...(yin
      ? [stroke("coating_peeled", 2, rubbed(420, 560, 60))]
      : [stroke(coating, 2, rubbed(250, bottom, 170))]),
    ...(yin ? [stroke("crack", 1, MIDLINE)] : []),
    ...(has("qi_deficiency")
      ? [stroke("tooth_mark", 1, LEFT_EDGE), stroke("tooth_mark", 1, RIGHT_EDGE)]
      : []),
    ...(has("blood_stasis") ? [stroke("stasis_spots", 1, SPOTS)] : []),
    ...(has("liver_yang_rising")
      ? [stroke("body_red", 2, LEFT_EDGE), stroke("body_red", 2, RIGHT_EDGE)]
      : []),
  ];
  const body = yin || has("liver_yang_rising") ? "red" : has("blood_stasis") ? "purple" : "pale";
  return {
    shape: TONGUE_SHAPES[visit.patient.charCodeAt(visit.patient.length - 1) % TONGUE_SHAPES.length],
    top,
    under: has("blood_stasis") ? [stroke("vein_distended", 1, VEIN)] : [],
    whole: [`body_color.${body}`, yin ? "moisture.dry" : "moisture.moist"],
    zones: damp ? { centre: ["coating_quality.greasy"] } : {},
  };
}
