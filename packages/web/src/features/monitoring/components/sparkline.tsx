import { heightOf } from "@meridian/core/clinical/monitoring/plot";
import type { AnsweredDay } from "@meridian/core/contracts/monitoring/symptom-terms";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "./monitoring.module.css";

const WIDTH = 112;
const HEIGHT = 28;
const DAYS = 14;

/** The last answered days as a small line; nothing where there are none. */
export function Sparkline({ days }: { days: readonly AnsweredDay[] }) {
  const { t } = useTranslation("monitoring");
  const shown = days.slice(-DAYS).map(({ day, sum, count }) => ({ day, value: sum / count }));
  if (shown.length === 0) return null;
  const at = (index: number) => 3 + (index * (WIDTH - 6)) / Math.max(1, DAYS - 1);
  const down = (value: number) => HEIGHT - 3 - heightOf(value) * (HEIGHT - 6);
  const last = shown.length - 1;
  const values = shown.map(({ value }) => formatNumber(Math.round(value * 10) / 10)).join(", ");
  return (
    <svg
      className={classes.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("recent", { count: shown.length, values })}
    >
      <polyline points={shown.map(({ value }, index) => `${at(index)},${down(value)}`).join(" ")} />
      <circle cx={at(last)} cy={down(shown[last]?.value ?? 1)} r={2.5} />
    </svg>
  );
}
