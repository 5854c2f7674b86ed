import { BODY_BOX, type FigureBox as Box } from "../acupuncture-figure.ts";
import type { BodyView } from "./places.ts";

/** A part of a view that can be enlarged. */
export type Region = "whole" | "head" | "trunk" | "arms" | "legs" | "feet";

const FRONT_AND_BACK: Readonly<Record<Region, Box>> = {
  whole: BODY_BOX,
  head: [-62, 2, 124, 178],
  trunk: [-120, 150, 240, 370],
  arms: [-218, 180, 436, 400],
  legs: [-118, 470, 236, 530],
  feet: [-128, 890, 256, 110],
};
const SIDE: Readonly<Record<Exclude<Region, "arms">, Box>> = {
  whole: BODY_BOX,
  head: [-62, 2, 124, 178],
  trunk: [-90, 150, 180, 370],
  legs: [-100, 470, 200, 530],
  feet: [-92, 885, 150, 115],
};

const boxes = (view: BodyView): Readonly<Partial<Record<Region, Box>>> =>
  view === "side" ? SIDE : FRONT_AND_BACK;

/** The regions of a view, largest first. */
export const regionsOf = (view: BodyView): Region[] => Object.keys(boxes(view)) as Region[];

/** The visible box of the drawing; the whole figure where the view does not have the region. */
export const boxOf = (view: BodyView, region: Region): Box => boxes(view)[region] ?? FRONT_AND_BACK.whole;
