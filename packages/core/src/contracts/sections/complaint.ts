import { z } from "zod";
import { text } from "../primitives.ts";
import { icdChoices } from "./icd-choice.ts";
import { section } from "./section.ts";

export const complaint = section({
  step: "anamnesis",
  copied: true,
  schema: z.object({
    reason: text(4000).default(""),
    onset: text(300).default(""),
    course: text(1000).default(""),
    /** 0 none to 10 worst. */
    intensity: z
      .int()
      .min(0, { message: "intensity.range" })
      .max(10, { message: "intensity.range" })
      .nullable()
      .default(null),
    icd: icdChoices,
  }),
  figures: ({ intensity }) => ({ intensity: intensity ?? undefined }),
});
