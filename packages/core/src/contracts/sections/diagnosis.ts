import { z } from "zod";
import { text } from "../primitives.ts";
import { icdChoices } from "./icd-choice.ts";
import { section } from "./section.ts";

export const diagnosis = section({
  step: "diagnosis",
  copied: true,
  schema: z.object({
    icd: icdChoices,
    /** Keys of Chinese-medicine patterns. */
    patterns: z.array(z.string().max(60)).max(40).default([]),
    text: text(8000).default(""),
  }),
});
