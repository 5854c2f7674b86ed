import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { dayIn } from "@meridian/core/time/day-in";
import { currentLanguage } from "./i18n.ts";

const TAGS: Record<Language, string> = { en: "en-GB", pt: "pt-PT" };
const DEFAULT_ZONE = "Europe/Lisbon";
let spaceZone = DEFAULT_ZONE;

/** The IANA zone in which instants are shown: the space's, set when the session's user is known. */
export function setTimeZone(zone: string | undefined) {
  spaceZone = zone ?? DEFAULT_ZONE;
}
export const timeZone = () => spaceZone;
/** The BCP 47 tag of the interface's language. */
export const localeTag = (language: Language = currentLanguage()) => TAGS[language];

const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();
function dateFormat(options: Intl.DateTimeFormatOptions) {
  const key = `d${localeTag()}${JSON.stringify(options)}`;
  const known = cache.get(key) as Intl.DateTimeFormat | undefined;
  const made = known ?? new Intl.DateTimeFormat(localeTag(), options);
  if (!known) cache.set(key, made);
  return made;
}
function numberFormat(options: Intl.NumberFormatOptions) {
  const key = `n${localeTag()}${JSON.stringify(options)}`;
  const known = cache.get(key) as Intl.NumberFormat | undefined;
  const made = known ?? new Intl.NumberFormat(localeTag(), options);
  if (!known) cache.set(key, made);
  return made;
}

export type DateStyle = "numeric" | "medium" | "long" | "weekday" | "dayMonth" | "monthYear" | "weekdayShort";
const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  numeric: { day: "2-digit", month: "2-digit", year: "numeric" },
  medium: { day: "numeric", month: "short", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  weekday: { weekday: "long", day: "numeric", month: "long" },
  dayMonth: { day: "numeric", month: "long" },
  monthYear: { month: "long", year: "numeric" },
  weekdayShort: { weekday: "short" },
};

/** A calendar day (`YYYY-MM-DD`, the same everywhere) or an instant (shown in the space's zone). */
export function formatDate(value: string | Date, style: DateStyle = "medium") {
  const isDay = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const instant = isDay ? new Date(`${value}T12:00:00Z`) : new Date(value);
  // Portuguese writes a short month as a figure, and would leave the day without its zero: 5/09/1994.
  const written = style === "medium" && currentLanguage() === "pt" ? "numeric" : style;
  return dateFormat({ ...DATE_STYLES[written], timeZone: isDay ? "UTC" : spaceZone }).format(instant);
}

/** The same, capitalised for the start of a line: Portuguese writes days and months in lower case. */
export function formatDateLine(value: string | Date, style: DateStyle = "weekday") {
  const text = formatDate(value, style);
  return text.charAt(0).toLocaleUpperCase(localeTag()) + text.slice(1);
}

/** `10:42`, in the space's zone. */
export function formatTime(instant: string | Date) {
  return dateFormat({ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: spaceZone }).format(
    new Date(instant),
  );
}

/** Day and time of an instant, in the space's zone. */
export const formatDateTime = (instant: string | Date, style: DateStyle = "medium") =>
  `${formatDate(new Date(instant), style)}, ${formatTime(instant)}`;

/** Integer euro cents. */
export const formatMoney = (cents: number) =>
  numberFormat({ style: "currency", currency: "EUR" }).format(cents / 100);

export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}) =>
  numberFormat(options).format(value);

/** Today in the space's zone, as `YYYY-MM-DD`. */
export const today = (now: Date = new Date()) => dayIn(spaceZone, now);

/** "in 5 minutes", "2 days ago": the nearest whole unit. */
export function formatRelative(instant: string | Date, now: Date = new Date()) {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000;
  const relative = new Intl.RelativeTimeFormat(localeTag(), { numeric: "auto" });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["year", 31_557_600],
    ["month", 2_629_800],
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  }
  return relative.format(0, "minute");
}
