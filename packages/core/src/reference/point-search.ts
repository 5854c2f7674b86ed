import {
  type PointFinder,
  pointFinder,
  type Searchable,
  type SearchOptions,
} from "../clinical/acupuncture/point-search.ts";
import { channels } from "./channels.ts";
import { indicationTerms, type ReferencePoint, referencePoint, referencePoints } from "./points.ts";

export type { Searchable } from "../clinical/acupuncture/point-search.ts";

/** What search reads of a point of the tables. */
export const toSearchable = (point: ReferencePoint): Searchable => ({
  id: point.id,
  auricular: point.kind === "ear",
  channel: point.channel,
  number: point.number,
  pinyin: point.pinyin,
  characters: [point.zh, point.zh_hant],
  names: point.name ? [point.name.en, point.name.pt] : [],
  indications: point.indications.map(indicationTerms),
  classes: point.categories.length,
});

let finder: PointFinder | undefined;

/** Ids of points of the tables and of the user's own, best first. */
export function searchPointIds(text: string, options: SearchOptions): string[] {
  finder ??= pointFinder(referencePoints().map(toSearchable), channels);
  return finder(text, options);
}

/** As {@link searchPointIds}, over the reference tables alone, with the rows themselves. */
export function searchPoints(text: string, options: Omit<SearchOptions, "own">): ReferencePoint[] {
  return searchPointIds(text, options).flatMap((id) => referencePoint(id) ?? []);
}
