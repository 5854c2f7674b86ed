import type { Interval } from "../appointments/index.ts";
import { dayIn } from "../time/day-in.ts";
import { isoWeekday } from "../time/days.ts";
import { wallInstant } from "../time/zones.ts";

type Preferences = { days: readonly number[]; from: string; to: string; duration: number };

/** Whether a free slot suits an entry: it is on one of its days and has room for the appointment between its hours. */
export function suitsSlot(wishes: Preferences, slot: Interval, timeZone: string): boolean {
  const day = dayIn(timeZone, slot.start);
  if (!wishes.days.includes(isoWeekday(day)) || slot.duration < wishes.duration) return false;
  const from = wallInstant(day, wishes.from, timeZone);
  const to = wallInstant(day, wishes.to, timeZone);
  const begin = Date.parse(slot.start);
  const end = Date.parse(slot.start) + slot.duration * 60_000;
  // An appointment shorter than the slot may start later than the slot does.
  return Math.min(end, to) - Math.max(begin, from) >= wishes.duration * 60_000;
}

type QueuePosition = { urgent: boolean; created_at: string; entry_id: string };

/** Sorts urgent entries first, then those that have waited longer. */
export const byUrgencyThenWaiting = (a: QueuePosition, b: QueuePosition) =>
  Number(b.urgent) - Number(a.urgent) ||
  a.created_at.localeCompare(b.created_at) ||
  a.entry_id.localeCompare(b.entry_id);
