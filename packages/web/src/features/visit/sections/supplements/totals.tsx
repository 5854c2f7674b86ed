import { type DailyTotal, dailyTotals } from "@meridian/core/clinical/supplements/supplement-amounts";
import type { ListedNutrient } from "@meridian/core/contracts/supplements/supplements";
import type { ChosenSupplement } from "@meridian/core/contracts/visits/sections/supplements";
import { formatNumber } from "@meridian/ui/i18n/format";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./supplements.module.css";

type TotalsProps = { items: readonly ChosenSupplement[]; nutrients: readonly ListedNutrient[] };

/** The daily total of each nutrient with its reference value; totals above the upper level are marked. */
export function Totals({ items, nutrients }: TotalsProps) {
  const { t } = useTranslation("supplements");
  const id = useId();
  const totals = dailyTotals(items, nutrients);
  if (totals.length === 0) return null;
  return (
    <section className={classes.totals} aria-labelledby={id}>
      <h3 id={id}>{t("visit.totals")}</h3>
      <ul>
        {totals.map((total) => (
          <Total key={total.nutrient.key} {...total} />
        ))}
      </ul>
      <p>{t("visit.totalsHelp")}</p>
    </section>
  );
}

function Total({ nutrient, amount, percent, over }: DailyTotal<ListedNutrient>) {
  const { t } = useTranslation("supplements");
  const { name, unit, ul } = nutrient;
  const level = formatNumber(ul ?? 0);
  return (
    <li data-over={over || undefined}>
      <b>{name}</b>{" "}
      <span className="num">
        {t("visit.total", { amount: formatNumber(amount), unit, percent: formatNumber(percent) })}
      </span>{" "}
      {over ? (
        <strong>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden /> {t("visit.over", { level, unit })}
        </strong>
      ) : (
        <small>{ul === null ? t("visit.noLevel") : t("visit.under", { level, unit })}</small>
      )}
    </li>
  );
}
