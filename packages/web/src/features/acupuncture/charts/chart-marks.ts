import { EAR_WIDTH } from "@meridian/core/clinical/acupuncture/acupuncture-figure";
import type { PointKey } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { Catalogue, KnownPoint } from "../model/catalogue.ts";
import { type PointEntry, sidesOf } from "../model/point-entries.ts";
import { earPlaces } from "./ear-places.ts";
import { type BodyView, bodyPoints, type ChartPoint, positionOnChart } from "./places.ts";
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

/** The points on a view of the body. */
export function bodyMarks(shown: ChartContent, view: BodyView, facing: "left" | "right"): ChartMark[] {
  return bodyPoints
    .filter((place) => place.view === view)
    .flatMap((place) => {
      const point = shown.catalogue.point(place.id);
      if (!point) return [];
      return sidesShown(point, view, facing).map((side) =>
        markOf(shown, point, side, positionOnChart(place, side)),
      );
    })
    .filter((mark) => isInChannel(mark, shown.channel));
}

/** The points on the visible ear. */
export function earMarks(shown: ChartContent, facing: "left" | "right"): ChartMark[] {
  return earPlaces
    .flatMap(({ id, x, y }) => {
      const point = shown.catalogue.point(id);
      return point ? [markOf(shown, point, facing, { x: facing === "left" ? x : EAR_WIDTH - x, y })] : [];
    })
    .filter((mark) => isInChannel(mark, shown.channel));
}

/** Points farther apart than this are not connected, since the channel continues on another view. */
const MAX_STEP = 150;

/** The path of a channel on a view, through its points. */
export function channelPath(channel: string, view: BodyView, side: Side): string {
  const places = bodyPoints
    .filter(({ id, view: on }) => on === view && id.replace(/\d+$/, "") === channel)
    .sort((a, b) => numberOf(a) - numberOf(b));
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
