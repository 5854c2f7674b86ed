import type { PriceLists } from "@meridian/core/contracts/billing/price-lists";

type List = PriceLists["tests"];
/** Prices in cents by code, or by id for custom items; null means no price of its own. */
export type PriceValues = Record<string, number | null>;
/** A row of the form: a built-in code, or the id and name of a custom item. */
export type PriceRow = { key: string; name?: string };

const keyOf = (row: List[number]): string => ("code" in row ? row.code : row.id);

/** The price of each row. */
export const priceValues = (rows: readonly PriceRow[], list: List): PriceValues =>
  Object.fromEntries(rows.map(({ key }) => [key, list.find((row) => keyOf(row) === key)?.price ?? null]));

/** The complete new list: prices that the screen does not show are kept. */
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

/** Error codes by field for amounts that are invalid, negative or too high. */
export const priceProblems = (list: string, values: PriceValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, price]) => price !== null && !(price >= 0 && price <= MOST))
      .map(([key]) => [`${list}.${key}`, "number.invalid"]),
  );
