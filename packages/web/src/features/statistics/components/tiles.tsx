import type { Statistics, Totals } from "@meridian/core/contracts/statistics/statistics";
import { formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { periodText } from "../model/period-text.ts";
import classes from "./statistics.module.css";

const SHOWN = ["done", "new_patients", "missed", "cancelled", "income", "unpaid", "upcoming"] as const;
const MONEY: ReadonlySet<keyof Totals> = new Set(["income", "unpaid"]);
/** What only the present tells: compared with an earlier period it would say nothing. */
const UNCOMPARED: ReadonlySet<keyof Totals> = new Set(["upcoming", "unpaid"]);

/** The main sums, each with that of the period before. */
export function Tiles({ data: { totals, totals_before, before } }: { data: Statistics }) {
  const { t } = useTranslation("statistics");
  const write = (name: keyof Totals, value: number) =>
    MONEY.has(name) ? formatMoney(value) : formatNumber(value);
  const shown = SHOWN.filter((name) => name !== "upcoming" || totals.upcoming > 0);
  return (
    <dl className={classes.tiles}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{t(`total.${name}`)}</dt>
          <dd className={`num ${classes.value}`}>{write(name, totals[name])}</dd>
          {!UNCOMPARED.has(name) && (
            <dd className={classes.than}>
              {t("before", { value: write(name, totals_before[name]), period: periodText(before) })}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
