import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import type { FreeTime } from "@meridian/core/contracts/scheduling/calendar";
import type { WaitingEntry } from "@meridian/core/contracts/scheduling/waiting-list";
import { plusDays } from "@meridian/core/time/days";
import { wallClock } from "@meridian/core/time/zones";
import { localeTag } from "@meridian/ui/i18n/format";
import { type BookingDraft, withType } from "./booking-draft.ts";
import { clockText, readClock } from "./clock-text.ts";

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Days a search covers. */
export const SEARCHED_DAYS = 14;
/** Free times of one answer; more are added below. */
const MOST_SHOWN = 60;

/** Preferred type, professional, days and hours: of somebody who waits, or of a search. */
export type TimePreferences = {
  appointment_type: string;
  duration: number | null;
  /** Empty for anyone. */
  professional: string;
  days: readonly number[];
  /** Hours as typed; empty for no limit. */
  from: string;
  to: string;
};

export function wishesFor(clinic: Clinic): TimePreferences {
  const type = clinic.appointment_types.find(({ archived }) => !archived);
  return {
    appointment_type: type?.id ?? "",
    duration: type?.duration ?? null,
    professional: "",
    days: WEEKDAYS,
    from: "",
    to: "",
  };
}

/** What someone on the waiting list asked for. */
export const wishesOf = (entry: WaitingEntry): TimePreferences => ({
  appointment_type: entry.appointment_type,
  duration: entry.duration,
  professional: entry.professional ?? "",
  days: entry.days,
  from: entry.from === "00:00" ? "" : entry.from,
  to: entry.to === "24:00" ? "" : entry.to,
});

/** An hour as the contract takes it. What cannot be read stays as typed, so that the schema refuses it. */
function hourText(typed: string, otherwise: string): string {
  const text = typed.trim();
  const minutes = readClock(text);
  return text === "" ? otherwise : minutes === undefined ? text : clockText(minutes);
}

/** As the contract takes them. */
export const preferencesRequest = ({ days, professional, duration, from, to, ...rest }: TimePreferences) => ({
  appointment_type: rest.appointment_type,
  professional: professional === "" ? null : professional,
  duration: duration ?? 0,
  days: [...days],
  from: hourText(from, "00:00"),
  to: hourText(to, "24:00"),
});

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** What a schema of single fields cannot say, by field: a type is chosen, and the hours hold the appointment. */
export function preferenceRules(preferences: TimePreferences) {
  const { from, to, duration } = preferencesRequest(preferences);
  return {
    appointment_type: preferences.appointment_type === "" ? "required" : undefined,
    to: minutesOf(to) - minutesOf(from) < duration ? "waiting.hours" : undefined,
  };
}

/** The values as the contract's schema checks them: a missing length is missing, not none. */
export const preferenceShape = (preferences: TimePreferences) => ({
  ...preferencesRequest(preferences),
  duration: preferences.duration,
});

export const preferenceSchema = async () =>
  (await import("@meridian/core/contracts/scheduling/waiting-list")).preferredTime;

/** The search of two weeks from a day. */
export function freeTimesQuery(wishes: TimePreferences, since: string, patient: string | undefined) {
  const { from, to, duration } = preferencesRequest(wishes);
  return {
    from: since,
    to: plusDays(since, SEARCHED_DAYS - 1),
    after: from,
    before: to,
    duration,
    limit: MOST_SHOWN,
    ...(wishes.professional !== "" && { professionals: wishes.professional }),
    ...(wishes.days.length < 7 && { weekdays: wishes.days.join(",") }),
    ...(patient !== undefined && { patient }),
  };
}

/** Free times by the clinic's day, in order. */
export function byDay(items: readonly FreeTime[], timeZone: string): [day: string, times: FreeTime[]][] {
  const days = new Map<string, FreeTime[]>();
  for (const item of items) {
    const { day } = wallClock(item.start, timeZone);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}

/** A booking at a free time, of what was searched for. */
export function draftAt(
  time: FreeTime,
  wishes: TimePreferences,
  clinic: Clinic,
  patient?: { id: string; name: string },
): BookingDraft {
  const { day, minutes } = wallClock(time.start, clinic.time_zone);
  return {
    patient,
    day,
    time: clockText(minutes),
    professional: time.professional,
    office: time.office,
    ...withType(wishes.appointment_type, clinic),
    duration: wishes.duration,
    notes: "",
    typeAsked: true,
  };
}

/** A Monday, to name the days of the week by. */
const MONDAY = Date.UTC(2024, 0, 1);
/** "Monday", or its first three letters, as small buttons have room for. */
export function weekdayName(weekday: number, length: "short" | "long") {
  const name = new Intl.DateTimeFormat(localeTag(), { weekday: "long", timeZone: "UTC" }).format(
    MONDAY + (weekday - 1) * 86_400_000,
  );
  return length === "short" ? name.slice(0, 3) : name;
}

const CHANGEABLE = ["start", "duration", "professional", "office", "price", "notes"] as const;
type Changeable = Pick<CalendarAppointment, (typeof CHANGEABLE)[number]>;

/** The differences from the appointment: other occurrences of its series keep unchanged fields. */
export const changesOf = (appointment: Changeable, wanted: Partial<Changeable>): Partial<Changeable> =>
  Object.fromEntries(
    CHANGEABLE.filter((field) => wanted[field] !== undefined && wanted[field] !== appointment[field]).map(
      (field) => [field, wanted[field]],
    ),
  );
