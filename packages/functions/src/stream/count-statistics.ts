import * as Statistics from "@meridian/core/statistics";
import type { ItemChange } from "./rename-patient.ts";

/** Counts a changed appointment, patient or monitored symptom in the clinic's statistics. Safe to repeat. */
export const countStatistics = ({ before, after }: ItemChange): Promise<void> =>
  Statistics.countChange(before, after);
