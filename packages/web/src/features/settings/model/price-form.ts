import type { PriceLists } from "@meridian/core/contracts/price-lists";
import type { Priceable } from "@meridian/core/contracts/priceable";

type List = PriceLists["tests"];
/** Cents by code; null is no price of its own. */
export type PriceValues = Record<string, number | null>;

const codeOf = (row: List[number]) => ("code" in row ? row.code : undefined);

/** The price of each row the screen shows. */
export const priceValues = (rows: readonly Priceable[], list: List): PriceValues =>
  Object.fromEntries(rows.map(({ code }) => [code, list.find((row) => codeOf(row) === code)?.price ?? null]));

/** The whole list as it shall stand: what the screen does not show stays as it is. */
export function priceList(before: List, values: PriceValues): List {
  const kept = before.filter((row) => !((codeOf(row) ?? "") in values));
  const shown = Object.entries(values).flatMap(([code, price]) => (price === null ? [] : [{ code, price }]));
  return [...kept, ...shown];
}

const MOST = 100_000_00;

/** Message codes by field: what is no amount, below nothing or beyond what a price can be. */
export const priceProblems = (list: string, values: PriceValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, price]) => price !== null && !(price >= 0 && price <= MOST))
      .map(([code]) => [`${list}.${code}`, "number.invalid"]),
  );
