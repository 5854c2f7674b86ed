import * as Appointments from "@meridian/core/appointments";
import type { ItemChange } from "./rename-patient.ts";

/** Gives the days of a changed appointment a new token, so that open calendars learn that they are out of date. */
export const bumpCalendarToken = ({ before, after }: ItemChange): Promise<void> =>
  Appointments.renewChangeTokens(before, after);
