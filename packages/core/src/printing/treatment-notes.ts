import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block } from "../pdf/index.ts";
import { facts, paragraph } from "./block-helpers.ts";
import type { TextFormat } from "./print-texts.ts";

/** Notes of the day, then the advice and the plan by their names. */
export const treatmentNotes = (
  { text, advice, plan }: SectionData<"treatment_notes">,
  { words }: TextFormat,
): Block[] => [
  ...paragraph(text),
  ...facts([
    [words.advice, advice],
    [words.plan, plan],
  ]),
];
