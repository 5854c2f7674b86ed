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

/** What suits: with whom, for what, on which days and between which hours. */
export type TimePreferences = {
  type: string;
  duration: number | null;
  /** Empty for anyone. */
  professional: string;
  days: readonly number[];
  /** As typed; empty for no limit. */
  after: string;
  before: string;
};
export type WishFault = "type" | "duration" | "days" | "after" | "before";

export function wishesFor(clinic: Clinic): TimePreferences {
  const type = clinic.appointment_types.find(({ archived }) => !archived);
  return {
    type: type?.id ?? "",
    duration: type?.duration ?? null,
    professional: "",
    days: WEEKDAYS,
    after: "",
    before: "",
  };
}

/** What someone on the waiting list asked for. */
export function wishesOf(entry: WaitingEntry): TimePreferences {
  return {
    type: entry.appointment_type,
    duration: entry.duration,
    professional: entry.professional ?? "",
    days: entry.days,
    after: entry.from === "00:00" ? "" : entry.from,
    before: entry.to === "24:00" ? "" : entry.to,
  };
}

/** Code of what is wrong, by field. */
export function wishFaults({
  type,
  duration,
  days,
  after,
  before,
}: TimePreferences): Partial<Record<WishFault, string>> {
  const [from, to] = [minutesOf(after, 0), minutesOf(before, 1440)];
  return {
    ...(type === "" && { type: "required" }),
    ...(duration === null
      ? { duration: "required" }
      : !(duration >= 5 && duration <= 480 && duration % 5 === 0) && { duration: "duration.invalid" }),
    ...(days.length === 0 && { days: "required" }),
    ...(from === undefined && { after: "time.invalid" }),
    ...(to === undefined
      ? { before: "time.invalid" }
      : from !== undefined && to - from < (duration ?? 0) && { before: "waiting.hours" }),
  };
}

const minutesOf = (typed: string, otherwise: number) => (typed.trim() === "" ? otherwise : readClock(typed));
/** The wire's form of hours; only of wishes without faults. */
const hoursOf = ({ after, before }: TimePreferences) => {
  const to = minutesOf(before, 1440) ?? 1440;
  return { from: clockText(minutesOf(after, 0) ?? 0), to: to === 1440 ? "24:00" : clockText(to) };
};

/** The search of two weeks from a day. */
export function freeTimesQuery(wishes: TimePreferences, from: string, patient: string | undefined) {
  const { from: after, to: before } = hoursOf(wishes);
  return {
    from,
    to: plusDays(from, SEARCHED_DAYS - 1),
    after,
    before,
    duration: wishes.duration ?? 0,
    limit: MOST_SHOWN,
    ...(wishes.professional !== "" && { professionals: wishes.professional }),
    ...(wishes.days.length < 7 && { weekdays: wishes.days.join(",") }),
    ...(patient !== undefined && { patient }),
  };
}

/** What the waiting list keeps. */
export const waitingRequest = (wishes: TimePreferences) => ({
  professional: wishes.professional === "" ? null : wishes.professional,
  appointment_type: wishes.type,
  duration: wishes.duration ?? 0,
  days: [...wishes.days],
  ...hoursOf(wishes),
});

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
    ...withType(wishes.type, clinic),
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

/** What differs from the appointment: the others of its series keep what nobody touched. */
export const changesOf = (appointment: Changeable, wanted: Partial<Changeable>): Partial<Changeable> =>
  Object.fromEntries(
    CHANGEABLE.filter((field) => wanted[field] !== undefined && wanted[field] !== appointment[field]).map(
      (field) => [field, wanted[field]],
    ),
  );
