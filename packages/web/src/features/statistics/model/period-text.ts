import { monthPeriod, type Period } from "@meridian/core/time/periods";
import { formatDate, formatDateLine } from "@meridian/ui/i18n/format";
import type { useTranslation } from "react-i18next";

const isWholeMonth = ({ from, to }: Period) => {
  const month = monthPeriod(from.slice(0, 7));
  return month.from === from && month.to === to;
};

type T = ReturnType<typeof useTranslation<"statistics">>["t"];

const isWholeYears = ({ from, to }: Period) => from.endsWith("-01-01") && to.endsWith("-12-31");

/** "October 2026", "2025", "1–23 October 2026", or the first and last day. */
export function periodText(period: Period): string {
  const { from, to } = period;
  if (isWholeMonth(period)) return formatDate(from, "monthYear");
  if (isWholeYears(period)) {
    const first = from.slice(0, 4);
    const last = to.slice(0, 4);
    return first === last ? first : `${first}–${last}`;
  }
  if (from === to) return formatDate(from, "long");
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${formatDate(to, "long")}`;
  return `${firstDay(period)} – ${formatDate(to, "long")}`;
}

/** The first day without what it shares with the last one. */
function firstDay({ from, to }: Period): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return String(Number(from.slice(8)));
  return formatDate(from, from.slice(0, 4) === to.slice(0, 4) ? "dayMonth" : "long");
}

/** When something was, within a sentence: "in October 2026", "on 3 October 2026", "from 1 to 23 October 2026". */
export function inPeriod(t: T, period: Period): string {
  const { from, to } = period;
  if (from === to) return t("when.on", { day: formatDate(from, "long") });
  if (isWholeMonth(period) || isWholeYears(period)) return t("when.in", { period: periodText(period) });
  return t("when.between", { from: firstDay(period), to: formatDate(to, "long") });
}

/** A day or month of the series: "9 March", "March 2026". */
export const bucketText = (when: string): string =>
  when.length === 7 ? formatDateLine(`${when}-01`, "monthYear") : formatDate(when, "dayMonth");
