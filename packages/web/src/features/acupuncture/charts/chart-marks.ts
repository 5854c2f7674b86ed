import { EAR_WIDTH } from "@meridian/core/clinical/acupuncture/acupuncture-figure";
import { drawnPlace } from "@meridian/core/clinical/acupuncture/chart/drawn-place";
import {
  type BodyView,
  type ChartPoint,
  positionOnChart,
} from "@meridian/core/clinical/acupuncture/chart/places";
import type { PointKey } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { Catalogue, KnownPoint } from "../model/catalogue.ts";
import { type PointEntry, sidesOf } from "../model/point-entries.ts";
import type { Mark } from "./point-map.tsx";

type Side = PointKey["side"];
export type ChartMark = Mark & { point: KnownPoint; side: Side };

export type Words = { sides: Readonly<Record<Side, string>> };

type ChartContent = {
  catalogue: Catalogue;
  chosen: readonly PointEntry[];
  /** Shows only this channel or zone, and the chosen points; empty for all. */
  channel: string;
  words: Words;
};

const markOf = (
  { chosen, words }: ChartContent,
  point: KnownPoint,
  side: Side,
  place: { x: number; y: number },
): ChartMark => ({
  key: `${point.id} ${side}`,
  ...place,
  code: point.id,
  label: [point.id, point.pinyin || point.name, words.sides[side]].filter(Boolean).join(" "),
  chosen: chosen.some((one) => one.id === point.id && one.auricular === point.auricular && one.side === side),
  point,
  side,
});

const isInChannel = (mark: ChartMark, channel: string) =>
  channel === "" || mark.chosen || mark.point.channel === channel;

/** The sides of a point that a view shows: both in the front and back view, one in the side view. */
function sidesShown(point: KnownPoint, view: BodyView, facing: "left" | "right"): readonly Side[] {
  const sides = sidesOf(point);
  return view === "side" ? sides.filter((side) => side === facing) : sides;
}

/** A point to draw, with where it is. */
type Placed = { point: KnownPoint; place: ChartPoint };

/**
 * The points that a view shows: those that can be chosen, and a retired one that was. A point is where the back office
 * placed it, or where the drawing has it.
 */
function placedOn({ catalogue, chosen }: ChartContent, view: BodyView | "ear"): Placed[] {
  return catalogue.tables.points.flatMap(({ id }) => {
    const point = catalogue.point(id);
    if (!point || (point.retired && !chosen.some((one) => one.id === id))) return [];
    const place = placeOf(point, view);
    return place ? [{ point, place }] : [];
  });
}

function placeOf({ id, places }: KnownPoint, view: BodyView | "ear"): ChartPoint | undefined {
  if (!places) return drawnPlace(id, view);
  const placed = places.find((one) => one.view === view);
  return placed && { id, view, away: placed.x, y: placed.y };
}

/** The points on a view of the body. */
export function bodyMarks(shown: ChartContent, view: BodyView, facing: "left" | "right"): ChartMark[] {
  return placedOn(shown, view)
    .flatMap(({ point, place }) =>
      sidesShown(point, view, facing).map((side) => markOf(shown, point, side, positionOnChart(place, side))),
    )
    .filter((mark) => isInChannel(mark, shown.channel));
}

/** The points on the visible ear. */
export function earMarks(shown: ChartContent, facing: "left" | "right"): ChartMark[] {
  return placedOn(shown, "ear")
    .map(({ point, place: { away, y } }) =>
      markOf(shown, point, facing, { x: facing === "left" ? away : EAR_WIDTH - away, y }),
    )
    .filter((mark) => isInChannel(mark, shown.channel));
}

/** Points farther apart than this are not connected, since the channel continues on another view. */
const MAX_STEP = 150;

/** The paths of the chosen channel on a view, through its points, on each side that is shown. */
export function channelPaths(shown: ChartContent, view: BodyView, facing: "left" | "right"): string[] {
  const { channel } = shown;
  if (!channel) return [];
  const places = placedOn(shown, view)
    .filter(({ place: { id } }) => id.replace(/\d+$/, "") === channel)
    .map(({ place }) => place)
    .sort((a, b) => numberOf(a) - numberOf(b));
  return (view === "side" ? [facing] : (["left", "right"] as const)).map((side) => pathThrough(places, side));
}

function pathThrough(places: readonly ChartPoint[], side: Side): string {
  let last: { x: number; y: number } | undefined;
  const steps: string[] = [];
  for (const place of places) {
    const at = positionOnChart(place, side);
    const joined = last && Math.hypot(at.x - last.x, at.y - last.y) < MAX_STEP;
    steps.push(`${joined ? "L" : "M"}${Math.round(at.x)} ${Math.round(at.y)}`);
    last = at;
  }
  return steps.join("");
}
const numberOf = ({ id }: ChartPoint) => Number(/\d+$/.exec(id)?.[0]);
