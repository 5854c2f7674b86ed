import { z } from "zod";
import type { Module } from "./access.ts";
import { cents } from "./primitives.ts";

/** A kind of test or treatment a clinic may charge for. `module`: only spaces that own it see it; `null` is everyone's. */
export type Priceable = { readonly code: string; readonly module: Module | null };

export const PRICED_TESTS = [
  { code: "tongue", module: "mtc" },
  { code: "pulse", module: "mtc" },
  { code: "ryodoraku", module: "mtc" },
  { code: "osteopathy", module: "osteo" },
  { code: "vital_signs", module: null },
] as const satisfies readonly Priceable[];
export type PricedTest = (typeof PRICED_TESTS)[number]["code"];

export const PRICED_TREATMENTS = [
  { code: "acupuncture", module: "mtc" },
  { code: "auricular", module: "mtc" },
  { code: "ashi", module: "mtc" },
  { code: "formulas", module: "mtc" },
  { code: "substances", module: "mtc" },
  { code: "osteopathy", module: "osteo" },
  { code: "phytotherapy", module: "fito" },
  { code: "nutrition", module: "fito" },
  { code: "supplements", module: "fito" },
  { code: "other", module: "others" },
] as const satisfies readonly Priceable[];
export type PricedTreatment = (typeof PRICED_TREATMENTS)[number]["code"];

/** Prices of one list: by code, or by id for what a clinic made itself. What is not in it has no price of its own. */
const pricesOf = (codes: readonly string[]) =>
  z
    .array(
      z.union([
        z.strictObject({ code: z.enum(codes as [string, ...string[]]), price: cents }),
        z.strictObject({ id: z.string().min(1).max(40), price: cents }),
      ]),
    )
    .max(500)
    .refine((rows) => new Set(rows.map(keyOf)).size === rows.length, { message: "price.twice" });

const keyOf = (row: { code: string } | { id: string }) => ("code" in row ? row.code : row.id);

export const priceLists = z.object({
  treatments: pricesOf(PRICED_TREATMENTS.map(({ code }) => code)),
  tests: pricesOf(PRICED_TESTS.map(({ code }) => code)),
});
export type PriceLists = z.output<typeof priceLists>;

/** The price of a code or id in a list, in euro cents; undefined where it has none. */
export const priceIn = (list: PriceLists["tests" | "treatments"], key: string): number | undefined =>
  list.find((row) => keyOf(row) === key)?.price;
