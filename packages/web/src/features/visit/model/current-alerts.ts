import {
  type CurrentAlerts,
  currentAlerts,
} from "@meridian/core/clinical/anamnesis/current-allergies-medication";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { sectionValue } from "./sections.ts";

/** The patient's allergies and medication, including what this visit saved. Null for those who may not read them. */
export function currentAlertsOf({ patient: { clinical }, content }: Visit): CurrentAlerts | null {
  if (!clinical || !content) return clinical;
  const saved = content.sections.some(({ section }) => section === "allergies" || section === "medication");
  if (!saved) return clinical;
  const visit = {
    allergies: sectionValue("allergies", content, 0),
    medication: sectionValue("medication", content, 0),
  };
  return currentAlerts(clinical.record, visit, clinical.before);
}
