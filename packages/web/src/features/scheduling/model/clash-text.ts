import type { Clash } from "@meridian/core/contracts/scheduling/booking";
import { formatDate, formatTime } from "@meridian/ui/i18n/format";
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

/** From when to when it is in the way: times of a day, or the days it lasts. */
export function obstacleSpan({ start, end }: Clash): string {
  const last = new Date(Date.parse(end) - 1).toISOString();
  if (formatDate(start) === formatDate(last) && Date.parse(end) - Date.parse(start) < 86_400_000)
    return `${formatTime(start)}–${formatTime(end)}`;
  const [from, to] = [formatDate(start), formatDate(last)];
  return from === to ? from : `${from} – ${to}`;
}
