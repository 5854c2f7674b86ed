import type { BusyTime, CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { type BlockedTime, occurrencesOn } from "@meridian/core/contracts/scheduling/blocked-times";
import { isoWeekday, plusDays } from "@meridian/core/time/days";
import { instantAt, wallClock } from "@meridian/core/time/zones";
import { clockText, readClock } from "./clock-text.ts";

/** One time of a blocked one, as the calendar shows it: busy, with what it is. */
export type BlockedEntry = BusyTime & {
  blocked: BlockedTime;
  /** The day of a repeated one. */
  day: string;
  /** Minutes. */
  duration: number;
};

export const isBlocked = (entry: CalendarEntry): entry is BlockedEntry => "blocked" in entry;
export const isRepeated = ({ until }: Pick<BlockedTime, "until">) => until !== null;

const momentAt = (moment: string, timeZone: string) =>
  instantAt(moment.slice(0, 10), readClock(moment.slice(11)) ?? 0, timeZone);

/** Blocked times as entries of days; `to` is not included. */
export function blockedEntries(
  blocked: readonly BlockedTime[],
  { from, to }: { from: string; to: string },
  timeZone: string,
): BlockedEntry[] {
  return blocked.flatMap((one) =>
    occurrencesOn(one, from, plusDays(to, -1)).map((time) => {
      const [start, end] = [momentAt(time.from, timeZone), momentAt(time.to, timeZone)];
      return {
        busy: true,
        professional: one.professional ?? "",
        office: one.office ?? "",
        start,
        end,
        blocked: one,
        day: time.day,
        duration: (Date.parse(end) - Date.parse(start)) / 60_000,
      };
    }),
  );
}

/** What the form of a blocked time holds. */
export type BlockedDraft = {
  title: string;
  /** A professional's id, or an office's. */
  whose: string;
  day: string;
  /** As typed. */
  from: string;
  to: string;
  repeats: boolean;
  weekdays: number[];
  until: string;
};
export type BlockedFault = keyof BlockedDraft;

type Slot = { day: string; minutes?: number; duration?: number; professional?: string; office?: string };
const LUNCH = 13 * 60;
const USUAL_MINUTES = 60;
/** A repeated one is proposed for so many weeks. */
const WEEKS_PROPOSED = 12;

/** A blocked time at a place that was pointed at; an hour at lunch without. */
export function draftOfSlot(slot: Slot, own: string): BlockedDraft {
  const from = slot.minutes ?? LUNCH;
  return {
    title: "",
    whose: slot.professional ?? slot.office ?? own,
    day: slot.day,
    from: clockText(from),
    to: clockText(Math.min(from + (slot.duration ?? USUAL_MINUTES), 1440 - 5)),
    repeats: false,
    weekdays: [isoWeekday(slot.day)],
    until: plusDays(slot.day, WEEKS_PROPOSED * 7),
  };
}

/** The form of one that is there: of the day that was opened, or of all its days. */
export function draftOfBlocked({ blocked, day, start, end }: BlockedEntry, all: boolean, timeZone: string) {
  const first = all ? blocked.from.slice(0, 10) : wallClock(start, timeZone).day;
  return {
    title: blocked.title,
    whose: blocked.professional ?? blocked.office ?? "",
    day: first,
    from: clockText(wallClock(start, timeZone).minutes),
    to: clockText(wallClock(end, timeZone).minutes),
    repeats: all && isRepeated(blocked),
    weekdays: blocked.weekdays.length > 0 ? blocked.weekdays : [isoWeekday(day)],
    until: blocked.until ?? plusDays(day, WEEKS_PROPOSED * 7),
  } satisfies BlockedDraft;
}

/** Code of what is wrong, by field. `named`: a title has to be given. */
export function blockedFaults(draft: BlockedDraft, named: boolean): Partial<Record<BlockedFault, string>> {
  const [from, to] = [readClock(draft.from), readClock(draft.to)];
  const onStep = (minutes: number | undefined) => minutes !== undefined && minutes % 5 === 0;
  return {
    ...(named && draft.title.trim() === "" && { title: "required" }),
    ...(draft.whose === "" && { whose: "required" }),
    ...(draft.day === "" && { day: "required" }),
    ...(!onStep(from) && { from: "time.invalid" }),
    ...(!onStep(to) ? { to: "time.invalid" } : from === to && { to: "time_off.order" }),
    ...(draft.repeats && draft.weekdays.length === 0 && { weekdays: "required" }),
    ...(draft.repeats &&
      (draft.until === ""
        ? { until: "required" }
        : draft.until < draft.day
          ? { until: "time_off.order" }
          : draft.until > plusDays(draft.day, 366) && { until: "blocked_time.repeats_too_long" })),
  };
}

/**
 * What is sent; only for a draft without faults. An end before the beginning is on the next day. A repeated one begins on
 * the first of its weekdays.
 */
export function blockedRequest(draft: BlockedDraft, offices: ReadonlySet<string>, except: string[] = []) {
  const [from, to] = [readClock(draft.from) ?? 0, readClock(draft.to) ?? 0];
  const day = draft.repeats ? firstOf(draft.day, draft.weekdays) : draft.day;
  const room = offices.has(draft.whose);
  return {
    professional: room ? null : draft.whose,
    office: room ? draft.whose : null,
    title: draft.title.trim(),
    from: `${day}T${clockText(from)}`,
    to: `${to < from ? plusDays(day, 1) : day}T${clockText(to)}`,
    weekdays: draft.repeats ? draft.weekdays : [],
    until: draft.repeats ? draft.until : null,
    except: draft.repeats ? except : [],
  };
}

function firstOf(day: string, weekdays: readonly number[]): string {
  const days = [0, 1, 2, 3, 4, 5, 6].map((later) => plusDays(day, later));
  return days.find((one) => weekdays.includes(isoWeekday(one))) ?? day;
}

/** A blocked time as a request leaves it, with another first time. */
export const sameBlocked = (
  { professional, office, title, weekdays, until, except }: BlockedTime,
  times: { from: string; to: string },
) => ({ professional, office, title, weekdays, until, except, ...times });

/** Wall-clock moments of a day, so many minutes after midnight and so long. */
export function momentsOf(day: string, minutes: number, duration: number) {
  const at = (total: number) => `${plusDays(day, Math.floor(total / 1440))}T${clockText(total % 1440)}`;
  return { from: at(minutes), to: at(minutes + duration) };
}
