import type { Clash } from "@meridian/core/contracts/scheduling/booking";
import { formatDate, formatDateLine, formatTime } from "@meridian/ui/i18n/format";
import type { TFunction } from "i18next";

/** What is in the way, in words: another appointment, time off, hours not worked, a closed day or a blocked time. */
export function obstacleText(
  t: TFunction<"scheduling">,
  { resource, cause, label, patient_name }: Clash,
): string {
  if (cause === "time_off") return t("clash.timeOff");
  if (cause === "outside_hours") return t("clash.outsideHours");
  const what = t(
    cause === "closed" ? "clash.closed" : cause === "blocked" ? "clash.blocked" : `clash.${resource}`,
  );
  return [what, cause ? label : (patient_name ?? t("clash.taken"))].filter(Boolean).join(" · ");
}

/** "Wednesday 28 April, 09:30". */
export const dayAndTime = (start: string) => `${formatDateLine(start, "weekday")}, ${formatTime(start)}`;

/** A start that is offered instead of the wanted one: the time, with the day where that is another. */
export const otherStart = (start: string, wanted: string) =>
  formatDate(start) === formatDate(wanted) ? formatTime(start) : dayAndTime(start);

/** From when to when it is in the way: times of a day, or the days it lasts. */
export function obstacleSpan({ start, end }: Clash): string {
  const last = new Date(Date.parse(end) - 1).toISOString();
  if (formatDate(start) === formatDate(last) && Date.parse(end) - Date.parse(start) < 86_400_000)
    return `${formatTime(start)}–${formatTime(end)}`;
  const from = formatDate(start);
  const to = formatDate(last);
  return from === to ? from : `${from} – ${to}`;
}
