import * as z from "zod";
import { text } from "../../kernel/primitives.ts";
import { ofTheDay } from "../carry-forward.ts";
import { section } from "./section.ts";

export const treatmentNotes = section({
  step: "treatments",
  // Notes are of their day, and a plan is for one visit: only the advice is given again.
  carries: { text: ofTheDay(""), advice: "keep", plan: ofTheDay("") },
  schema: z.object({
    /** What was done on the day, and how it was received. */
    text: text(8000).default(""),
    /** What the patient is to do at home. */
    advice: text(4000).default(""),
    /** What is meant to be done next time: the next visit opens with it. */
    plan: text(4000).default(""),
  }),
});
