import * as z from "zod";
import { COURSES, painQualities, SIDES } from "../../../clinical/anamnesis/anamnesis-terms.ts";
import { text } from "../../kernel/primitives.ts";
import { ofTheDay } from "../carry-forward.ts";
import { icdChoices } from "./icd-choice.ts";
import { section } from "./section.ts";

const quality = z
  .string()
  .refine((key) => painQualities.some((one) => one.key === key), { message: "quality.unknown" });

const complaintItem = z.object({
  what: text(2000).default(""),
  /** A day, `YYYY-MM-DD`, or words: "3 weeks ago". */
  onset: text(120).default(""),
  course: z.enum(COURSES, { message: "course.unknown" }).nullable().default(null),
  course_note: text(300).default(""),
  /** 0 none to 10 worst. */
  intensity: z
    .int()
    .min(0, { message: "intensity.range" })
    .max(10, { message: "intensity.range" })
    .nullable()
    .default(null),
  side: z.enum(SIDES, { message: "side.unknown" }).nullable().default(null),
  /** Keys of what the pain is like. */
  quality: z.array(quality).max(12).default([]),
  better: text(300).default(""),
  worse: text(300).default(""),
  icd: icdChoices,
});
export type ComplaintItem = z.output<typeof complaintItem>;

/** What brings the patient: the first is the main complaint. */
export const complaint = section({
  step: "anamnesis",
  carries: {
    items: {
      what: "keep",
      onset: "keep",
      // Intensity and course belong to one day: the next visit asks again.
      course: ofTheDay(null),
      course_note: ofTheDay(""),
      intensity: ofTheDay(null),
      side: "keep",
      quality: "keep",
      better: "keep",
      worse: "keep",
      icd: "keep",
    },
  },
  schema: z.object({ items: z.array(complaintItem).max(12).default([]) }),
  hasContent: ({ items }) => items.some(saysSomething),
  figures: ({ items }) => ({ intensity: items[0]?.intensity ?? undefined }),
  digest: ({ items }) =>
    items
      .slice(0, 1)
      .flatMap(({ course, side, quality: like }) => [course, side, ...like].filter((code) => code !== null)),
});

/** Whether an entry has any content. */
export const saysSomething = ({
  what,
  onset,
  course,
  course_note,
  intensity,
  side,
  quality: like,
  better,
  worse,
  icd,
}: ComplaintItem) =>
  [what, onset, course_note, better, worse].some((words) => words.trim() !== "") ||
  course !== null ||
  side !== null ||
  intensity !== null ||
  like.length > 0 ||
  icd.length > 0;
