import { earPlaces } from "./ear-places.ts";
import { type BodyView, bodyPoints, type ChartPoint } from "./places.ts";

const ears: readonly ChartPoint[] = earPlaces.map(({ id, x, y }) => ({ id, view: "ear", away: x, y }));

let byPoint: ReadonlyMap<string, readonly ChartPoint[]> | undefined;

/** The views on which the drawings show a point, and where. */
export function drawnPlaces(id: string): readonly ChartPoint[] {
  byPoint ??= Map.groupBy([...bodyPoints, ...ears], (place) => place.id);
  return byPoint.get(id) ?? [];
}

/** Where the drawings show a point on a view; undefined where they do not. */
export const drawnPlace = (id: string, view: BodyView | "ear"): ChartPoint | undefined =>
  drawnPlaces(id).find((place) => place.view === view);

/** All points that the drawings show on a view. */
export const drawnPlacesOn = (view: BodyView | "ear"): readonly ChartPoint[] =>
  view === "ear" ? ears : bodyPoints.filter((place) => place.view === view);
