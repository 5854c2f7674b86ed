import { z } from "zod";
import { cents, instant, text } from "./primitives.ts";

/** A code with the title it was chosen by: a later edition of the classification changes no record. */
const icdChoice = z.object({
  code: z.string().trim().min(1).max(12),
  title: text(300),
});
const icd = z.array(icdChoice).max(40).default([]);
const freeText = z.object({ text: text(8000).default("") });

/**
 * What each section of an appointment holds. The registry of the appointment's contents: the server validates by it,
 * the screen edits by it. Acupuncture has its own calls.
 */
export const sectionSchemas = {
  complaint: z.object({
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
    icd,
  }),
  medication: z.object({
    items: z
      .array(
        z.object({
          drug: text(200),
          dose: text(100).default(""),
          frequency: text(100).default(""),
          since: text(60).default(""),
        }),
      )
      .max(60)
      .default([]),
    text: text(4000).default(""),
  }),
  allergies: freeText,
  past_history: freeText,
  life_habits: freeText,
  review_of_systems: freeText,
  vital_signs: z.object({
    /** Figures by the key of the vital sign, in its unit. */
    values: z.record(z.string().max(40), z.number({ message: "number.invalid" })).default({}),
    /** Keys whose figure is outside the plausible range and meant. */
    confirmed: z.array(z.string().max(40)).max(40).default([]),
  }),
  diagnosis: z.object({
    icd,
    /** Keys of Chinese-medicine patterns. */
    patterns: z.array(z.string().max(60)).max(40).default([]),
    text: text(8000).default(""),
  }),
  treatment_notes: freeText,
  price: z.object({ price: cents }),
} as const;

export type SectionKey = keyof typeof sectionSchemas;
export const SECTION_KEYS = Object.keys(sectionSchemas) as [SectionKey, ...SectionKey[]];
export type SectionData<Key extends SectionKey> = z.output<(typeof sectionSchemas)[Key]>;

export const sectionView = z.object({
  section: z.enum(SECTION_KEYS),
  data: z.record(z.string(), z.unknown()),
  updated_at: instant,
  updated_by: z.string(),
  version: z.int().min(1),
});
export type SectionView = z.output<typeof sectionView>;

export const amendmentView = z.object({
  id: z.string(),
  section: z.string(),
  reason: z.string(),
  old_value: z.unknown(),
  new_value: z.unknown(),
  amended_by: z.object({ id: z.string(), name: z.string() }),
  amended_at: instant,
});
export type AmendmentView = z.output<typeof amendmentView>;
