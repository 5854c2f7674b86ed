import { monthPeriod, type Period } from "@meridian/core/time/periods";
import { formatDate, formatDateLine } from "@meridian/ui/i18n/format";

const isWholeMonth = ({ from, to }: Period) => {
  const month = monthPeriod(from.slice(0, 7));
  return month.from === from && month.to === to;
};

/** "October 2026", "2025", "1–23 October 2026", or the first and last day; as it stands within a sentence. */
export function periodText(period: Period): string {
  const { from, to } = period;
  if (isWholeMonth(period)) return formatDate(from, "monthYear");
  if (from.endsWith("-01-01") && to.endsWith("-12-31")) {
    const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
    return first === last ? first : `${first}–${last}`;
  }
  if (from === to) return formatDate(from, "long");
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${formatDate(to, "long")}`;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${formatDate(from, isOneYear ? "dayMonth" : "long")} – ${formatDate(to, "long")}`;
}

/** A day or month of the series: "9 March", "March 2026". */
export const bucketText = (when: string): string =>
  when.length === 7 ? formatDateLine(`${when}-01`, "monthYear") : formatDate(when, "dayMonth");
