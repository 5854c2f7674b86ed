import type { AppointmentKind } from "../../contracts/notifications/notifications.ts";
import { plain } from "../../text/message-words.ts";
import { messageOf } from "./appointment-mails.ts";
import type { TextTemplate } from "./composed.ts";
import { shortMoment, visitsOf } from "./visits.ts";

/** The text messages about appointments, from the same facts as the mails. */
export const appointmentText =
  (kind: AppointmentKind): TextTemplate =>
  (language, facts) => {
    const visits = visitsOf(facts);
    const [first] = visits;
    if (!first) throw new Error("A message about no appointment");
    const patient = firstName(facts.patient ?? "");
    return {
      message: messageOf(kind, patient, visits.length),
      values: {
        clinic: facts.clinic ?? "",
        phone: facts.phone ?? "",
        patient,
        when: shortMoment(first.start, language, facts.time_zone ?? "UTC"),
        more: String(visits.length - 1),
      },
    };
  };

/** Of a patient whose legal representative reads it. The whole name would take the room of the clinic's. */
const firstName = (patient: string) => plain(patient).split(" ")[0] ?? "";
