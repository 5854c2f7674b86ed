import {
  type PointFinder,
  pointFinder,
  type Searchable,
  type SearchOptions,
} from "../clinical/acupuncture/point-search.ts";
import { channels } from "./channels.ts";
import { type PointCatalogue, pointCatalogue, type SystemPoint } from "./point-catalogue.ts";
import { indicationTerms, type ReferencePoint, referencePoint } from "./points.ts";

export type { Searchable } from "../clinical/acupuncture/point-search.ts";

/** The searchable texts of a system point. */
export const toSearchable = (point: SystemPoint): Searchable => ({
  id: point.id,
  auricular: point.kind === "ear",
  channel: point.channel,
  number: point.number,
  pinyin: point.pinyin,
  characters: [point.zh, point.zh_hant],
  names: point.name ? [point.name.en, point.name.pt] : [],
  indications: [
    ...point.indications.map(indicationTerms),
    ...point.other_indications.map(({ en, pt }) => [en, pt]),
  ],
  classes: point.categories.length,
});

const finders = new WeakMap<PointCatalogue["points"], PointFinder>();

/** Ids of system points that are not retired and of the user's own points, best first. */
export function searchPointIds(
  { points }: Pick<PointCatalogue, "points">,
  text: string,
  options: SearchOptions,
): string[] {
  const finder =
    finders.get(points) ?? pointFinder(points.filter(({ retired }) => !retired).map(toSearchable), channels);
  finders.set(points, finder);
  return finder(text, options);
}

const shipped = pointCatalogue([]);

/** Like {@link searchPointIds} for the points of the tables only, with their rows. */
export function searchPoints(text: string, options: Omit<SearchOptions, "own">): ReferencePoint[] {
  return searchPointIds(shipped, text, options).flatMap((id) => referencePoint(id) ?? []);
}
