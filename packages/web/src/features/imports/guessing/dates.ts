import { fold } from "@meridian/core/text/fold";
import { serialDate } from "@meridian/ui/sheets/serial-dates";

/** In which order the dates of a column are written. ISO dates and dates with the month in words need no order. */
export const DATE_ORDERS = ["dmy", "mdy"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const MONTHS: readonly (readonly string[])[] = [
  ["jan", "january", "janeiro"],
  ["feb", "fev", "february", "fevereiro"],
  ["mar", "march", "marco"],
  ["apr", "abr", "april", "abril"],
  ["may", "mai", "maio"],
  ["jun", "june", "junho"],
  ["jul", "july", "julho"],
  ["aug", "ago", "august", "agosto"],
  ["sep", "sept", "set", "september", "setembro"],
  ["oct", "out", "october", "outubro"],
  ["nov", "november", "novembro"],
  ["dec", "dez", "december", "dezembro"],
];
const MONTH_BY_WORD = new Map(
  MONTHS.flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
);

/** Two numbers and a year, whose order is not certain. */
const NUMERIC = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})$/;
/** A time after the date, and the day of the week before it, say nothing about the day. */
const withoutTime = (text: string) =>
  text
    .trim()
    .replace(/^[\p{L}-]{3,14}(?:-feira)?,\s*/u, "")
    .replace(/[T\s,]+\d{1,2}[:h]\d{2}(:\d{2}([.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(z|[+-]\d{2}:?\d{2})?$/i, "");

/**
 * What the values of a column say about its order: an order, or `either` where all fit both, or `both` where some fit only
 * one and some only the other. Then somebody has to choose.
 */
export function dateOrderOf(values: readonly string[]): DateOrder | "either" | "both" {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const value of values) {
    const [, first, second] = NUMERIC.exec(withoutTime(value)) ?? [];
    if (Number(first) > 12) dayFirst += 1;
    if (Number(second) > 12) monthFirst += 1;
  }
  if (dayFirst > 0 && monthFirst > 0) return "both";
  if (dayFirst > 0) return "dmy";
  return monthFirst > 0 ? "mdy" : "either";
}

/** Whether any value of a column depends on the order. */
export const needsOrder = (values: readonly string[]) =>
  values.some((value) => NUMERIC.test(withoutTime(value)));

/**
 * The day that a text says, `YYYY-MM-DD`; undefined if it says none. A year of two digits is the latest that is not after
 * `today`.
 */
export function parseDate(text: string, order: DateOrder, today: string): string | undefined {
  const date = withoutTime(text);
  const iso = YEAR_FIRST.exec(date) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(date);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = NUMERIC.exec(date);
  if (numeric) {
    const first = Number(numeric[1]);
    const second = Number(numeric[2]);
    const [day, month] = order === "dmy" ? [first, second] : [second, first];
    return dayOf(fullYear(numeric[3] ?? "", today), month, day);
  }
  return /^\d{5}(\.\d+)?$/.test(date) ? serialDate(Math.floor(Number(date))) : dateInWords(date, today);
}

/** `12 de março de 1985`, `12-Mar-85`, `March 12, 1985`. */
function dateInWords(text: string, today: string): string | undefined {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !["de", "of", "the", "do"].includes(word))
    .map((word) => word.replace(/^(\d+)(st|nd|rd|th|o)$/, "$1"));
  const [one = "", two = "", three = ""] = words;
  if (words.length !== 3 || !/^(\d{4}|\d{2})$/.test(three)) return undefined;
  const year = fullYear(three, today);
  const month = MONTH_BY_WORD.get(two) ?? MONTH_BY_WORD.get(one);
  const day = MONTH_BY_WORD.has(two) ? one : two;
  return month !== undefined && /^\d{1,2}$/.test(day) ? dayOf(year, month, Number(day)) : undefined;
}

function fullYear(written: string, today: string): number {
  const year = Number(written);
  if (written.length > 2) return year;
  const current = Number(today.slice(0, 4));
  const inThisCentury = current - (current % 100) + year;
  return inThisCentury > current ? inThisCentury - 100 : inThisCentury;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1000 || year > 9999) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : undefined;
}
