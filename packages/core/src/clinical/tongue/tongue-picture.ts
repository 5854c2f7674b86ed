/**
 * The picture of a tongue as shapes and colours, the same for editing, reading and printing. Colours are for daylight;
 * in dark mode the screen softens a body without a recorded colour.
 */

import { strokesOf, type TongueMark, type TongueView, tongueMarks } from "./tongue-drawing.ts";
import { outlinePath, SIZE_SCALE, UNDERSIDE } from "./tongue-figure.ts";
import type { TongueFound } from "./tongue-reading.ts";
import { keptPath } from "./tongue-strokes.ts";

/** A colour with its opacity: 1 is opaque, 0 invisible. */
export type Tint = { readonly color: string; readonly opacity: number };

/** A repeated pattern that distinguishes marks without colour. `tile` is its distance in the frame's units. */
export type Grain = Tint & {
  readonly key: "dots" | "light_dots" | "stripes";
  readonly tile: number;
  readonly d: string;
  /** Drawn as a line of this width; filled if absent. */
  readonly width?: number;
};

/** How the strokes of a mark are painted. `opacity` applies to all its strokes together. */
export type MarkInk = {
  readonly fill: Tint;
  readonly stroke?: { readonly color: string; readonly width: number };
  readonly opacity: number;
  readonly grain?: Grain;
};

const DOTS = "M4 9a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM21 26a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z";
export const GRAINS: Readonly<Record<Grain["key"], Grain>> = {
  dots: { key: "dots", tile: 34, d: DOTS, color: "#5e3c30", opacity: 0.42 },
  // On black the same dots are light.
  light_dots: { key: "light_dots", tile: 34, d: DOTS, color: "#fffaf0", opacity: 0.36 },
  stripes: { key: "stripes", tile: 30, d: "M0 30L30 0", width: 5, color: "#ffffff", opacity: 0.7 },
};

const solid = (color: string): Tint => ({ color, opacity: 1 });
const area = (color: string, opacity: number, grain?: Grain): MarkInk => ({
  fill: solid(color),
  opacity,
  ...(grain && { grain }),
});

const INKS: Readonly<Record<string, MarkInk>> = {
  body_pale: area("#f3d9d3", 0.92),
  body_red: area("#cf3b3b", 0.72),
  body_crimson: area("#931c3a", 0.72),
  body_purple: area("#7b4a93", 0.7),
  body_blue: area("#4a6fa8", 0.66),
  coating_white_thin: area("#fbf7ee", 0.6),
  coating_white_thick: area("#fdfaf3", 0.94, GRAINS.dots),
  coating_yellow_thin: area("#efd274", 0.64),
  coating_yellow_thick: area("#e3b93e", 0.94, GRAINS.dots),
  coating_grey_thin: area("#a7a6a0", 0.66),
  coating_grey_thick: area("#87867f", 0.95, GRAINS.dots),
  coating_black_thin: area("#3d3835", 0.58),
  coating_black_thick: area("#2a2624", 0.94, GRAINS.light_dots),
  coating_peeled: area("#d2605e", 0.94, GRAINS.stripes),
  crack: area("#5c1420", 1),
  tooth_mark: {
    fill: { color: "#5e283c", opacity: 0.24 },
    stroke: { color: "#6a2a45", width: 9 },
    opacity: 1,
  },
  red_points: { fill: solid("#c4121f"), stroke: { color: "#fff3ee", width: 3 }, opacity: 1 },
  stasis_spots: { fill: solid("#46205e"), stroke: { color: "#e9d9f0", width: 2 }, opacity: 1 },
  vein_thin: area("#6c6ba6", 1),
  vein_distended: area("#50469a", 1),
  vein_tortuous: area("#3b2673", 1),
  vein_nodules: area("#221046", 1),
};
/** How a mark is painted. */
export const inkOf = ({ key }: TongueMark): MarkInk => INKS[key] ?? area("#5c1420", 1);

/** Body colours that can be chosen for the whole tongue and that the picture uses. */
const BODY_COLORS: Readonly<Record<string, string>> = {
  pale: "#eccac4",
  red: "#d9625f",
  crimson: "#b2354a",
  purple: "#a2789f",
  blue_purple: "#8c80b0",
  red_purple: "#a85a7e",
  blue: "#8796b6",
};
export const BODY = { top: "#e39a97", under: "#dc8f90", edge: "#8d4f50", edgeWidth: 5 } as const;
const SHADE: Tint = { color: "#783438", opacity: 0.26 };
const GROOVE = "M500 250C494 470 506 700 500 960";
/** Shading: lighter in the middle, darker towards the edge, in the frame's units. */
export const DEPTH = {
  x: 500,
  y: 640,
  radius: 640,
  stops: [
    { at: 0.45, color: "#ffece4", opacity: 0.16 },
    { at: 1, color: "#601822", opacity: 0.34 },
  ],
} as const;

export type Guide = { readonly d: string; readonly width: number; readonly dash?: readonly [number, number] };
export type TongueLayer = {
  readonly mark: TongueMark;
  readonly ink: MarkInk;
  /** Clipped to the outline of the tongue. */
  readonly clipped: boolean;
  readonly strokes: readonly { readonly kept: string; readonly path: string }[];
};
export type TonguePicture = {
  readonly outline: string;
  readonly body: string;
  /** Whether the body's colour was chosen from the lists. */
  readonly named: boolean;
  /** Lines that are not findings: the groove, the frenulum, the course of the veins. */
  readonly guides: readonly (Guide & { readonly tint: Tint })[];
  readonly layers: readonly TongueLayer[];
  /** Around the centre of the frame. */
  readonly scale: number;
};

/** Strokes by mark in drawing order, whatever the order in which they were made. */
export function tongueLayers(kept: readonly string[], view: TongueView): TongueLayer[] {
  const strokes = strokesOf(kept);
  return tongueMarks
    .filter((mark) => mark.view === view)
    .map((mark) => ({
      mark,
      ink: inkOf(mark),
      clipped: mark.kind === "area",
      strokes: strokes
        .filter(({ stroke }) => stroke.mark === mark)
        .map(({ kept: text, stroke }) => ({ kept: text, path: keptPath(text, stroke) })),
    }));
}

/** The tongue below the marks. */
export function tongueGround(
  { shape, size, whole }: Pick<TongueFound, "shape" | "size" | "whole">,
  view: TongueView,
): Omit<TonguePicture, "layers"> {
  const named = Object.keys(BODY_COLORS).find((color) => whole.includes(`body_color.${color}`));
  const guides: readonly Guide[] =
    view === "top"
      ? [{ d: GROOVE, width: 9 }]
      : [
          { d: UNDERSIDE.frenulum, width: 16 },
          ...UNDERSIDE.folds.map((d): Guide => ({ d, width: 4, dash: [3, 17] })),
        ];
  return {
    outline: view === "top" ? outlinePath(shape) : UNDERSIDE.outline,
    body: view === "under" ? BODY.under : ((named && BODY_COLORS[named]) ?? BODY.top),
    named: view === "under" || named !== undefined,
    guides: guides.map((guide) => ({ ...guide, tint: SHADE })),
    scale: SIZE_SCALE[size],
  };
}

/** The whole picture of a view. */
export const tonguePicture = (found: TongueFound, view: TongueView): TonguePicture => ({
  ...tongueGround(found, view),
  layers: tongueLayers(found[view], view).filter(({ strokes }) => strokes.length > 0),
});
