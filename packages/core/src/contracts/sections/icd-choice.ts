import { z } from "zod";
import { text } from "../primitives.ts";

/** A code with the title it was chosen by: a later edition of the classification changes no record. */
export const icdChoice = z.object({ code: z.string().trim().min(1).max(12), title: text(300) });
export type IcdChoice = z.output<typeof icdChoice>;
export const icdChoices = z.array(icdChoice).max(40).default([]);
