import type { Statistics, Totals } from "@meridian/core/contracts/statistics/statistics";
import { formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { inPeriod } from "../model/period-text.ts";
import { seenText } from "../model/seen-text.ts";
import classes from "./statistics.module.css";

const SHOWN = ["done", "new_patients", "missed", "cancelled", "income", "unpaid", "upcoming"] as const;
const MONEY: ReadonlySet<keyof Totals> = new Set(["income", "unpaid"]);
/** What only the present tells: compared with an earlier period it would say nothing. */
const UNCOMPARED: ReadonlySet<keyof Totals> = new Set(["upcoming", "unpaid"]);

/** The main sums, each with that of the period before. */
export function Tiles({ data: { totals, totals_before, seen, seen_before, before } }: { data: Statistics }) {
  const { t } = useTranslation("statistics");
  const write = (name: keyof Totals, value: number) =>
    MONEY.has(name) ? formatMoney(value) : formatNumber(value);
  const tileOf = (name: (typeof SHOWN)[number]): TileProps => ({
    name: t(`total.${name}`),
    now: write(name, totals[name]),
    earlier: UNCOMPARED.has(name) ? undefined : write(name, totals_before[name]),
  });
  const [first, ...others] = SHOWN.filter((name) => name !== "upcoming" || totals.upcoming > 0).map(tileOf);
  const people = { name: t("total.seen"), now: seenText(seen), earlier: seenText(seen_before) };
  return (
    <dl className={classes.tiles}>
      {[first as TileProps, people, ...others].map(({ name, now, earlier }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={`num ${classes.value}`}>{now}</dd>
          {earlier !== undefined && (
            <dd className={classes.than}>{t("before", { value: earlier, when: inPeriod(t, before) })}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

type TileProps = { name: string; now: string; earlier: string | undefined };
