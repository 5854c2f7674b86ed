import {
  type AffectedSide,
  type BalanceChannel,
  type Candidate,
  DISTAL_REGIONS,
  needledSides,
} from "@meridian/core/clinical/acupuncture/balance-channels";
import type { Catalogue, KnownPoint } from "./catalogue.ts";
import { type PointEntry, withPoint } from "./point-entries.ts";

/** The points of a channel: only those below the elbow or knee where `distal`, else all. */
export const pointsOf = (catalogue: Catalogue, channel: BalanceChannel, distal: boolean): KnownPoint[] =>
  catalogue.points.filter(
    (point) =>
      point.kind === "body" &&
      point.channel === channel &&
      (!distal || DISTAL_REGIONS.includes(point.region ?? "")),
  );

/** Adds the chosen points in front, each on the sides on which its channel is needled. */
export function withBalance(
  points: readonly PointEntry[],
  chosen: readonly KnownPoint[],
  candidates: readonly Candidate[],
  side: AffectedSide,
): PointEntry[] {
  return [...chosen].reverse().reduce<PointEntry[]>(
    (chosen, point) => {
      const candidate = candidates.find(({ channel }) => channel === point.channel);
      return withPoint(chosen, point, candidate && needledSides(candidate, side));
    },
    [...points],
  );
}
