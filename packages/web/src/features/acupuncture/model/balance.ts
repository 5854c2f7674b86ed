import {
  type AffectedSide,
  type BalanceChannel,
  type Candidate,
  DISTAL_REGIONS,
  needledSides,
} from "@meridian/core/clinical/acupuncture/balance-channels";
import type { Catalogue, KnownPoint } from "./catalogue.ts";
import { type Held, withPoint } from "./chosen.ts";

/** The points of a channel to choose from: those below the elbow or the knee, or all. */
export const pointsOf = (catalogue: Catalogue, channel: BalanceChannel, distal: boolean): KnownPoint[] =>
  catalogue.tables.points.filter(
    (point) =>
      point.kind === "body" &&
      point.channel === channel &&
      (!distal || DISTAL_REGIONS.includes(point.region)),
  );

/** Puts the points chosen in front, each on the sides its channel is needled on. */
export function withBalance(
  points: readonly Held[],
  chosen: readonly KnownPoint[],
  candidates: readonly Candidate[],
  side: AffectedSide,
): Held[] {
  return [...chosen].reverse().reduce<Held[]>(
    (held, point) => {
      const candidate = candidates.find(({ channel }) => channel === point.channel);
      return withPoint(held, point, candidate && needledSides(candidate, side));
    },
    [...points],
  );
}
