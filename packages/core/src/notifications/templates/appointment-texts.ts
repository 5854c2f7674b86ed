import type { Language } from "../../contracts/kernel/primitives.ts";
import type { AppointmentKind } from "../../contracts/notifications/notifications.ts";
import { shortMoment, visitsOf } from "./visits.ts";

type Facts = Readonly<Record<string, string>>;

/** Characters of one text message in the basic alphabet; with any other letter it would be 70. */
const ONE_MESSAGE = 160;

/** The text messages about appointments, from the same facts as the mails. One message each, whatever the names. */
export const appointmentText =
  (kind: AppointmentKind) =>
  (language: Language, facts: Facts): string => {
    const visits = visitsOf(facts);
    const [first] = visits;
    if (!first) throw new Error("A message about no appointment");
    const more = visits.length > 1 ? MORE[language](visits.length - 1) : "";
    const when = `${shortMoment(first.start, language, facts.time_zone ?? "UTC")}${more}`;
    const text = WORDS[language][kind](when, WHOSE[language](firstName(facts.patient ?? "")));
    const call = facts.phone ? ` Tel. ${plain(facts.phone).slice(0, 20)}` : "";
    const room = ONE_MESSAGE - text.length - call.length - 2;
    return `${plain(facts.clinic ?? "").slice(0, room)}: ${text}${call}`;
  };

/** Only letters that every telephone's basic alphabet has: accents go, anything else becomes a space. */
export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w .,;:+\-/()&'!?@]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const MORE: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => ` and ${count} more`,
  pt: (count) => ` e mais ${count}`,
};

/** Of a patient whose legal representative reads it. The whole name would take the room of the clinic's. */
const firstName = (patient: string) => (plain(patient).split(" ")[0] ?? "").slice(0, 20);

const WHOSE: Readonly<Record<Language, (patient: string) => string>> = {
  en: (patient) => (patient ? `${patient}'s appointment` : "your appointment"),
  pt: (patient) => (patient ? `consulta de ${patient}` : "sua consulta"),
};

type Say = (when: string, whose: string) => string;
const WORDS: Readonly<Record<Language, Readonly<Record<AppointmentKind, Say>>>> = {
  en: {
    booked: (when, whose) => `${whose} is booked: ${when}.`,
    moved: (when, whose) => `${whose} has changed. It is now ${when}.`,
    cancelled: (when, whose) => `${whose} of ${when} is cancelled.`,
    reminder: (when, whose) => `reminder of ${whose}, ${when}.`,
  },
  pt: {
    booked: (when, whose) => `a ${whose} foi marcada: ${when}.`,
    moved: (when, whose) => `a ${whose} foi alterada. Passa a ser ${when}.`,
    cancelled: (when, whose) => `a ${whose} de ${when} foi cancelada.`,
    reminder: (when, whose) => `lembrete da ${whose}, ${when}.`,
  },
};
