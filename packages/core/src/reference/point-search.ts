import {
  type PointFinder,
  pointFinder,
  type Searchable,
  type SearchOptions,
} from "../clinical/acupuncture/point-search.ts";
import { channels } from "./channels.ts";
import { indicationTerms, type ReferencePoint, referencePoint, referencePoints } from "./points.ts";

export type { Searchable } from "../clinical/acupuncture/point-search.ts";

/** The searchable texts of a system point. */
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

/** Ids of system points and the user's own points, best first. */
export function searchPointIds(text: string, options: SearchOptions): string[] {
  finder ??= pointFinder(referencePoints().map(toSearchable), channels);
  return finder(text, options);
}

/** Like {@link searchPointIds} for system points only, with their rows. */
export function searchPoints(text: string, options: Omit<SearchOptions, "own">): ReferencePoint[] {
  return searchPointIds(text, options).flatMap((id) => referencePoint(id) ?? []);
}
