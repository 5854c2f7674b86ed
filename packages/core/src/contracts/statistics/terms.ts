import { GENDERS } from "../patients/patient-terms.ts";

/** Age groups by their first year; `unknown` without a birthday. */
export const AGE_GROUPS = ["0", "10", "20", "30", "40", "50", "60", "70", "80", "unknown"] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export const COUNTED_GENDERS = [...GENDERS, "unknown"] as const;
export type CountedGender = (typeof COUNTED_GENDERS)[number];

/** What a reason for a missed or cancelled appointment is counted as: one of the usual ones, other words, or none. */
export const REASONS = [
  "unexplained",
  "forgot",
  "late",
  "ill",
  "professional",
  "moved",
  "mistake",
  "patient",
  "other",
  "none",
] as const;
export type Reason = (typeof REASONS)[number];

/** The kinds of treatment, in the order of the appointment. */
export const TREATMENT_KINDS = [
  "acupuncture",
  "auricular",
  "ashi",
  "formulas",
  "substances",
  "supplements",
  "osteopathic_treatment",
  "other_treatments",
  "custom_treatments",
] as const;
export type TreatmentKind = (typeof TREATMENT_KINDS)[number];

/** Sums of a period. Money is in cents. */
export const TOTALS = [
  /** Appointments that took place. */
  "done",
  "missed",
  "cancelled",
  /** Not yet begun or not yet finished. */
  "upcoming",
  /** Patients whose first appointment at the clinic took place in the period. */
  "new_patients",
  /** Payments minus refunds, by the day of the payment. */
  "income",
  "refunds",
  /** What is still to be paid for appointments of the period. */
  "unpaid",
  /** Appointments with something still to be paid. */
  "unpaid_appointments",
] as const;
type Total = (typeof TOTALS)[number];

/** The sums that are shown over time. */
export const SERIES = [
  "done",
  "missed",
  "cancelled",
  "new_patients",
  "income",
] as const satisfies readonly Total[];
export type Series = (typeof SERIES)[number];
