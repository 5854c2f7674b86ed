import type { AppointmentRow } from "@meridian/core/contracts/imports/appointment-imports";
import type { Clash } from "@meridian/core/contracts/scheduling/booking";
import type { PreparedAppointment } from "./prepare-appointment.ts";

/** What becomes of a row: added, added although its time is taken, or left out. */
export type AppointmentDecision = "add" | "anyway" | "skip";
export type Booking = AppointmentRow["booking"];

export type AppointmentFacts = {
  imported: boolean;
  clashes: readonly Clash[];
  /** The number of an earlier row of the file that takes the same time. */
  sameTimeAs?: number | undefined;
};

/** What the row becomes once everything about it is known; undefined as long as something is missing. */
export type RowBooking = Booking | undefined;

const isPast = ({ start }: Booking, now: number) => Date.parse(start) <= now;
const isTaken = ({ clashes, sameTimeAs }: AppointmentFacts) => clashes.length > 0 || sameTimeAs !== undefined;

/**
 * What becomes of a row that nobody decided about. An overlap in the past is history and is kept, unless the patient has an
 * appointment at that time already, which is then likely the same one. What is to come and overlaps is left out.
 */
export function defaultAppointmentDecision(
  booking: RowBooking,
  facts: AppointmentFacts,
  now: number,
): AppointmentDecision {
  if (!booking || facts.imported) return "skip";
  if (!isTaken(facts)) return "add";
  const isSame = facts.clashes.some(({ resource }) => resource === "patient");
  return isPast(booking, now) && !isSame ? "anyway" : "skip";
}

/** Whether somebody should look at a row. */
export const appointmentNeedsAttention = (
  row: PreparedAppointment,
  booking: RowBooking,
  facts: AppointmentFacts,
): boolean => row.problems.length > 0 || !booking || facts.imported || isTaken(facts);

/** For each row the number of the first earlier row that takes the same professional, room or patient at the same time. */
export function sameTimesInFile(
  rows: readonly PreparedAppointment[],
  bookings: readonly RowBooking[],
): (number | undefined)[] {
  const taken = new Map<string, { from: number; to: number; number: number }[]>();
  return rows.map(({ number }, index) => {
    const booking = bookings[index];
    if (booking?.state !== "booked") return undefined;
    const from = Date.parse(booking.start);
    const to = from + booking.duration * 60_000;
    const lists = [booking.professional, booking.office, booking.patient].map((id) => {
      const key = `${id}|${booking.start.slice(0, 10)}`;
      const list = taken.get(key) ?? [];
      taken.set(key, list);
      return list;
    });
    const first = lists.flatMap((list) => list.filter((one) => one.from < to && from < one.to));
    for (const list of lists) list.push({ from, to, number });
    return first.length === 0 ? undefined : Math.min(...first.map((one) => one.number));
  });
}
