import { type PointSuggestion, readRyodoraku } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import type { RyodorakuData } from "@meridian/core/contracts/visits/sections/ryodoraku";
import type { Catalogue, KnownPoint } from "./catalogue.ts";
import { type Held, sameRow, sidesOf, withPoint } from "./chosen.ts";

export type Suggested = PointSuggestion & { key: string; known: KnownPoint };

/** The points that a measurement suggests, as far as the catalogue knows them. */
export const suggestedPoints = (
  { readings, settings }: Pick<RyodorakuData, "readings" | "settings">,
  catalogue: Catalogue,
): Suggested[] =>
  readRyodoraku(readings, settings).suggestions.flatMap((one) => {
    const known = catalogue.point(one.point);
    return known ? [{ ...one, key: `${one.point} ${one.side ?? "both"}`, known }] : [];
  });

const STIMULATION = { tonify: "tonification", sedate: "sedation" } as const;

/** Puts suggested points in front, stimulated as they were suggested; what is there already keeps what was noted of it. */
export const withSuggested = (points: readonly Held[], added: readonly Suggested[]): Held[] =>
  [...added].reverse().reduce<Held[]>(
    (now, { known, side, action }) => {
      const sides = side ? [side] : sidesOf(known);
      return withPoint(now, known, sides).map((held) =>
        sameRow(held, known) && sides.includes(held.side) && !there(now, held)
          ? { ...held, stimulation: STIMULATION[action] }
          : held,
      );
    },
    [...points],
  );

const there = (points: readonly Held[], one: Held) =>
  points.some((held) => sameRow(held, one) && held.side === one.side);
