import { pointFinder, searchableOf, searchableOwn } from "@meridian/core/clinical/acupuncture/point-search";
import type {
  AcupunctureGroup,
  AcupuncturePoint,
  ListedPoint,
  PointTables,
  SignedPoint,
} from "@meridian/core/contracts/acupuncture/acupuncture";

/** A built-in point, or one that a user made, which has fewer facts. */
export type KnownPoint = AcupuncturePoint &
  Partial<Omit<ListedPoint, keyof AcupuncturePoint>> & {
    /** What was known of it when its visit was signed, instead of what is known now. */
    signed?: SignedPoint;
  };

type Own = {
  classic_groups: readonly AcupunctureGroup[];
  custom_groups: readonly AcupunctureGroup[];
  custom_points: readonly AcupuncturePoint[];
};

export type Catalogue = {
  /** Those that can be chosen. */
  points: readonly KnownPoint[];
  /** Groups that users made come first. Retired ones are among them, to be named where they were applied. */
  groups: readonly AcupunctureGroup[];
  tables: PointTables;
  /** By its id, a retired one too. */
  point: (id: string) => KnownPoint | undefined;
  /** Finds points by any spelling, best first, without a request. */
  find: (text: string, options: Finding) => KnownPoint[];
};

export type Finding = { auricular?: boolean; language: "en" | "pt"; limit?: number };

/** All points and groups that can be chosen, with a search. */
export function makeCatalogue(tables: PointTables, own: Own): Catalogue {
  const known: readonly KnownPoint[] = [...own.custom_points, ...tables.points];
  const byId = new Map(known.map((point) => [point.id, point]));
  const offered = tables.points.filter(({ retired }) => !retired);
  const find = pointFinder(
    [
      ...own.custom_points.map(searchableOwn),
      ...offered.map((point) => searchableOf(point, tables.keywords)),
    ],
    tables.channels,
  );
  return {
    points: [...own.custom_points, ...offered],
    groups: [...own.custom_groups, ...own.classic_groups],
    tables,
    point: (id) => byId.get(id),
    find: (text, options) => find(text, options).flatMap((id) => byId.get(id) ?? []),
  };
}

/** The catalogue as it was when a visit was signed: its points with what was known of them then. */
export function signedCatalogue(catalogue: Catalogue, signed: readonly SignedPoint[]): Catalogue {
  const bySigned = new Map(signed.map((one) => [one.id, one]));
  return {
    ...catalogue,
    point: (id) => {
      const known = catalogue.point(id);
      const then = bySigned.get(id);
      return known && then ? { ...known, places: then.places, signed: then } : known;
    },
  };
}

/** The points of a group that can still be chosen. */
export const membersOf = (catalogue: Catalogue, group: Pick<AcupunctureGroup, "points">): KnownPoint[] =>
  group.points.flatMap((id) => {
    const point = catalogue.point(id);
    return point && !point.retired ? [point] : [];
  });
