import { leavesNeedle } from "@meridian/core/clinical/acupuncture/needling-techniques";
import type { TimerKind } from "@meridian/core/contracts/timers/timer-kinds";
import type { PointEntry } from "./point-entries.ts";

type Retained = Pick<PointEntry, "technics" | "retention">;

const minutesOf = ({ technics, retention }: Retained) =>
  leavesNeedle(technics) && retention !== null && retention > 0 ? [retention] : [];

/**
 * How long the needles of the set stay, in minutes: the most frequent retention time, the longer of two equally frequent
 * ones; null where none is noted.
 */
export function setRetention(points: readonly Retained[]): number | null {
  const noted = points.flatMap(minutesOf);
  const often = (minutes: number) => noted.filter((one) => one === minutes).length;
  return [...new Set(noted)].sort((a, b) => often(b) - often(a) || b - a)[0] ?? null;
}

/** The retention times, in minutes, that differ from the set's; each needs its own timer. */
export const otherRetentions = (points: readonly Retained[], set: number | null): number[] =>
  [...new Set(points.flatMap(minutesOf))].filter((minutes) => minutes !== set).sort((a, b) => a - b);

const NEEDLES = 1;
const TIMED: readonly (readonly [technic: number, kind: TimerKind])[] = [
  [NEEDLES, "acupuncture"],
  [5, "electro"],
  [2, "moxa"],
  [4, "cupping"],
];

/** The treatments that can be timed: needles by their retention, others by the user's usual time. */
export const timedKinds = (points: readonly Retained[]): { kind: TimerKind; minutes: number | null }[] =>
  TIMED.filter(([technic]) => points.some(({ technics }) => technics.includes(technic))).map(
    ([technic, kind]) => ({ kind, minutes: technic === NEEDLES ? setRetention(points) : null }),
  );
