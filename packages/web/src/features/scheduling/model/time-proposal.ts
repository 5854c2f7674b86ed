import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { FreeTime } from "@meridian/core/contracts/scheduling/calendar";
import { plusDays } from "@meridian/core/time/days";
import { wallClock } from "@meridian/core/time/zones";
import type { BookingDraft } from "./booking-draft.ts";
import { clockText } from "./clock-text.ts";
import { SEARCHED_DAYS } from "./time-preferences.ts";

/** Fields of a booking that somebody filled in themselves. */
export type ChosenFields = ReadonlySet<keyof BookingDraft>;

/**
 * The search for the first free time of the professional in a draft; nothing while that is not known, or once a time was
 * chosen. A chosen day and office are kept: the search is limited to them.
 */
export function proposalQuery(draft: BookingDraft, initial: BookingDraft, chosen: ChosenFields) {
  const { professional, duration, patient } = draft;
  if (initial.time !== "" || chosen.has("time") || professional === "") return undefined;
  if (duration === null || !(duration >= 5 && duration <= 480 && duration % 5 === 0)) return undefined;
  const from = chosen.has("day") ? draft.day : initial.day;
  if (from === "") return undefined;
  return {
    from,
    to: chosen.has("day") ? from : plusDays(from, SEARCHED_DAYS - 1),
    after: "00:00",
    before: "24:00",
    duration,
    limit: 1,
    professionals: professional,
    ...(chosen.has("office") && { offices: draft.office }),
    ...(patient && !patient.newcomer && { patient: patient.id }),
  };
}

/** Day, time and office of a free time, as a draft holds them. */
export function proposalOf({ start, office }: FreeTime, { time_zone }: Pick<Clinic, "time_zone">) {
  const { day, minutes } = wallClock(start, time_zone);
  return { day, time: clockText(minutes), office };
}
