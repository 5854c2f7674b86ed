import { CalendarScreen } from "../../../features/scheduling/calendar/calendar-screen.tsx";
import { WithCharges } from "../billing/charge-part.tsx";

/** The calendar, with what each appointment costs. */
export default function Calendar() {
  return (
    <WithCharges>
      <CalendarScreen />
    </WithCharges>
  );
}
