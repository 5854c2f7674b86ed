import { daysBetween, plusDays } from "./days.ts";

/** Two calendar days (`YYYY-MM-DD`), both included. */
export type Period = { from: string; to: string };

// Years and months are counted without dates: a report asks for hundreds of them.
const lastOfMonth = (month: string) =>
  `${month}-${daysIn(Number(month.slice(0, 4)), Number(month.slice(5, 7)))}`;
const daysIn = (year: number, month: number) => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};
const isFirst = (day: string) => day.endsWith("-01");
const isLast = (day: string) => day === lastOfMonth(day.slice(0, 7));

/** The month so many months later, `YYYY-MM`. */
export const plusWholeMonths = (month: string, months: number) => {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(all / 12)).padStart(4, "0")}-${String((all % 12) + 1).padStart(2, "0")}`;
};

/** The first and last day of a month (`YYYY-MM`). */
export const monthPeriod = (month: string): Period => ({ from: `${month}-01`, to: lastOfMonth(month) });

const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/**
 * The fewest whole years (`2026`), whole months (`2026-03`) and single days that make up a period. A period of any length has at
 * most 60 days and 22 months at its edges.
 */
export function partsOfPeriod({ from, to }: Period): string[] {
  const parts: string[] = [];
  let day = from;
  while (day <= to) {
    const part = largestPart(day, to);
    parts.push(part);
    day = plusDays(periodOfPart(part).to, 1);
  }
  return parts;
}

function largestPart(day: string, to: string): string {
  const year = day.slice(0, 4);
  if (day.endsWith("-01-01") && `${year}-12-31` <= to) return year;
  const month = day.slice(0, 7);
  return isFirst(day) && lastOfMonth(month) <= to ? month : day;
}

/** The days of a part of a period. */
export function periodOfPart(part: string): Period {
  if (part.length === 4) return { from: `${part}-01-01`, to: `${part}-12-31` };
  return part.length === 7 ? monthPeriod(part) : { from: part, to: part };
}

/**
 * The period that another is compared with. Whole months are compared with as many months before them. While a period of whole
 * months lasts, only its days up to today are compared, with the same days of the months before. Other periods are compared with
 * as many days before them.
 */
export function periodBefore({ from, to }: Period, today: string): Period {
  if (!isFirst(from) || !isLast(to)) {
    const days = daysBetween(from, to) + 1;
    return { from: plusDays(from, -days), to: plusDays(from, -1) };
  }
  const months = -(monthsBetween(from, to) + 1);
  const first = `${plusWholeMonths(from.slice(0, 7), months)}-01`;
  if (today < from || today >= to) return { from: first, to: plusDays(from, -1) };
  const month = plusWholeMonths(today.slice(0, 7), months);
  const sameDay = `${month}${today.slice(7)}`;
  const last = lastOfMonth(month);
  return { from: first, to: sameDay < last ? sameDay : last };
}
