import type { ScheduleEventData } from "@mantine/schedule";
import type { Clinic, Clinician } from "@meridian/core/contracts/clinic/clinic";
import type { CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { isoWeekday, plusDays } from "@meridian/core/time/days";
import { wallClock } from "@meridian/core/time/zones";
import { isBlocked } from "./blocked.ts";
import type { CalendarBy } from "./calendar-range.ts";
import { clockText } from "./clock-text.ts";
import { isAppointment } from "./day-grid.ts";

/** A column of the calendar: a professional or an office. */
export type Resource = { id: string; name: string; color: string | undefined };
export type Hours = { from: number; to: number };

export type EntryPayload = { entry: CalendarEntry; color: string | undefined };
export type CalendarEvent = ScheduleEventData<EntryPayload>;

/** Names of entries, each its own: what is only busy has no id, and there may be several at one moment in one room. */
function keysOf(entries: readonly CalendarEntry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    if (isAppointment(entry)) return entry.id;
    if (isBlocked(entry)) return `${entry.blocked.id}-${entry.day}`;
    const key = `busy-${entry.professional}-${entry.office}-${entry.start}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 ? key : `${key}-${before}`;
  });
}

/** The calendar's form of a moment: the clinic's wall clock, without a zone. */
export const wallText = (day: string, minutes: number) => `${day} ${clockText(minutes)}:00`;
const wallOf = (instant: string, timeZone: string) => {
  const { day, minutes } = wallClock(instant, timeZone);
  return wallText(day, minutes);
};
/** Day and minutes of what the calendar answers. */
export const readWall = (text: string) => ({
  day: text.slice(0, 10),
  minutes: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)),
});

/** Entries as the calendar draws them, in the clinic's local time for any browser time zone. */
export function eventsOf(entries: readonly CalendarEntry[], clinic: Clinic): CalendarEvent[] {
  const colors = new Map(clinic.professionals.map(({ id, color }) => [id, color]));
  const keys = keysOf(entries);
  return entries.map((entry, at) => ({
    id: keys[at] ?? "",
    title: isAppointment(entry) ? entry.patient_name : isBlocked(entry) ? entry.blocked.title : "",
    start: wallOf(entry.start, clinic.time_zone),
    end: wallOf(entry.end, clinic.time_zone),
    color: "gray",
    payload: { entry, color: colors.get(entry.professional) },
  }));
}

/** All professionals of the clinic and those with an entry in the period; or all offices. */
export function resourcesOf(clinic: Clinic, by: CalendarBy, entries: readonly CalendarEntry[]): Resource[] {
  if (by === "office") {
    const several = clinic.establishments.length > 1;
    return clinic.establishments.flatMap((place) =>
      place.offices.map(({ id, name }) => ({
        id,
        name: several ? `${place.name} · ${name}` : name,
        color: undefined,
      })),
    );
  }
  const busy = new Set(entries.map(({ professional }) => professional));
  return clinic.professionals.filter(({ active, id }) => active || busy.has(id));
}

export const resourceOf = (entry: CalendarEntry, by: CalendarBy) =>
  by === "office" ? entry.office : entry.professional;

/** First and last hour: the user's setting, extended to include every entry. */
export function hoursOf(entries: readonly CalendarEntry[], own: Hours, timeZone: string): Hours {
  let { from, to } = own;
  for (const { start, end } of entries) {
    const first = wallClock(start, timeZone);
    const last = wallClock(end, timeZone);
    from = Math.min(from, Math.floor(first.minutes / 60));
    to = first.day === last.day ? Math.max(to, Math.ceil(last.minutes / 60)) : 24;
  }
  return { from, to };
}

/** A part of a day at which somebody does not work. */
export type Closed = { from: number; to: number; off: boolean };

/** When a professional is away that day: breaks, before and after work, time off. Minutes within the hours shown. */
export function closedOn(one: Clinician, day: string, hours: Hours): Closed[] {
  const first = hours.from * 60;
  const last = hours.to * 60;
  const off = one.time_off
    .map(({ from, to }) => absentOn(day, from, to))
    .flatMap((part) => (part ? [{ ...clip(part, first, last), off: true }] : []));
  if (one.working_hours.length === 0) return off.filter(({ from, to }) => from < to);
  const work = one.working_hours
    .filter(({ weekday }) => weekday === isoWeekday(day))
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .sort((a, b) => a.from - b.from);
  const gaps: Closed[] = [];
  let at = first;
  for (const { from, to } of work) {
    gaps.push({ from: at, to: Math.min(from, last), off: false });
    at = Math.max(at, to);
  }
  gaps.push({ from: at, to: last, off: false });
  return [...gaps, ...off].filter(({ from, to }) => from < to);
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const clip = ({ from, to }: { from: number; to: number }, first: number, last: number) => ({
  from: Math.max(from, first),
  to: Math.min(to, last),
});

function absentOn(day: string, from: string, to: string) {
  const wholeDays = from.length === 10;
  const end = wholeDays ? `${plusDays(to, 1)}T00:00` : to;
  const start = wholeDays ? `${from}T00:00` : from;
  if (start >= `${plusDays(day, 1)}T00:00` || end <= `${day}T00:00`) return undefined;
  return {
    from: start.slice(0, 10) === day ? minutesOf(start.slice(11)) : 0,
    to: end.slice(0, 10) === day ? minutesOf(end.slice(11)) : 1440,
  };
}

/** The same as events behind the others. */
export function closedEvents(
  one: Clinician,
  days: readonly string[],
  hours: Hours,
  label: string,
): ScheduleEventData[] {
  return days.flatMap((day) =>
    closedOn(one, day, hours).map(({ from, to, off }) => ({
      id: `closed-${one.id}-${day}-${from}-${off}`,
      title: off ? label : "",
      start: wallText(day, from),
      end: to === 1440 ? `${day} 23:59:59` : wallText(day, to),
      color: "gray",
      display: "background" as const,
    })),
  );
}

/**
 * The clinic's closed days as events behind the others: those of the whole clinic, and for an office those of its place.
 */
export function holidayEvents(
  { closed_days = [], establishments }: Clinic,
  days: readonly string[],
  hours: Hours,
  office?: string,
): ScheduleEventData[] {
  const place = establishments.find(({ offices }) => offices.some(({ id }) => id === office))?.id;
  const here = closed_days.filter(({ establishment }) => establishment === null || establishment === place);
  return days.flatMap((day) =>
    here
      .filter(({ from, to }) => from <= day && day <= to)
      .map(({ name }, index) => ({
        id: `holiday-${office ?? "all"}-${day}-${index}`,
        title: name,
        start: wallText(day, hours.from * 60),
        end: hours.to === 24 ? `${day} 23:59:59` : wallText(day, hours.to * 60),
        color: "gray",
        display: "background" as const,
      })),
  );
}

/** `HH:MM:SS`; midnight at the end of the day is a second before. */
export const hourText = (hour: number) =>
  hour >= 24 ? "23:59:59" : `${String(hour).padStart(2, "0")}:00:00`;
