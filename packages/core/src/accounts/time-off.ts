import type { Absence } from "../contracts/scheduling/working-time.ts";

/** Time off as it is kept, with the id of whoever entered it. */
export type EnteredAbsence = Absence & { entered_by?: string };

/** Time off after a change by `author`: what was there already stays with whoever entered it. */
export const enteredBy = (
  author: string,
  given: readonly Absence[],
  before: readonly EnteredAbsence[],
): EnteredAbsence[] =>
  given.map(({ from, to, reason }) => {
    const same = before.find((one) => one.from === from && one.to === to && one.reason === reason);
    return same ?? { from, to, reason, entered_by: author };
  });
