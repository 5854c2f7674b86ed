import * as z from "zod";

const coded = z.object({ code: z.string(), title: z.string() });
/** What the clinical history and the next visit show of a signed appointment. */
export const appointmentSummary = z.object({
  complaint: z.string(),
  intensity: z.int().nullable(),
  icd: z.array(coded),
  patterns: z.array(z.string()),
  /** Codes of osteopathic findings. */
  osteopathic: z.array(z.string()).default([]),
  /** Which of these codes the visit is about: at most one a kind. */
  primary: z.array(z.string()).default([]),
  diagnosis: z.string(),
  treatment: z.string(),
  vital_signs: z.record(z.string(), z.number()),
  points: z.array(z.string()),
  /** Codes of what was found, by section. */
  findings: z.record(z.string(), z.array(z.string())).default({}),
  /** Tests of the clinic's own as they were called when they were taken, with what they came to. */
  tests: z
    .array(
      z.object({
        test: z.string(),
        name: z.string(),
        score: z.number().nullable(),
        band: z.string().nullable(),
      }),
    )
    .default([]),
  /** What was prescribed, by its names: formulas with their changes, substances, supplements. */
  prescribed: z.array(z.string()).default([]),
  allergies: z.string(),
  medication: z.string(),
});
export type AppointmentSummary = z.output<typeof appointmentSummary>;
