import type { BusyTime, CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { type BlockedTime, occurrencesOn } from "@meridian/core/contracts/scheduling/blocked-times";
import { isoWeekday, plusDays } from "@meridian/core/time/days";
import { instantAt, wallClock } from "@meridian/core/time/zones";
import { isDay } from "@meridian/ui/forms/date-field";
import { today } from "@meridian/ui/i18n/format";
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
      const start = momentAt(time.from, timeZone);
      const end = momentAt(time.to, timeZone);
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
type BlockedFault = keyof BlockedDraft;

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

/** Code of what cannot be read of what was typed, by field; the contract says what else is wrong. */
export function unreadable(draft: BlockedDraft): Partial<Record<BlockedFault, string>> {
  return {
    ...(draft.whose === "" && { whose: "required" }),
    ...dateFault("day", draft.day),
    ...(readClock(draft.from) === undefined && { from: "time.invalid" }),
    ...(readClock(draft.to) === undefined && { to: "time.invalid" }),
    ...(draft.repeats && draft.weekdays.length === 0 && { weekdays: "required" }),
    ...(draft.repeats && dateFault("until", draft.until)),
  };
}

const dateFault = (field: "day" | "until", typed: string) =>
  isDay(typed) ? {} : { [field]: typed === "" ? "required" : "date.invalid" };

/**
 * What is sent. An end before the beginning is on the next day. A repeated one begins on the first of its weekdays. What
 * is missing is filled in, so that the contract complains of the rest alone.
 */
export function blockedRequest(draft: BlockedDraft, offices: ReadonlySet<string>, except: string[] = []) {
  const from = readClock(draft.from) ?? 0;
  const to = readClock(draft.to) ?? 0;
  const repeats = draft.repeats && draft.weekdays.length > 0;
  const typed = isDay(draft.day) ? draft.day : today();
  const day = repeats ? firstOf(typed, draft.weekdays) : typed;
  const room = offices.has(draft.whose);
  return {
    professional: room ? null : draft.whose,
    office: room ? draft.whose : null,
    title: draft.title.trim(),
    from: `${day}T${clockText(from)}`,
    to: `${to < from ? plusDays(day, 1) : day}T${clockText(to)}`,
    weekdays: repeats ? draft.weekdays : [],
    until: repeats ? (isDay(draft.until) ? draft.until : day) : null,
    except: repeats ? except : [],
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
