import type { Appointment, CalendarEntry } from "@meridian/core/contracts/appointments";
import { wallClock } from "./zone.ts";

export const isAppointment = (entry: CalendarEntry): entry is Appointment => "id" in entry;

/** Time that is really taken: cancelled and missed appointments are shown beside it. */
export const takesTime = (entry: CalendarEntry) =>
  !isAppointment(entry) || (entry.status !== "missed" && entry.status !== "cancelled");

export type Tile = {
  entry: CalendarEntry;
  /** Minutes after midnight by the clinic's clock, within the day. */
  from: number;
  to: number;
  /** Which of `lanes` side by side. */
  lane: number;
  lanes: number;
};

const MINUTES_A_DAY = 1440;

/** A column's entries with their place: those that overlap stand side by side. */
export function tilesOf(entries: readonly CalendarEntry[], day: string, timeZone: string): Tile[] {
  const minutesOf = (instant: string) => {
    const clock = wallClock(instant, timeZone);
    if (clock.day < day) return 0;
    return clock.day > day ? MINUTES_A_DAY : clock.minutes;
  };
  const placed = entries
    .map((entry) => ({ entry, from: minutesOf(entry.start), to: minutesOf(entry.end), lane: 0, lanes: 1 }))
    .map((tile) => ({ ...tile, to: Math.max(tile.to, tile.from + 10) }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  let cluster: Tile[] = [];
  let end = -1;
  const settle = () => {
    const lanes = Math.max(1, ...cluster.map(({ lane }) => lane + 1));
    for (const tile of cluster) tile.lanes = lanes;
  };
  for (const tile of placed) {
    if (tile.from >= end) {
      settle();
      cluster = [];
      end = -1;
    }
    const taken = new Set(cluster.filter((other) => other.to > tile.from).map(({ lane }) => lane));
    while (taken.has(tile.lane)) tile.lane += 1;
    cluster.push(tile);
    end = Math.max(end, tile.to);
  }
  settle();
  return placed;
}

/** First and last hour shown: the user's own, wider where something lies outside. */
export function hoursShown(tiles: readonly Tile[], from: number, to: number): { from: number; to: number } {
  const first = Math.min(from, ...tiles.map((tile) => Math.floor(tile.from / 60)));
  const last = Math.max(to, ...tiles.map((tile) => Math.ceil(tile.to / 60)));
  return { from: Math.max(0, first), to: Math.min(24, last) };
}

/** Steps of a column at which something can be booked, minutes after midnight. */
export const stepsOf = ({ from, to }: { from: number; to: number }, step: number): number[] =>
  Array.from({ length: Math.ceil(((to - from) * 60) / step) }, (_, index) => from * 60 + index * step);
