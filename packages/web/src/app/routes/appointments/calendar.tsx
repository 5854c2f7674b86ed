import { CalendarScreen } from "../../../features/scheduling/calendar/calendar-screen.tsx";
import { WithCharges } from "../billing/charge-part.tsx";
import { WithConsentMarks } from "../patients/consent-parts.tsx";

/** The calendar, with what each appointment costs and which consents are missing. */
export default function Calendar() {
  return (
    <WithCharges>
      <WithConsentMarks>
        <CalendarScreen />
      </WithConsentMarks>
    </WithCharges>
  );
}
