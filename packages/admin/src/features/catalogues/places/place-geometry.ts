import { BODY_BOX, EAR_BOX, EAR_WIDTH } from "@meridian/core/clinical/acupuncture/acupuncture-figure";
import {
  type BodyView,
  type DrawnSide,
  positionOnChart,
} from "@meridian/core/clinical/acupuncture/chart/places";
import { boxOf, type Region, regionsOf } from "@meridian/core/clinical/acupuncture/chart/regions";
import type { Place } from "@meridian/core/clinical/catalogues/description";

export type View = BodyView | "ear";
export type Facing = "left" | "right";
export type Spot = { x: number; y: number };
type Box = readonly [x: number, y: number, width: number, height: number];

const tenth = (unit: number) => Math.round(unit * 10) / 10;
const within = (unit: number, from: number, length: number) => Math.min(Math.max(unit, from), from + length);

/** The whole drawing of a view. */
const wholeOf = (view: View): Box => (view === "ear" ? EAR_BOX : BODY_BOX);

/** The visible part of a drawing. */
export const visibleBox = (view: View, region: Region): Box =>
  view === "ear" ? EAR_BOX : boxOf(view, region);

/** The parts of a view that can be enlarged. */
export const partsOf = (view: View): Region[] => (view === "ear" ? ["whole"] : regionsOf(view));

/** The sides on which a view shows a point: both from the front and back, one on the side view and the ear. */
export function sidesOn(view: View, sides: string, facing: Facing): DrawnSide[] {
  if (view === "side" || view === "ear") return [facing];
  if (sides === "center") return ["center"];
  return sides === "bilateral" ? ["left", "right"] : [sides as DrawnSide];
}

/** Where a place is drawn on a side. */
export function spotOf({ x, y }: Spot, view: View, side: DrawnSide): Spot {
  if (view === "ear") return { x: side === "right" ? EAR_WIDTH - x : x, y };
  return positionOnChart({ id: "", view, away: x, y }, side);
}

/** The place that is drawn at a spot of a side, inside the drawing, to a tenth of its unit. */
export function placeAt(spot: Spot, view: View, side: DrawnSide): Spot {
  const [left, top, width, height] = wholeOf(view);
  // Mirroring twice gives the same, so the way there is the way back.
  const { x, y } = spotOf(spot, view, side);
  const beside = (view === "front" || view === "back") && side !== "center";
  return {
    x: tenth(beside ? within(x, 0, left + width) : within(x, left, width)),
    y: tenth(within(y, top, height)),
  };
}

/** The places with one view's changed, added or, without a place, taken out; in the order of the views. */
export function withPlace(
  places: readonly Place[],
  views: readonly string[],
  view: View,
  spot: Spot | undefined,
): Place[] {
  const rest = places.filter((one) => one.view !== view);
  const all = spot ? [...rest, { view, x: spot.x, y: spot.y }] : rest;
  return all.sort((a, b) => views.indexOf(a.view) - views.indexOf(b.view));
}

/** The middle of a view, where a point begins that it did not show before. */
export function middleOf(view: View): Spot {
  const [left, top, width, height] = wholeOf(view);
  return { x: tenth(left + width / 2), y: tenth(top + height / 2) };
}

export const isSameSpot = (a: Spot | undefined, b: Spot | undefined) => a?.x === b?.x && a?.y === b?.y;
