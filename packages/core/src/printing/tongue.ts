import { strokesOf, type TongueMark, WIDTHS } from "../clinical/tongue/tongue-drawing.ts";
import { FRAME, outlinePath, SIZE_SCALE, UNDERSIDE, zonePaths } from "../clinical/tongue/tongue-figure.ts";
import { dotsOf } from "../clinical/tongue/tongue-reading.ts";
import {
  TONGUE_ZONES,
  tongueCodeName,
  tongueShapes,
  tongueSizes,
  tongueZones,
} from "../clinical/tongue/tongue-terms.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block, Drawing } from "../documents/index.ts";
import { facts } from "./block-helpers.ts";
import type { Speech } from "./print-texts.ts";

type Tongue = SectionData<"tongue">;
type Path = Drawing["paths"][number];

/** Ink for paper: a coating is told by its tint, a line by its darkness. */
const INKS: Readonly<Record<string, string>> = {
  body_pale: "#f3dcd8",
  body_red: "#d9675f",
  body_crimson: "#a93340",
  body_purple: "#8e6290",
  body_blue: "#7a86ad",
  coating_white_thin: "#ece8e0",
  coating_white_thick: "#d8d2c6",
  coating_yellow_thin: "#efdfa0",
  coating_yellow_thick: "#d9bd5a",
  coating_grey_thin: "#c4c4c0",
  coating_grey_thick: "#93938e",
  coating_black_thin: "#77736c",
  coating_black_thick: "#3d3a36",
  coating_peeled: "#e8a9a4",
  crack: "#5a2a2a",
  tooth_mark: "#8a5a56",
  red_points: "#b3212b",
  stasis_spots: "#503055",
};
const VEIN = "#46386e";
const SIZE = 62;

export function tongue(data: Tongue, say: Speech): Block[] {
  const { language, words } = say;
  const names = (codes: readonly string[]) =>
    codes.map((code) => tongueCodeName(code, language) || code).join(", ");
  const zones = TONGUE_ZONES.map((zone): [string, string] => [
    tongueZones[zone][language],
    names(data.zones[zone] ?? []),
  ]);
  const shape = [tongueShapes[data.shape][language], tongueSizes[data.size][language]].join(", ");
  const pictures = [
    ...(data.top.length > 0 ? [surface(data, `${words.drawnOn}: ${shape}`)] : []),
    ...(data.under.length > 0 ? [underside(data, words.under)] : []),
  ];
  return [
    ...(pictures.length > 0 ? [{ kind: "drawings" as const, drawings: pictures }] : []),
    ...facts([[words.whole, names(data.whole)], ...zones, [words.note, data.note]]),
  ];
}

/** Nothing of what was drawn, and no zone's line, is seen beyond the tongue's edge. */
function surface({ shape, size, top }: Tongue, caption: string): Drawing {
  const outline = outlinePath(shape);
  return pictured(size, caption, outline, [
    { d: outline, fill: "#f7e3df" },
    ...top.flatMap(inkOf).map(clipped),
    ...zonePaths(shape).map((d) => clipped({ d, stroke: "#b9a09c", width: 3 })),
    { d: outline, stroke: "#5a3a36", width: 6 },
  ]);
}

const underside = ({ size, under }: Tongue, caption: string): Drawing =>
  pictured(size, caption, UNDERSIDE.outline, [
    { d: UNDERSIDE.outline, fill: "#f7e3df" },
    clipped({ d: UNDERSIDE.frenulum, stroke: "#b9a09c", width: 4 }),
    ...under.flatMap(inkOf).map(clipped),
    { d: UNDERSIDE.outline, stroke: "#5a3a36", width: 6 },
  ]);

const clipped = (path: Path): Path => ({ ...path, inside: true });

/** Strokes are kept in the frame of the large tongue; a smaller one is the same drawing on a smaller scale. */
const pictured = (size: Tongue["size"], caption: string, clip: string, paths: Path[]): Drawing => ({
  kind: "drawing",
  ...FRAME,
  size: SIZE * SIZE_SCALE[size],
  caption,
  clip,
  paths,
});

/** One stroke on paper: points as dots, everything else as a line of its width. */
function inkOf(kept: string): Path[] {
  const [found] = strokesOf([kept]);
  if (!found) return [];
  const { mark, width, points } = found.stroke;
  const colour = colourOf(mark);
  if (mark.kind === "dots") {
    const radius = WIDTHS.dots[width] / 2;
    return dotsOf(found.stroke).map(([x, y]) => ({ d: dot(x, y, radius), fill: colour }));
  }
  const d = points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  // A tap is a point: a line of no length would not be seen.
  const [first] = points;
  return [
    {
      d: points.length === 1 && first ? `${d}L${first[0] + 1} ${first[1]}` : d,
      stroke: colour,
      width: WIDTHS[mark.kind][width],
    },
  ];
}

const colourOf = ({ key, view }: TongueMark) => INKS[key] ?? (view === "under" ? VEIN : "#5a3a36");

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
