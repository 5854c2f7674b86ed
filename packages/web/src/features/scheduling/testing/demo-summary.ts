import type { AppointmentSummary } from "@meridian/core/contracts/visits/visit-summary";

/** What a visit is remembered by in which nothing was found. */
export const summaryOfNothing: AppointmentSummary = {
  ...{ complaint: "", intensity: null, icd: [], patterns: [], osteopathic: [], primary: [], diagnosis: "" },
  ...{ treatment: "", vital_signs: {}, points: [], findings: {}, tests: [], prescribed: [] },
  ...{ allergies: "", medication: "" },
};
