import { STEP_MINUTES } from "../contracts/scheduling/booking.ts";

const STEP = STEP_MINUTES * 60_000;
const DAY = 86_400_000;

/** A time span: a start on a five-minute step, and a duration in minutes. */
export type Interval = { start: string; duration: number };

/**
 * The five-minute slots of an interval, grouped by UTC day. UTC days always have 24 hours, so a change to or from summer time
 * neither skips nor repeats a slot.
 */
export function slotsOf({ start, duration }: Interval): Map<string, number[]> {
  const days = new Map<string, number[]>();
  const first = Date.parse(start);
  for (let at = first; at < first + duration * 60_000; at += STEP) {
    const day = new Date(at).toISOString().slice(0, 10);
    const held = days.get(day);
    const slot = Math.floor((at % DAY) / STEP);
    if (held) held.push(slot);
    else days.set(day, [slot]);
  }
  return days;
}

/** Attribute of a ledger item that stores the appointments in a slot. */
export const slotName = (slot: number) => `s${slot}`;

/** The instant a slot of a day begins. */
export const slotStart = (day: string, slot: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + slot * STEP).toISOString();

/** End of an interval. */
export const endOf = ({ start, duration }: Interval) =>
  new Date(Date.parse(start) + duration * 60_000).toISOString();

export const overlaps = (a: Interval, b: Interval) =>
  Date.parse(a.start) < Date.parse(b.start) + b.duration * 60_000 &&
  Date.parse(b.start) < Date.parse(a.start) + a.duration * 60_000;
