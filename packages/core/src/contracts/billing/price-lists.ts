import * as z from "zod";
import { cents, text } from "../kernel/primitives.ts";
import { PRICED_TESTS, PRICED_TREATMENTS } from "./billable-kinds.ts";

/** Prices of one list: both lie in one item with everything else of the space. */
export const MAX_PRICES = 200;

/** Prices of one list: by code, or by id for what a clinic made itself. What is not in it has no price of its own. */
const pricesOf = (codes: readonly string[]) =>
  z
    .array(
      z.union([
        z.strictObject({ code: z.enum(codes as [string, ...string[]]), price: cents }),
        z.strictObject({
          id: z.string().min(1).max(40),
          /** As it was called when it was priced: the front desk reads no catalogue. */
          name: text(120).optional(),
          price: cents,
        }),
      ]),
    )
    .max(MAX_PRICES, { message: "price.too_many" })
    .refine((rows) => new Set(rows.map(keyOf)).size === rows.length, { message: "price.duplicate" });

const keyOf = (row: { code: string } | { id: string }) => ("code" in row ? row.code : row.id);

export const priceLists = z.object({
  treatments: pricesOf(PRICED_TREATMENTS.map(({ code }) => code)),
  tests: pricesOf(PRICED_TESTS.map(({ code }) => code)),
});
export type PriceLists = z.output<typeof priceLists>;

/** What a clinic's own test or treatment was called when it was priced; undefined for the built-in ones. */
export function priceName(list: PriceLists["tests" | "treatments"], key: string): string | undefined {
  const row = list.find((one) => keyOf(one) === key);
  return row && "id" in row ? row.name : undefined;
}

/** The price of a code or id in a list, in euro cents; undefined where it has none. */
export const priceIn = (list: PriceLists["tests" | "treatments"], key: string): number | undefined =>
  list.find((row) => keyOf(row) === key)?.price;
