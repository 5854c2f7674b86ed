import { endOf, type Interval } from "../appointments/index.ts";
import type { Clash } from "../contracts/scheduling/booking.ts";
import type { ClosedDays } from "../contracts/scheduling/working-time.ts";
import { dayIn } from "../time/day-in.ts";
import type { IsFree } from "./availability.ts";
import { blockedTimesOfOffice, blockedTimesOn, type HeldBlockedTime } from "./blocked-calendar.ts";
import { ROOMS } from "./blocked-time.entity.ts";
import {
  absenceBounds,
  daysFrom,
  type Stretch,
  stretchesOn,
  subtract,
  type WorkingTime,
} from "./working-time.ts";

/** When a professional can be booked: working time, the clinic's closed days, and blocked times of the professional and rooms. */
export type BookingHours = {
  working: WorkingTime;
  closed: readonly ClosedDays[];
  blocked: readonly HeldBlockedTime[];
};

/** Where and in which time zone a booking takes place. `establishment` is undefined for an office that was removed. */
export type BookingPlace = { office: string; establishment: string | undefined; timeZone: string };

const iso = (moment: number) => new Date(moment).toISOString();

/**
 * What prevents a booking in an interval: time off, closed days of the clinic or establishment, blocked times, and time outside
 * the working hours at the place. Professionals without working hours can be booked at any hour. Pure.
 */
export function findObstacles(
  interval: Interval,
  { working, closed, blocked }: BookingHours,
  place: BookingPlace,
): Clash[] {
  const start = Date.parse(interval.start);
  const end = Date.parse(endOf(interval));
  const meeting = (absence: { from: string; to: string }) => {
    const [from, to] = absenceBounds(absence, place.timeZone);
    return from < end && start < to ? [{ start: iso(from), end: iso(to) }] : [];
  };
  const off = working.off.flatMap((absence) =>
    meeting(absence).map((times): Clash => ({ resource: "professional", cause: "time_off", ...times })),
  );
  const shut = closedAt(closed, place.establishment).flatMap((days) =>
    meeting(days).map(
      (times): Clash => ({ resource: "office", cause: "closed", label: days.name, ...times }),
    ),
  );
  const days = [dayIn(place.timeZone, start), dayIn(place.timeZone, end - 1)];
  const taken = blocked
    .filter((entry) => entry.holder !== ROOMS || entry.office === place.office)
    .flatMap((entry) =>
      blockedTimesOn([entry], days)
        .flatMap(meeting)
        .map(
          (times): Clash => ({
            resource: entry.holder === ROOMS ? "office" : "professional",
            cause: "blocked",
            ...(entry.title && { label: entry.title }),
            ...times,
          }),
        ),
    );
  const outside: Clash[] =
    working.hasWorkingHours && !isWithinWorkingHours(start, end, working, place)
      ? [{ resource: "professional", cause: "outside_hours", start: iso(start), end: iso(end) }]
      : [];
  return [...shut, ...off, ...taken, ...outside];
}

/** The closed days of an establishment: the whole clinic's and its own. */
export const closedAt = (closed: readonly ClosedDays[], establishment: string | undefined) =>
  closed.filter((days) => days.establishment === null || days.establishment === establishment);

/** Whether adjoining working hours at the place cover the whole interval. Time off is not considered. */
function isWithinWorkingHours(
  start: number,
  end: number,
  { hours }: WorkingTime,
  { establishment, timeZone }: BookingPlace,
) {
  const days = daysFrom(dayIn(timeZone, start), dayIn(timeZone, end - 1));
  const worked = days
    .flatMap((day) => stretchesOn(day, { hours, off: [] }, timeZone))
    .filter((stretch) => stretch.establishment === undefined || stretch.establishment === establishment);
  const left = worked.reduce<Stretch[]>(
    (rest, { from, to }) => rest.flatMap((part) => subtract(part, [from, to])),
    [{ from: start, to: end, establishment: undefined }],
  );
  return left.length === 0;
}

/** Working time with blocked times and the days on which the whole clinic is closed added to the time off. */
export const openWorkingTime = (
  { working, closed, blocked }: BookingHours,
  days: readonly string[],
): WorkingTime => ({
  ...working,
  off: [
    ...working.off,
    ...closed.filter(({ establishment }) => establishment === null),
    ...blockedTimesOn(blocked, days),
  ],
});

/** Whether an office is free, its establishment is open and the office is not blocked. */
export function freeWhileOpen(
  free: IsFree,
  { closed, blocked }: Pick<BookingHours, "closed" | "blocked">,
  { office, establishment, timeZone }: BookingPlace,
  days: readonly string[],
): IsFree {
  const shut = [
    ...closed.filter((days) => days.establishment !== null && days.establishment === establishment),
    ...blockedTimesOn(blockedTimesOfOffice(blocked, office), days),
  ].map((times) => absenceBounds(times, timeZone));
  if (shut.length === 0) return free;
  return (from, to) => free(from, to) && !shut.some(([first, last]) => first < to && from < last);
}
