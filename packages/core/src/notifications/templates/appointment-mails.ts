import type { Language } from "../../contracts/kernel/primitives.ts";
import type { AppointmentMessage } from "../../contracts/notifications/message-texts.ts";
import type { AppointmentKind } from "../../contracts/notifications/notifications.ts";
import type { Facts, MailTemplate } from "./composed.ts";
import { invite } from "./invite.ts";
import { longMoment, visitsOf } from "./visits.ts";

/** The message of a kind by whose appointments they are, and whether there are several. */
export const messageOf = (kind: AppointmentKind, patient: string, count: number): AppointmentMessage =>
  `appointment-${kind}-${patient === "" ? "own" : "patient"}${count > 1 ? "-many" : ""}`;

const WITH: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `with ${name}`,
  pt: (name) => `com ${name}`,
};

/**
 * The mails about appointments. Facts: `name` (whom it greets; may be empty), `patient` (whose legal representative is greeted;
 * empty where it is the patient), `clinic`, `time_zone`, `place`, `address`, `phone`, `previous` (a start or ""), `made`
 * (instant), `visits` (see visits.ts).
 */
export const appointmentMail =
  (kind: AppointmentKind): MailTemplate =>
  (language, facts) => {
    const { name = "", patient = "", clinic = "", phone = "" } = facts;
    const visits = visitsOf(facts);
    const [first] = visits;
    if (!first) throw new Error("A message about no appointment");
    const moment = (start: string) => longMoment(start, language, facts.time_zone ?? "UTC");
    return {
      message: messageOf(kind, patient, visits.length),
      values: {
        name,
        patient,
        clinic,
        phone,
        when: moment(first.start),
        appointments: visits.map(({ start, professional }) =>
          [moment(start), professional && WITH[language](professional)].filter(Boolean).join(", "),
        ),
        previous: facts.previous && facts.previous !== first.start ? moment(facts.previous) : "",
        place: placeOf(facts),
      },
      // A reminder carries none: the calendar has the appointment already.
      ...(kind !== "reminder" && { attachment: invite(facts, kind === "cancelled") }),
    };
  };

const placeOf = ({ place, address }: Facts) => [place, address].filter(Boolean).join(", ");
