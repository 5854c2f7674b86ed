import type { Statistics } from "@meridian/core/contracts/statistics/statistics";
import { formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import type { useTranslation } from "react-i18next";
import { inPeriod } from "./period-text.ts";

type T = ReturnType<typeof useTranslation<"statistics">>["t"];
type Report = Pick<Statistics, "totals" | "totals_before" | "before">;

/** The part of appointments that were missed or cancelled, 0 to 1; 0 without any. */
const lostPart = ({ done, missed, cancelled }: Statistics["totals"]) => {
  const all = done + missed + cancelled;
  return all === 0 ? 0 : (missed + cancelled) / all;
};

/** How a number changed against the period before, in words. */
const changeText = (t: T, now: number, before: number, than: string, write: (value: number) => string) => {
  if (now === before) return t("change.same", { than });
  return t(now > before ? "change.more" : "change.less", { by: write(Math.abs(now - before)), than });
};

/** The main changes of a period in plain sentences. */
export function sentencesOf(t: T, { totals, totals_before: earlier, before }: Report): string[] {
  const than = inPeriod(t, before);
  const percent = (part: number) => formatNumber(part, { style: "percent", maximumFractionDigits: 0 });
  const sentences: string[] = [
    t("says.done", {
      count: totals.done,
      change: changeText(t, totals.done, earlier.done, than, (value) => formatNumber(value)),
    }),
    t("says.income", {
      amount: formatMoney(totals.income),
      change: changeText(t, totals.income, earlier.income, than, formatMoney),
    }),
  ];
  if (totals.done > 0) sentences.splice(1, 0, t("says.new", { count: totals.new_patients }));
  if (lostPart(totals) > 0 || lostPart(earlier) > 0)
    sentences.push(t("says.lost", { part: percent(lostPart(totals)), before: percent(lostPart(earlier)) }));
  if (totals.unpaid > 0)
    sentences.push(
      t("says.unpaid", { amount: formatMoney(totals.unpaid), count: totals.unpaid_appointments }),
    );
  return sentences;
}
