import { pointFinder, searchableOf, searchableOwn } from "@meridian/core/clinical/acupuncture/point-search";
import type {
  AcupunctureGroup,
  AcupuncturePoint,
  ListedPoint,
  PointTables,
} from "@meridian/core/contracts/acupuncture/acupuncture";

/** A built-in point, or one that a user made, which has fewer facts. */
export type KnownPoint = AcupuncturePoint & Partial<Omit<ListedPoint, keyof AcupuncturePoint>>;

type Own = {
  classic_groups: readonly AcupunctureGroup[];
  custom_groups: readonly AcupunctureGroup[];
  custom_points: readonly AcupuncturePoint[];
};

export type Catalogue = {
  points: readonly KnownPoint[];
  /** Groups that users made come first. */
  groups: readonly AcupunctureGroup[];
  tables: PointTables;
  point: (id: string) => KnownPoint | undefined;
  /** Finds points by any spelling, best first, without a request. */
  find: (text: string, options: Finding) => KnownPoint[];
};

export type Finding = { auricular?: boolean; language: "en" | "pt"; limit?: number };

/** All points and groups that can be chosen, with a search. */
export function makeCatalogue(tables: PointTables, own: Own): Catalogue {
  const points: readonly KnownPoint[] = [...own.custom_points, ...tables.points];
  const byId = new Map(points.map((point) => [point.id, point]));
  const find = pointFinder(
    [
      ...own.custom_points.map(searchableOwn),
      ...tables.points.map((point) => searchableOf(point, tables.keywords)),
    ],
    tables.channels,
  );
  return {
    points,
    groups: [...own.custom_groups, ...own.classic_groups],
    tables,
    point: (id) => byId.get(id),
    find: (text, options) => find(text, options).flatMap((id) => byId.get(id) ?? []),
  };
}

/** The points of a group that still exist. */
export const membersOf = (catalogue: Catalogue, group: Pick<AcupunctureGroup, "points">): KnownPoint[] =>
  group.points.flatMap((id) => catalogue.point(id) ?? []);
