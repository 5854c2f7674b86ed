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
    const text = WORDS[language][kind](when);
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

const WORDS: Readonly<Record<Language, Readonly<Record<AppointmentKind, (when: string) => string>>>> = {
  en: {
    booked: (when) => `your appointment is booked: ${when}.`,
    moved: (when) => `your appointment has changed. It is now ${when}.`,
    cancelled: (when) => `your appointment of ${when} is cancelled.`,
    reminder: (when) => `reminder of your appointment, ${when}.`,
  },
  pt: {
    booked: (when) => `a sua consulta foi marcada: ${when}.`,
    moved: (when) => `a sua consulta foi alterada. Passa a ser ${when}.`,
    cancelled: (when) => `a sua consulta de ${when} foi cancelada.`,
    reminder: (when) => `lembrete da sua consulta, ${when}.`,
  },
};
