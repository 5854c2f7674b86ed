import { leavesNeedle } from "@meridian/core/clinical/acupuncture/needling-techniques";
import type { TimerKind } from "@meridian/core/contracts/timers/timer-kinds";
import type { Held } from "./chosen.ts";

type Retained = Pick<Held, "technics" | "retention">;

const minutesOf = ({ technics, retention }: Retained) =>
  leavesNeedle(technics) && retention !== null && retention > 0 ? [retention] : [];

/** How long the needles of the whole set stay, minutes: what is noted most often, of two the longer; null where nothing is. */
export function setRetention(points: readonly Retained[]): number | null {
  const noted = points.flatMap(minutesOf);
  const often = (minutes: number) => noted.filter((one) => one === minutes).length;
  return [...new Set(noted)].sort((a, b) => often(b) - often(a) || b - a)[0] ?? null;
}

/** Minutes that are noted at some points and are not the whole set's: each needs a timer of its own. */
export const otherRetentions = (points: readonly Retained[], set: number | null): number[] =>
  [...new Set(points.flatMap(minutesOf))].filter((minutes) => minutes !== set).sort((a, b) => a - b);

const NEEDLES = 1;
const TIMED: readonly (readonly [technic: number, kind: TimerKind])[] = [
  [NEEDLES, "acupuncture"],
  [5, "electro"],
  [2, "moxa"],
  [4, "cupping"],
];

/** What of the set can be timed: needles by their retention, the rest by the user's own habit. */
export const timedKinds = (points: readonly Retained[]): { kind: TimerKind; minutes: number | null }[] =>
  TIMED.filter(([technic]) => points.some(({ technics }) => technics.includes(technic))).map(
    ([technic, kind]) => ({ kind, minutes: technic === NEEDLES ? setRetention(points) : null }),
  );
