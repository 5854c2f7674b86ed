import { MAX_CALENDAR_DAYS } from "../contracts/scheduling/appointments-routes.ts";
import { invalidField } from "../platform/errors.ts";

const HOUR = 3_600_000;

/**
 * Throws 400 naming `to` when a range is empty or longer than the calendar's largest page. One hour more is accepted because
 * a range in which summer time ends is that much longer.
 */
export function requireCalendarRange(from: string, to: string): void {
  const length = Date.parse(to) - Date.parse(from);
  if (!(length > 0 && length <= (MAX_CALENDAR_DAYS * 24 + 1) * HOUR))
    throw invalidField("to", "range.invalid");
}
