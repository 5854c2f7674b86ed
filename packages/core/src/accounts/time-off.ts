import type { Absence } from "../contracts/scheduling/working-time.ts";

/** An absence as stored, with the id of the user who entered it. */
export type EnteredAbsence = Absence & { entered_by?: string };

/** The absences after a change by `author`. Existing ones keep the user who entered them. */
export const enteredBy = (
  author: string,
  given: readonly Absence[],
  before: readonly EnteredAbsence[],
): EnteredAbsence[] =>
  given.map(({ from, to, reason }) => {
    const same = before.find((one) => one.from === from && one.to === to && one.reason === reason);
    return same ?? { from, to, reason, entered_by: author };
  });
