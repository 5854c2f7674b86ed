import { isoWeekday, plusDays } from "@meridian/core/time/days";

export const CALENDAR_VIEWS = ["day", "week", "month", "agenda", "list"] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
export type CalendarBy = "professional" | "office";

/** What is shown, stored in the address: a link shows the same to every user. */
export type CalendarAddress = {
  view: CalendarView;
  /** `YYYY-MM-DD`. */
  day: string;
  by: CalendarBy;
  /** Ids of the professionals or offices shown; empty for all. */
  who: readonly string[];
};

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads an address; what it does not say, or says wrongly, is the day of today by professional. */
export function readAddress(search: URLSearchParams, today: string): CalendarAddress {
  const view = CALENDAR_VIEWS.find((one) => one === search.get("view")) ?? "day";
  const day = search.get("date") ?? "";
  return {
    view,
    day: isDay(day) ? day : today,
    by: search.get("by") === "office" ? "office" : "professional",
    who: (search.get("who") ?? "").split(",").filter(Boolean),
  };
}

/** The shortest address that says it. */
export function writeAddress({ view, day, by, who }: CalendarAddress, today: string): URLSearchParams {
  const search = new URLSearchParams();
  if (view !== "day") search.set("view", view);
  if (day !== today) search.set("date", day);
  if (by !== "professional") search.set("by", by);
  if (who.length > 0) search.set("who", who.join(","));
  return search;
}

export const mondayOf = (day: string) => plusDays(day, 1 - isoWeekday(day));

export type DayRange = {
  from: string;
  /** Not included. */
  to: string;
};

/** The days a view shows; only these are loaded. */
export function rangeOf(view: CalendarView, day: string): DayRange {
  if (view === "week" || view === "agenda") return { from: mondayOf(day), to: plusDays(mondayOf(day), 7) };
  if (view === "month") {
    const from = mondayOf(`${day.slice(0, 7)}-01`);
    return { from, to: plusDays(from, 42) };
  }
  return { from: day, to: plusDays(day, 1) };
}

/** The day one view earlier or later. */
export function stepDay(view: CalendarView, day: string, direction: 1 | -1): string {
  if (view === "week" || view === "agenda") return plusDays(day, 7 * direction);
  if (view !== "month") return plusDays(day, direction);
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + direction, 1)).toISOString().slice(0, 10);
}
