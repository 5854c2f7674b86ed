import type { Frequency } from "@meridian/core/contracts/monitoring/symptom-terms";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import type { TFunction } from "i18next";

/** Monday 2 January 2023: a week whose days have names. */
const MONDAY = Date.UTC(2023, 0, 2, 12);

/** A weekday's name; 1 is Monday. */
export const weekdayName = (weekday: number, width: "short" | "long" = "short") =>
  new Intl.DateTimeFormat(currentLanguage(), { weekday: width, timeZone: "UTC" }).format(
    MONDAY + (weekday - 1) * 86_400_000,
  );

/** How often a patient is asked, in words. */
export const frequencyText = (t: TFunction<"monitoring">, frequency: Frequency): string =>
  frequency.every === "day"
    ? t("times", { count: frequency.times })
    : frequency.weekdays.map((weekday) => weekdayName(weekday)).join(", ");
