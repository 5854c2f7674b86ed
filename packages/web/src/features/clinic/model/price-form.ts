import type { PriceLists } from "@meridian/core/contracts/billing/price-lists";

type List = PriceLists["tests"];
/** Cents by code, or by id for what the clinic made itself; null is no price of its own. */
export type PriceValues = Record<string, number | null>;
/** A row of the screen: a code everybody knows, or an id with its name. */
export type PriceRow = { key: string; name?: string };

const keyOf = (row: List[number]): string => ("code" in row ? row.code : row.id);

/** The price of each row the screen shows. */
export const priceValues = (rows: readonly PriceRow[], list: List): PriceValues =>
  Object.fromEntries(rows.map(({ key }) => [key, list.find((row) => keyOf(row) === key)?.price ?? null]));

/** The whole list as it shall stand: what the screen does not show stays as it is. */
export function priceList(before: List, values: PriceValues, rows: readonly PriceRow[]): List {
  const kept = before.filter((row) => !(keyOf(row) in values));
  const shown = Object.entries(values).flatMap(([key, price]): List => {
    if (price === null) return [];
    const name = rows.find((row) => row.key === key)?.name;
    return [name === undefined ? { code: key, price } : { id: key, name, price }];
  });
  return [...kept, ...shown];
}

const MOST = 100_000_00;

/** Message codes by field: what is no amount, below nothing or beyond what a price can be. */
export const priceProblems = (list: string, values: PriceValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, price]) => price !== null && !(price >= 0 && price <= MOST))
      .map(([key]) => [`${list}.${key}`, "number.invalid"]),
  );
