import * as z from "zod";
import { id, requiredText, text } from "../../kernel/primitives.ts";
import { ofTheDay } from "../carry-forward.ts";
import { minutes } from "./other-treatments.ts";
import { section } from "./section.ts";

/** A treatment that a clinic made itself, with its name then; priced by its id. */
export const givenCustomTreatment = z.object({
  id: id("customTreatment"),
  name: requiredText(120),
  minutes: minutes.nullable().default(null),
  note: text(2000).default(""),
});
export type GivenCustomTreatment = z.output<typeof givenCustomTreatment>;

/** The most custom treatments of one visit; each occurs once. */
export const MOST_CUSTOM = 30;

export const customTreatments = section({
  step: "treatments",
  module: "others",
  // A note describes the patient's response on that day.
  carries: { items: { id: "keep", name: "keep", minutes: "keep", note: ofTheDay("") } },
  schema: z.object({
    items: z
      .array(givenCustomTreatment)
      .max(MOST_CUSTOM, { message: "list.too_long" })
      .refine((all) => new Set(all.map((one) => one.id)).size === all.length, { message: "id.invalid" })
      .default([]),
  }),
  hasContent: ({ items }) => items.length > 0,
});
