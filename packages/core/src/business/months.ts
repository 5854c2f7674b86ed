import type { MonthFigures } from "../contracts/backoffice/overview.ts";
import { readItems } from "../db/read-items.ts";
import { connect } from "../db/service.ts";
import { type Operation, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { MonthEntity } from "./month.entity.ts";

const db = connect({ month: MonthEntity });

/** What is counted; cents for the methods of payment and for refunds. */
type Counted = Partial<Omit<MonthFigures, "month">>;

/** Adds to this month's figures, in the transaction in which it happens. */
export const countInMonth = (figures: Counted): Operation =>
  update(
    db.entities.month
      .update({ kind: "month", month: nowIso().slice(0, 7) })
      .add(figures)
      .params(),
  );

const NONE = {
  spaces: 0,
  trials: 0,
  conversions: 0,
  mb_way: 0,
  reference: 0,
  transfer: 0,
  refunded: 0,
};

/** The month before, as `YYYY-MM`. */
function before(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}

/** The figures of the last months, this month first. One request. */
export async function recentMonths(many: number): Promise<MonthFigures[]> {
  const months = [nowIso().slice(0, 7)];
  while (months.length < many) months.push(before(String(months.at(-1))));
  const keyOf = (month: string) =>
    db.entities.month.get({ kind: "month", month }).params().Key as { pk: string; sk: string };
  const items = await readItems(months.map(keyOf));
  const stored = items.flatMap((Item) => db.entities.month.parse({ Item }).data ?? []);
  return months.map((month) => {
    const { kind: _, ...figures } = stored.find((item) => item.month === month) ?? { kind: "month", month };
    return { ...NONE, ...figures };
  });
}
