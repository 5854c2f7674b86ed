import { EAR_WIDTH } from "@meridian/core/clinical/acupuncture/acupuncture-figure";
import type { PointKey } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { Catalogue, KnownPoint } from "../model/catalogue.ts";
import { type Held, sidesOf } from "../model/chosen.ts";
import { earPlaces } from "./ear-places.ts";
import { type BodyView, bodyPlaces, drawnAt, type Place } from "./places.ts";
import type { Mark } from "./point-map.tsx";

type Side = PointKey["side"];
export type ChartMark = Mark & { point: KnownPoint; side: Side };

export type Words = { sides: Readonly<Record<Side, string>> };

type Shown = {
  catalogue: Catalogue;
  held: readonly Held[];
  /** Only this channel or zone, and what is chosen; all of them when empty. */
  channel: string;
  words: Words;
};

const markOf = (
  { held, words }: Shown,
  point: KnownPoint,
  side: Side,
  place: { x: number; y: number },
): ChartMark => ({
  key: `${point.id} ${side}`,
  ...place,
  code: point.id,
  label: [point.id, point.pinyin || point.name, words.sides[side]].filter(Boolean).join(" "),
  chosen: held.some((one) => one.id === point.id && one.auricular === point.auricular && one.side === side),
  point,
  side,
});

const wanted = (mark: ChartMark, channel: string) =>
  channel === "" || mark.chosen || mark.point.channel === channel;

/** The sides of a point that a view shows: both from the front and behind, one from the side. */
function sidesShown(point: KnownPoint, view: BodyView, facing: "left" | "right"): readonly Side[] {
  const sides = sidesOf(point);
  return view === "side" ? sides.filter((side) => side === facing) : sides;
}

/** What a view of the body offers to choose. */
export function bodyMarks(shown: Shown, view: BodyView, facing: "left" | "right"): ChartMark[] {
  return bodyPlaces
    .filter((place) => place.view === view)
    .flatMap((place) => {
      const point = shown.catalogue.point(place.id);
      if (!point) return [];
      return sidesShown(point, view, facing).map((side) => markOf(shown, point, side, drawnAt(place, side)));
    })
    .filter((mark) => wanted(mark, shown.channel));
}

/** What the ear offers to choose, on the side that is looked at. */
export function earMarks(shown: Shown, facing: "left" | "right"): ChartMark[] {
  return earPlaces
    .flatMap(({ id, x, y }) => {
      const point = shown.catalogue.point(id);
      return point ? [markOf(shown, point, facing, { x: facing === "left" ? x : EAR_WIDTH - x, y })] : [];
    })
    .filter((mark) => wanted(mark, shown.channel));
}

/** Points further apart than this are not joined: the channel goes on along another view. */
const STEP = 150;

/** The course of a channel over a view, as far as its points show it. */
export function courseOf(channel: string, view: BodyView, side: Side): string {
  const places = bodyPlaces
    .filter(({ id, view: on }) => on === view && id.replace(/\d+$/, "") === channel)
    .sort((a, b) => numberOf(a) - numberOf(b));
  let last: { x: number; y: number } | undefined;
  const steps: string[] = [];
  for (const place of places) {
    const at = drawnAt(place, side);
    const joined = last && Math.hypot(at.x - last.x, at.y - last.y) < STEP;
    steps.push(`${joined ? "L" : "M"}${Math.round(at.x)} ${Math.round(at.y)}`);
    last = at;
  }
  return steps.join("");
}
const numberOf = ({ id }: Place) => Number(/\d+$/.exec(id)?.[0]);
