import * as z from "zod";
import { instant } from "../kernel/primitives.ts";
import { type Carry, carryForward } from "./carry-forward.ts";
import { allergies } from "./sections/allergies.ts";
import { complaint } from "./sections/complaint.ts";
import { customTests } from "./sections/custom-tests.ts";
import { customTreatments } from "./sections/custom-treatments.ts";
import { diagnosis } from "./sections/diagnosis.ts";
import { formulas } from "./sections/formulas.ts";
import { historyReview } from "./sections/history-review.ts";
import { lifeHabits } from "./sections/life-habits.ts";
import { medication } from "./sections/medication.ts";
import { osteopathicTreatment } from "./sections/osteopathic-treatment.ts";
import { osteopathy } from "./sections/osteopathy.ts";
import { otherTreatments } from "./sections/other-treatments.ts";
import { pastHistory } from "./sections/past-history.ts";
import { price } from "./sections/price.ts";
import { pulse } from "./sections/pulse.ts";
import { reviewOfSystems } from "./sections/review-of-systems.ts";
import { ryodoraku } from "./sections/ryodoraku.ts";
import { safety } from "./sections/safety.ts";
import type { SectionSpec, Step } from "./sections/section.ts";
import { substances } from "./sections/substances.ts";
import { supplements } from "./sections/supplements.ts";
import { tongue } from "./sections/tongue.ts";
import { treatmentNotes } from "./sections/treatment-notes.ts";
import { vitalSigns } from "./sections/vital-signs.ts";
import { visitWords } from "./visit-words.ts";

export { STEPS, type Step } from "./sections/section.ts";

/**
 * The registry of an appointment's contents, in the order they are worked through: the server validates by it, the
 * screen edits by it. Acupuncture has its own calls.
 */
export const sections = {
  complaint,
  history_review: historyReview,
  medication,
  allergies,
  past_history: pastHistory,
  life_habits: lifeHabits,
  review_of_systems: reviewOfSystems,
  osteopathy,
  vital_signs: vitalSigns,
  tongue,
  pulse,
  ryodoraku,
  custom_tests: customTests,
  diagnosis,
  safety,
  formulas,
  substances,
  supplements,
  osteopathic_treatment: osteopathicTreatment,
  other_treatments: otherTreatments,
  custom_treatments: customTreatments,
  treatment_notes: treatmentNotes,
  price,
} as const;

export type SectionKey = keyof typeof sections;
export const SECTION_KEYS = Object.keys(sections) as [SectionKey, ...SectionKey[]];
export type SectionData<Key extends SectionKey> = z.output<(typeof sections)[Key]["schema"]>;

/** What a prescription is made of, in its order. */
export const PRESCRIBED_SECTIONS = [
  "formulas",
  "substances",
  "supplements",
] as const satisfies readonly SectionKey[];

/** A section's entry where only the key is known. */
export const sectionSpec = (key: SectionKey): SectionSpec => sections[key];

/** A step's sections in their order. */
export const sectionsOf = (step: Step): readonly SectionKey[] =>
  SECTION_KEYS.filter((key) => sections[key].step === step);

/** Whether a section is offered for copying: something of it lasts beyond its day. */
export const isCopied = (key: SectionKey): boolean => sectionSpec(key).carries !== "nothing";

/**
 * The part of a visit's section that the next visit copies, without values of one day. Undefined for a section that is
 * not copied.
 */
export function carriedForward<K extends SectionKey>(
  key: K,
  data: SectionData<K>,
): SectionData<K> | undefined {
  const { carries, carried } = sectionSpec(key);
  if (carries === "nothing") return undefined;
  const kept = carryForward(carries as Carry<SectionData<K>>, data);
  return (carried?.(kept) ?? kept) as SectionData<K>;
}

/** Whether a section holds anything. */
export function hasAnyContent(key: SectionKey, data: Record<string, unknown>): boolean {
  const spec = sectionSpec(key);
  return spec.hasContent ? spec.hasContent(data) : Object.values(data).some(filled);
}

function filled(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.length > 0;
  if (value !== null && typeof value === "object") return Object.keys(value).length > 0;
  return value !== null && value !== undefined && value !== false;
}

/**
 * Identifies the edit that a saved text came from: `line` is one screen's work on one section, `seq` counts its
 * changes. A client recognises its own text by it, even if the answer to its save was lost.
 */
export const edit = z.object({ line: z.string().max(40), seq: z.int().min(0) });
export type Edit = z.output<typeof edit>;

export const sectionView = z.object({
  section: z.enum(SECTION_KEYS),
  data: z.record(z.string(), z.unknown()),
  edit: edit.optional(),
  updated_at: instant,
  updated_by: z.string(),
  version: z.int().min(1),
});
export type SectionView = z.output<typeof sectionView>;

/** What one section held in one visit of a patient. */
export const sectionResult = z.object({
  section: z.enum(SECTION_KEYS),
  appointment: z.string(),
  start: instant,
  professional: z.string(),
  /** Signed; otherwise it may still change. */
  signed: z.boolean(),
  data: z.record(z.string(), z.unknown()),
  words: visitWords.optional(),
});
export type SectionResult = z.output<typeof sectionResult>;

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
