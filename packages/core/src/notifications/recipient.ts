import { isMinor } from "../clinical/consents/required-consents.ts";
import type { PatientItem } from "../patients/index.ts";
import { todayIn } from "../platform/clock.ts";
import type { SpaceItem } from "../spaces/index.ts";
import { ageOn } from "../time/days.ts";

type Person = Pick<PatientItem, "name" | "birthday" | "legal_representative">;

/**
 * Whom a message to a patient greets (`name`), and of which patient it is where it greets somebody else (`patient`, else ""). A
 * minor's message is for the legal representative, whose phone and e-mail address stand on the minor's record; without a name
 * noted there it greets nobody by name.
 */
export function recipientOf(
  { name, birthday, legal_representative }: Person,
  { time_zone }: Pick<SpaceItem, "time_zone">,
): { name: string; patient: string } {
  const age = birthday ? ageOn(birthday, todayIn(time_zone)) : null;
  return isMinor(age) ? { name: legal_representative, patient: name } : { name, patient: "" };
}
