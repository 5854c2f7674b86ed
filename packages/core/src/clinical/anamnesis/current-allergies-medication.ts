import { allergies, allergyLine } from "../../contracts/visits/sections/allergies.ts";
import { medication, medicationLine } from "../../contracts/visits/sections/medication.ts";
import type { SectionData } from "../../contracts/visits/sections.ts";
import { mergeText } from "../../text/merge-text.ts";

type RecordAlerts = { allergies: string; medication: string };
export type CurrentAlerts = RecordAlerts & {
  /** A visit recorded that there are none. */
  no_allergies: boolean;
};
type VisitSections = {
  allergies?: SectionData<"allergies"> | undefined;
  medication?: SectionData<"medication"> | undefined;
};

/**
 * The current allergies and medication: those of the patient's record together with those of this visit or, where it has
 * not recorded them yet, of earlier visits. A newer text never replaces one in the record that it leaves out.
 */
export function currentAlerts(
  record: RecordAlerts,
  visit: VisitSections,
  before: CurrentAlerts,
): CurrentAlerts {
  const answered = visit.allergies && allergies.hasContent?.(visit.allergies) ? visit.allergies : undefined;
  const listed = visit.medication && medication.hasContent?.(visit.medication) ? visit.medication : undefined;
  const allergyText = mergeText(record.allergies, answered ? allergyLine(answered) : before.allergies);
  return {
    allergies: allergyText,
    no_allergies: allergyText === "" && (answered ? answered.none : before.no_allergies),
    medication: mergeText(record.medication, listed ? medicationLine(listed) : before.medication),
  };
}
