import { allergies, allergyLine } from "../../contracts/visits/sections/allergies.ts";
import { medication, medicationLine } from "../../contracts/visits/sections/medication.ts";
import type { SectionData } from "../../contracts/visits/sections.ts";
import { beside } from "../../text/merge-text.ts";

type Own = { allergies: string; medication: string };
export type Known = Own & {
  /** Asked in a visit, and there are none. */
  no_allergies: boolean;
};
type Visited = {
  allergies?: SectionData<"allergies"> | undefined;
  medication?: SectionData<"medication"> | undefined;
};

/**
 * Allergies and medication as they stand: what the patient's record says beside what the visit in hand says or, where
 * nobody asked in it yet, what was known before. Nothing that may do harm is replaced by something newer that omits it.
 */
export function currentAlerts(own: Own, visit: Visited, before: Known): Known {
  const asked = visit.allergies && allergies.holds?.(visit.allergies) ? visit.allergies : undefined;
  const taken = visit.medication && medication.holds?.(visit.medication) ? visit.medication : undefined;
  const harm = beside(own.allergies, asked ? allergyLine(asked) : before.allergies);
  return {
    allergies: harm,
    no_allergies: harm === "" && (asked ? asked.none : before.no_allergies),
    medication: beside(own.medication, taken ? medicationLine(taken) : before.medication),
  };
}
