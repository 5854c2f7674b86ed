/** The outlines of the body as data, in the box of the body chart. Both the screen and print draw them. */

import { BODY_BOX, type BodyView } from "./osteopathy-body.ts";

type Point = readonly [number, number];

/** Half of the figure from the crown down the outside of arm and leg to the crotch. */
const HALF: readonly Point[] = [
  [210, 16],
  [182, 24],
  [168, 54],
  [170, 92],
  [184, 126],
  [188, 150],
  [164, 168],
  [128, 180],
  [106, 206],
  [98, 252],
  [92, 312],
  [84, 364],
  [76, 424],
  [64, 484],
  [50, 528],
  [50, 560],
  [64, 584],
  [84, 576],
  [96, 542],
  [106, 498],
  [118, 440],
  [128, 392],
  [136, 330],
  [146, 268],
  [150, 300],
  [150, 350],
  [142, 410],
  [130, 460],
  [126, 516],
  [132, 590],
  [142, 664],
  [142, 722],
  [138, 780],
  [148, 850],
  [154, 904],
  [146, 936],
  [124, 962],
  [136, 976],
  [182, 972],
  [188, 940],
  [186, 884],
  [194, 800],
  [192, 726],
  [198, 650],
  [204, 570],
  [210, 522],
];
/** Facing left, from the crown along the front. */
const PROFILE: readonly Point[] = [
  [214, 16],
  [180, 28],
  [162, 58],
  [156, 84],
  [146, 102],
  [158, 110],
  [156, 124],
  [168, 140],
  [190, 142],
  [190, 166],
  [172, 190],
  [156, 232],
  [154, 282],
  [162, 332],
  [160, 382],
  [158, 424],
  [166, 474],
  [170, 540],
  [172, 620],
  [174, 672],
  [178, 722],
  [180, 790],
  [188, 860],
  [184, 916],
  [152, 946],
  [138, 966],
  [168, 976],
  [232, 976],
  [244, 950],
  [230, 908],
  [236, 850],
  [248, 780],
  [240, 722],
  [238, 670],
  [248, 600],
  [262, 530],
  [272, 470],
  [268, 424],
  [250, 382],
  [252, 332],
  [266, 272],
  [266, 220],
  [248, 180],
  [238, 150],
  [256, 120],
  [268, 80],
  [254, 36],
];
/** The arm that hangs at the side. */
const ARM: readonly Point[] = [
  [200, 198],
  [222, 190],
  [240, 212],
  [238, 280],
  [234, 340],
  [226, 404],
  [214, 468],
  [212, 520],
  [200, 548],
  [184, 536],
  [184, 494],
  [192, 432],
  [196, 362],
  [194, 292],
  [190, 232],
];

/** A smooth closed line through all points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points.at(index % points.length) ?? [0, 0];
  const first = at(0);
  const curves = points.map((from, index) => {
    const before = at(index - 1);
    const to = at(index + 1);
    const after = at(index + 2);
    const tension = 1 / 6;
    const c1 = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension];
    const c2 = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension];
    return `C${[...c1, ...c2, ...to].map((value) => Math.round(value * 10) / 10).join(" ")}`;
  });
  return `M${first[0]} ${first[1]}${curves.join("")}Z`;
}

const flip = ([x, y]: Point): Point => [BODY_BOX.width - x, y];
const whole = smooth([...HALF, ...HALF.slice(1, -1).map(flip).reverse()]);

/** The outline of the figure and, in side views, the arm over it. */
export const OUTLINES: Readonly<Record<BodyView, readonly string[]>> = {
  front: [whole],
  back: [whole],
  left: [smooth(PROFILE), smooth(ARM)],
  right: [smooth(PROFILE.map(flip)), smooth(ARM.map(flip))],
};

/** Below the knees. */
const creases: readonly string[] = ["M152 690Q172 702 190 690", "M230 690Q248 702 268 690"];
/** Lines that distinguish the views. */
export const DETAILS: Readonly<Record<BodyView, readonly string[]>> = {
  front: [
    "M168 186Q190 196 206 190M252 186Q230 196 214 190",
    "M194 70h1M226 70h1",
    "M200 108Q210 114 220 108",
    "M208 398h4",
    "M162 268Q184 282 204 268M216 268Q236 282 258 268",
    ...creases,
  ],
  back: [
    "M210 150V430",
    "M172 205Q164 250 186 272Q196 250 192 214M248 205Q256 250 234 272Q224 250 228 214",
    "M138 506Q170 528 206 508M282 506Q250 528 214 508",
    ...creases,
  ],
  left: ["M176 76h1", "M160 116h12", "M214 72Q228 66 226 84Q222 98 214 92"],
  right: ["M244 76h1", "M260 116h-12", "M206 72Q192 66 194 84Q198 98 206 92"],
};

/** The patient's side on the left and right of the picture; none in profile. */
export const LETTERS = {
  front: ["right", "left"],
  back: ["left", "right"],
  left: undefined,
  right: undefined,
} as const;
