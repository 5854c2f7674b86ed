import type {
  AppointmentStatus,
  CalendarAppointment,
  CalendarEntry,
} from "@meridian/core/contracts/scheduling/appointments";
import { dueOf } from "@meridian/core/contracts/scheduling/due";

export const isAppointment = (entry: CalendarEntry): entry is CalendarAppointment => !("busy" in entry);

const OVER: ReadonlySet<AppointmentStatus> = new Set(["done", "missed", "cancelled"]);
export const isOver = ({ status }: CalendarAppointment) => OVER.has(status);

/** Consents are asked for before the appointment is over. */
export const isStillToCome = (entry: CalendarEntry): entry is CalendarAppointment =>
  isAppointment(entry) && !isOver(entry);

/** Whether something is still to be paid, as far as one may know. */
export const isUnpaid = (entry: CalendarEntry): entry is CalendarAppointment =>
  isAppointment(entry) && dueOf(entry) > 0;

type Begun = {
  unfinished: readonly CalendarAppointment[];
  colleagues?: readonly CalendarAppointment[] | undefined;
};

/**
 * What is begun and not signed, for who manages the clinic: what somebody left who treats nobody here any more stands
 * apart, because nobody but a manager can end it. Without the list of who treats nobody is said to have left.
 */
export function leftOpen(
  { unfinished, colleagues = [] }: Begun,
  professionals: ReadonlyMap<string, { active: boolean }>,
  manages: boolean,
): { unfinished: readonly CalendarAppointment[]; left: readonly CalendarAppointment[] } {
  if (!manages || professionals.size === 0) return { unfinished, left: [] };
  const gone = ({ professional }: CalendarAppointment) => professionals.get(professional)?.active !== true;
  return {
    unfinished: unfinished.filter((item) => !gone(item)),
    left: [...unfinished, ...colleagues].filter(gone),
  };
}

/** Counts for the line below the greeting: cancelled and missed ones are not today's work. */
export function tally(entries: readonly CalendarEntry[]) {
  const real = entries
    .filter(isAppointment)
    .filter(({ status }) => status !== "cancelled" && status !== "missed");
  return { booked: real.length, done: real.filter(({ status }) => status === "done").length };
}

/** What the one button of an appointment does for someone: nothing where it is over or not theirs to move. */
export function nextMove(
  appointment: Pick<CalendarAppointment, "status" | "professional">,
  user: { id: string; treats: boolean; receives: boolean },
): "start" | "continue" | "arrive" | "none" {
  const { status, professional } = appointment;
  const own = user.treats && professional === user.id;
  if (status === "open" || status === "paused") return own ? "continue" : "none";
  if (status !== "scheduled" && status !== "confirmed" && status !== "arrived") return "none";
  if (own) return "start";
  return user.receives && status !== "arrived" ? "arrive" : "none";
}

/** Whether a clinic never had an appointment. */
export const isEmpty = ({
  setup,
  today,
}: {
  setup: { appointment: boolean };
  today: readonly CalendarEntry[];
}) => !setup.appointment && today.length === 0;
