import { monthPeriod, type Period, plusWholeMonths } from "@meridian/core/time/periods";
import { isDay } from "@meridian/ui/forms/date-field";

export const PRESETS = ["month", "lastMonth", "quarter", "year", "lastYear", "fiveYears", "free"] as const;
export type Preset = (typeof PRESETS)[number];

/** What the screen shows. */
export type Asked = Period & { preset: Preset; place: string; professional: string };

/** Whole months and years, which open fastest and can be compared fairly. */
export function presetPeriod(preset: Exclude<Preset, "free">, today: string): Period {
  const month = today.slice(0, 7);
  const year = Number(today.slice(0, 4));
  if (preset === "month") return monthPeriod(month);
  if (preset === "lastMonth") return monthPeriod(plusWholeMonths(month, -1));
  if (preset === "quarter") {
    const first = plusWholeMonths(month, -((Number(month.slice(5)) - 1) % 3));
    return { from: monthPeriod(first).from, to: monthPeriod(plusWholeMonths(first, 2)).to };
  }
  const [first, last] =
    preset === "year" ? [year, year] : preset === "lastYear" ? [year - 1, year - 1] : [year - 4, year];
  return { from: `${first}-01-01`, to: `${last}-12-31` };
}

const isPreset = (value: string | null): value is Preset =>
  (PRESETS as readonly (string | null)[]).includes(value);

/** What the address asks for; this month where it asks for nothing that can be shown. */
export function askedOf(search: URLSearchParams, today: string): Asked {
  const given = search.get("period");
  const preset = isPreset(given) ? given : "month";
  const from = search.get("from") ?? "";
  const to = search.get("to") ?? "";
  const period =
    preset !== "free"
      ? presetPeriod(preset, today)
      : isDay(from) && isDay(to) && from <= to
        ? { from, to }
        : presetPeriod("month", today);
  return {
    ...period,
    preset,
    place: search.get("place") ?? "",
    professional: search.get("professional") ?? "",
  };
}

/** The address of what is shown; what is usual is left out. */
export function searchOf({ preset, from, to, place, professional, tab }: Asked & { tab: string }) {
  return Object.fromEntries(
    Object.entries({
      period: preset === "month" ? "" : preset,
      ...(preset === "free" ? { from, to } : {}),
      place,
      professional,
      tab: tab === "practice" ? "" : tab,
    }).filter(([, value]) => value !== ""),
  );
}
