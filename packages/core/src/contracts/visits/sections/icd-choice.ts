import * as z from "zod";
import type { Language } from "../../kernel/primitives.ts";
import { text } from "../../kernel/primitives.ts";

/**
 * A code with the title it was chosen by, and with the titles of both languages where they were known: a later edition
 * of the classification changes no record, and a reader of the other language reads it in theirs.
 */
export const icdChoice = z.object({
  code: z.string().trim().min(1).max(12),
  title: text(400),
  en: text(400).default(""),
  pt: text(400).default(""),
});
export type IcdChoice = z.output<typeof icdChoice>;
export const icdChoices = z.array(icdChoice).max(40).default([]);

/** The title in a language; where it is not known, the one it was chosen by. */
export const icdTitle = (choice: { title: string; en?: string; pt?: string }, language: Language) =>
  choice[language] || choice.title;
