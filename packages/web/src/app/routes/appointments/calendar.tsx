import { CalendarScreen } from "../../../features/appointments/calendar/calendar-screen.tsx";
import { WithCharges } from "../charging/charge-part.tsx";

/** The calendar, with what each appointment costs. */
export default function Calendar() {
  return (
    <WithCharges>
      <CalendarScreen />
    </WithCharges>
  );
}
