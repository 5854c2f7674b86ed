import type { AppointmentSummary } from "@meridian/core/contracts/visits/visit-summary";

/** The summary of a visit in which nothing was recorded. */
export const summaryOfNothing: AppointmentSummary = {
  complaint: "",
  intensity: null,
  icd: [],
  patterns: [],
  osteopathic: [],
  primary: [],
  diagnosis: "",
  treatment: "",
  vital_signs: {},
  points: [],
  findings: {},
  tests: [],
  prescribed: [],
  allergies: "",
  medication: "",
};
