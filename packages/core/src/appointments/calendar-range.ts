import { MAX_CALENDAR_DAYS } from "../contracts/scheduling/appointments-routes.ts";
import { invalidField } from "../platform/errors.ts";

const HOUR = 3_600_000;

/** Throws 400 naming `to` for days that no page shows at once; an hour more where the clocks change. */
export function requireCalendarRange(from: string, to: string): void {
  const length = Date.parse(to) - Date.parse(from);
  if (!(length > 0 && length <= (MAX_CALENDAR_DAYS * 24 + 1) * HOUR))
    throw invalidField("to", "range.invalid");
}
