import * as z from "zod";
import { ingredient, posology } from "../../materia/materia.ts";
import { section } from "./section.ts";

/** A substance prescribed alone. */
export const prescribedSubstance = ingredient.extend({
  /** Of this entry alone: `newPartId()`. */
  id: z.string().regex(/^[a-z0-9]{6,24}$/, { message: "id.invalid" }),
  ...posology,
});
export type PrescribedSubstance = z.output<typeof prescribedSubstance>;

export const substances = section({
  step: "treatments",
  module: "mtc",
  carries: { items: "keep" },
  schema: z.object({
    items: z.array(prescribedSubstance).max(20, { message: "list.too_long" }).default([]),
  }),
  hasContent: ({ items }) => items.length > 0,
  digest: ({ items }) => items.map(({ substance }) => substance).slice(0, 12),
});
