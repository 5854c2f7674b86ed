/** The product's own drawings: charts to click on, not measurements for needling. */
export type FigureView = "front" | "back" | "side";
/** The visible part of a drawing in its units: x and y of the top left corner, width, height. */
export type FigureBox = readonly [x: number, y: number, width: number, height: number];

export const BODY_BOX: FigureBox = [-225, 0, 450, 1005];
export const EAR_BOX: FigureBox = [30, 0, 460, 424];
/** The left ear is drawn; the right one is mirrored in a drawing of this width. */
export const EAR_WIDTH = 520;

type Dot = readonly [x: number, y: number];

/** Half of the figure from the front, from the crown down the outside and back up the inside. */
const HALF: readonly Dot[] = [
  ...([
    [0, 16],
    [18, 19],
    [33, 36],
    [39, 62],
    [40, 84],
    [36, 110],
    [26, 130],
    [17, 141],
    [17, 154],
  ] as const),
  ...([
    [26, 165],
    [54, 174],
    [86, 181],
    [104, 194],
    [114, 218],
    [124, 262],
    [142, 310],
    [158, 346],
  ] as const),
  ...([
    [170, 384],
    [176, 424],
    [182, 464],
    [194, 482],
    [203, 506],
    [204, 520],
    [196, 519],
    [193, 510],
  ] as const),
  ...([
    [197, 534],
    [194, 560],
    [187, 572],
    [178, 571],
    [169, 556],
    [162, 532],
    [158, 500],
    [161, 468],
  ] as const),
  ...([
    [146, 412],
    [130, 356],
    [106, 290],
    [88, 236],
    [84, 250],
    [80, 300],
    [72, 350],
    [71, 390],
  ] as const),
  ...([
    [80, 436],
    [88, 482],
    [89, 540],
    [83, 610],
    [72, 674],
    [68, 704],
    [71, 760],
    [66, 826],
    [55, 900],
  ] as const),
  ...([
    [53, 936],
    [57, 958],
    [64, 978],
    [60, 990],
    [44, 993],
    [31, 988],
    [28, 970],
    [27, 938],
    [25, 900],
  ] as const),
  ...([
    [19, 830],
    [18, 768],
    [23, 706],
    [18, 650],
    [9, 560],
    [3, 512],
    [0, 505],
  ] as const),
];

/** The figure from the side, facing left. The arm is left out because it would hide the flank. */
const SIDE: readonly Dot[] = [
  ...([
    [-4, 14],
    [-26, 22],
    [-38, 44],
    [-40, 70],
    [-41, 84],
    [-47, 102],
    [-42, 107],
    [-43, 115],
    [-40, 121],
  ] as const),
  ...([
    [-41, 132],
    [-32, 140],
    [-17, 141],
    [-14, 158],
    [-28, 176],
    [-46, 214],
    [-54, 260],
    [-51, 310],
  ] as const),
  ...([
    [-46, 370],
    [-49, 430],
    [-45, 480],
    [-42, 540],
    [-37, 620],
    [-27, 688],
    [-26, 712],
    [-23, 770],
  ] as const),
  ...([
    [-17, 850],
    [-14, 915],
    [-22, 942],
    [-52, 962],
    [-76, 978],
    [-76, 988],
    [-40, 991],
    [10, 991],
  ] as const),
  ...([
    [32, 988],
    [35, 970],
    [28, 940],
    [23, 912],
    [27, 850],
    [35, 780],
    [27, 716],
    [30, 690],
    [40, 620],
  ] as const),
  ...([
    [52, 560],
    [62, 512],
    [58, 470],
    [43, 422],
    [36, 380],
    [44, 310],
    [52, 250],
    [46, 202],
    [32, 172],
  ] as const),
  ...([
    [27, 142],
    [37, 118],
    [43, 84],
    [36, 44],
    [18, 21],
  ] as const),
];

/** A smooth closed path through the dots. */
function smooth(dots: readonly Dot[]): string {
  const at = (index: number) => dots[(index + dots.length) % dots.length] as Dot;
  const [start] = dots;
  if (!start) return "";
  const round = (value: number) => Math.round(value * 10) / 10;
  const curves = dots.map((to, index) => {
    const before = at(index - 1);
    const from = to;
    const after = at(index + 1);
    const next = at(index + 2);
    const first = [from[0] + (after[0] - before[0]) / 6, from[1] + (after[1] - before[1]) / 6];
    const second = [after[0] - (next[0] - from[0]) / 6, after[1] - (next[1] - from[1]) / 6];
    return `C${[...first, ...second, ...after].map(round).join(" ")}`;
  });
  return `M${start.join(" ")}${curves.join("")}Z`;
}

const mirrored = HALF.slice(1, -1)
  .map(([x, y]): Dot => [-x, y])
  .reverse();
const STANDING = smooth([...HALF, ...mirrored]);

/** The outline of the body in each view. */
export const outlineOf: Readonly<Record<FigureView, string>> = {
  front: STANDING,
  back: STANDING,
  side: smooth(SIDE),
};

/** Lines that distinguish front and back and help to locate points. */
export const detailsOf: Readonly<Record<FigureView, readonly string[]>> = {
  front: [
    "M8 87q6-4 12 0M-8 87q-6-4-12 0M0 88l-3 14q3 3 6 0M-9 117q9 5 18 0",
    "M39 74q10-7 9 6q-2 14-10 17M-39 74q-10-7-9 6q2 14 10 17",
    "M171 532l6 36M179 530l4 40M187 528l3 36M-171 532l-6 36M-179 530l-4 40M-187 528l-3 36",
    "M36 966v20M42 968v22M48 968v22M54 968v20M-36 966v20M-42 968v22M-48 968v22M-54 968v20",
    "M0 175v115M-10 172q-34-4-66 14M10 172q34-4 66 14M-30 318Q0 270 30 318",
    "M-5 400a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-62 452Q-30 500 0 505M62 452Q30 500 0 505",
    "M34 696q11-8 22 0q2 12-11 14q-13-2-11-14M-34 696q-11-8-22 0q-2 12 11 14q13-2 11-14",
  ],
  back: [
    "M39 74q10-7 9 6q-2 14-10 17M-39 74q-10-7-9 6q2 14 10 17",
    "M171 532l6 36M179 530l4 40M187 528l3 36M-171 532l-6 36M-179 530l-4 40M-187 528l-3 36",
    "M0 150V500M-28 132q28 12 56 0",
    "M34 200L78 200L48 262Z M-34 200L-78 200L-48 262Z",
    "M-60 430Q-30 446 0 446Q30 446 60 430M0 470V540M6 541q36 12 78-6M-6 541q-36 12-78-6",
    "M26 702q20 6 40 0M-26 702q-20 6-40 0",
  ],
  side: [
    "M-2 78q14-12 18 4q2 14-8 24q-6 2-6-8q-8-6-4-20",
    "M-30 86q5-4 9 0",
    "M8 196q24 40 14 96M30 500q-16 24 6 44",
  ],
};

/** The soles, next to the feet of the front view. */
export const SOLE = "M98 942q-2-14 10-14q13 0 11 16q-3 14-2 26q1 16-9 16q-10 0-8-16q1-14-2-28Z";

/** The outline of the ear from the front, then its inner lines. */
export const EAR_OUTLINE =
  "M88 186C62 170 58 120 82 76C104 34 150 14 190 26C232 40 256 94 252 158C250 212 240 256 220 292C202 322 190 346 176 376C164 402 140 414 118 406C94 396 84 362 84 326C84 300 78 284 66 262C46 244 44 214 54 190C60 178 74 172 88 186Z";
export const EAR_DETAILS: readonly string[] = [
  // The inner rim of the helix, and its crus.
  "M96 198C84 160 84 116 104 84C126 50 166 40 196 58C224 78 234 120 230 164C228 206 222 240 208 266M96 198Q124 192 148 202",
  // The antihelix with its two crura, and the fossa between.
  "M128 72C146 96 162 124 168 148C176 186 172 226 158 262M92 124C118 122 142 132 158 146M150 66C176 90 196 130 204 166C208 204 202 236 184 262",
  // Tragus, notch, antitragus, concha.
  "M92 190C104 204 104 228 94 250C88 268 100 280 114 278C124 262 142 258 160 266M98 198C94 170 104 148 128 142",
  // The lobe's nine fields.
  "M92 332H170M96 366H168M114 304L112 396M142 304L142 396",
];
/** The back of the ear, next to the front. */
export const EAR_BACK =
  "M372 70C392 40 436 34 456 70C476 110 474 190 462 250C452 300 436 356 408 380C384 392 372 364 374 330C366 260 362 140 372 70Z";
export const EAR_BACK_DETAILS: readonly string[] = [
  "M372 70C360 140 362 270 374 334",
  "M392 80C424 130 420 190 396 262",
];
