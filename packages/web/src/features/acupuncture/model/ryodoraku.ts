import { type PointSuggestion, readRyodoraku } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import type { ListedLine } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import type { RyodorakuData } from "@meridian/core/contracts/visits/sections/ryodoraku";
import type { Catalogue, KnownPoint } from "./catalogue.ts";
import { isSamePoint, type PointEntry, sidesOf, withPoint } from "./point-entries.ts";

export type Suggested = PointSuggestion & { key: string; known: KnownPoint };

/** The points that a measurement suggests and the catalogue has. */
export const suggestedPoints = (
  { readings, settings }: Pick<RyodorakuData, "readings" | "settings">,
  catalogue: Catalogue,
  lines?: readonly ListedLine[],
): Suggested[] =>
  readRyodoraku(readings, settings, lines).suggestions.flatMap((one) => {
    const known = catalogue.point(one.point);
    return known ? [{ ...one, key: `${one.point} ${one.side ?? "both"}`, known }] : [];
  });

const STIMULATION = { tonify: "tonification", sedate: "sedation" } as const;

/** Adds suggested points in front with their stimulation; existing entries keep their values. */
export const withSuggested = (points: readonly PointEntry[], added: readonly Suggested[]): PointEntry[] =>
  [...added].reverse().reduce<PointEntry[]>(
    (now, { known, side, action }) => {
      const sides = side ? [side] : sidesOf(known);
      return withPoint(now, known, sides).map((entry) =>
        isSamePoint(entry, known) && sides.includes(entry.side) && !there(now, entry)
          ? { ...entry, stimulation: STIMULATION[action] }
          : entry,
      );
    },
    [...points],
  );

const there = (points: readonly PointEntry[], one: PointEntry) =>
  points.some((entry) => isSamePoint(entry, one) && entry.side === one.side);
