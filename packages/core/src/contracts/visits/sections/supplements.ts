import * as z from "zod";
import { requiredText, text } from "../../kernel/primitives.ts";
import { section } from "./section.ts";

/** The kind of an entry: a product of the catalogue, a plant or a nutrient of the tables, or free text. */
export const SUPPLEMENT_KINDS = ["product", "plant", "nutrient", "free"] as const;

/** How much is taken, and how long. */
export const intake = {
  /** Units each time. */
  units: z
    .number()
    .positive({ message: "quantity.invalid" })
    .max(100_000, { message: "quantity.invalid" })
    .default(1),
  times_per_day: z
    .int({ message: "quantity.invalid" })
    .min(1, { message: "quantity.invalid" })
    .max(24, { message: "quantity.invalid" })
    .default(1),
  days: z
    .int({ message: "quantity.invalid" })
    .min(1, { message: "quantity.invalid" })
    .max(730, { message: "quantity.invalid" })
    .default(30),
  posology: text(500).default(""),
} as const;

/** A supplement as it was recommended, with its product's figures at that moment. */
export const chosenSupplement = z.object({
  /** Of this entry alone: `newPartId()`. */
  id: z.string().regex(/^[a-z0-9]{6,24}$/, { message: "id.invalid" }),
  kind: z.enum(SUPPLEMENT_KINDS),
  /** The product's id, the plant's or the nutrient's key; empty for words alone. */
  item: text(60).default(""),
  name: requiredText(160),
  /** Who makes or provides the product. */
  brand: text(120).default(""),
  /** Keys of plants and nutrients in it, for the safety checks. */
  contains: z.array(text(60)).max(40).default([]),
  /** What one unit brings of a nutrient, in the unit of the nutrients' table. */
  nutrients: z
    .array(z.object({ key: text(60), amount: z.number().min(0).max(1_000_000) }))
    .max(40)
    .default([]),
  /** The unit of one dose: a code of `UNITS`, or the therapist's word; empty if unknown. */
  unit: text(30).default(""),
  /** Units in one box; null where unknown. */
  units_per_box: z
    .number()
    .positive({ message: "quantity.invalid" })
    .max(100_000, { message: "quantity.invalid" })
    .nullable()
    .default(null),
  ...intake,
});
export type ChosenSupplement = z.output<typeof chosenSupplement>;

export const supplements = section({
  step: "treatments",
  module: "fito",
  carries: { items: "keep" },
  schema: z.object({
    items: z.array(chosenSupplement).max(30, { message: "list.too_long" }).default([]),
  }),
  hasContent: ({ items }) => items.length > 0,
  digest: ({ items }) =>
    items.flatMap(({ item, kind }) => (kind === "product" || !item ? [] : [item])).slice(0, 12),
});
