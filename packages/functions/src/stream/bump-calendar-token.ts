import * as Appointments from "@meridian/core/appointments";
import type { ItemChange } from "./rename-patient.ts";

/** An appointment was booked, moved or changed: whoever looks at its days learns that they are out of date. */
export const markCalendar = ({ before, after }: ItemChange): Promise<void> =>
  Appointments.markChanges(before, after);
