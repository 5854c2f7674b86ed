import * as z from "zod";
import { requiredText, text } from "../../kernel/primitives.ts";
import { formulaId, ingredient, posology } from "../../materia/materia.ts";
import { section } from "./section.ts";

/** A formula as it was prescribed. */
export const prescribedFormula = z.object({
  /** Of this entry alone: `newPartId()`. */
  id: z.string().regex(/^[a-z0-9]{6,24}$/, { message: "id.invalid" }),
  /** The formulas it was made from, in the order they were put together; none where it was written freely. */
  sources: z.array(formulaId).max(6).default([]),
  name: requiredText(160),
  zh: text(60).default(""),
  /**
   * The formula's original ingredients when it was chosen. Changes are shown against them, even if the source is
   * changed or deleted later.
   */
  base: z
    .array(ingredient.pick({ substance: true, name: true, grams: true }))
    .max(60, { message: "list.too_long" })
    .default([]),
  ingredients: z.array(ingredient).max(60, { message: "list.too_long" }).default([]),
  ...posology,
});
export type PrescribedFormula = z.output<typeof prescribedFormula>;

export const formulas = section({
  step: "treatments",
  module: "mtc",
  carries: { items: "keep" },
  schema: z.object({
    items: z.array(prescribedFormula).max(12, { message: "list.too_long" }).default([]),
  }),
  hasContent: ({ items }) => items.length > 0,
  digest: ({ items }) => items.flatMap(({ sources }) => sources).slice(0, 12),
});
