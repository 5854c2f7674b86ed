import * as z from "zod";
import { instant } from "../../kernel/primitives.ts";
import { section } from "./section.ts";

/** What of the anamnesis lasts from visit to visit and is asked about again as one. */
export const REVIEWED_SECTIONS = [
  "medication",
  "allergies",
  "past_history",
  "life_habits",
  "review_of_systems",
] as const;
export type ReviewedSection = (typeof REVIEWED_SECTIONS)[number];

/**
 * Records which sections of the anamnesis were asked again at this visit and confirmed as unchanged. The confirmed
 * content is in the sections themselves.
 */
export const historyReview = section({
  step: "anamnesis",
  // Asked on one day.
  carries: "nothing",
  schema: z.object({
    unchanged: z
      .array(
        z.object({
          section: z.enum(REVIEWED_SECTIONS, { message: "option.invalid" }),
          /** Since the visit that recorded it so. */
          since: instant,
        }),
      )
      .max(REVIEWED_SECTIONS.length, { message: "list.too_long" })
      .refine((all) => new Set(all.map((one) => one.section)).size === all.length, {
        message: "option.invalid",
      })
      .default([]),
  }),
  hasContent: ({ unchanged }) => unchanged.length > 0,
});
