import type { AppointmentCase, AppointmentMessage } from "../../contracts/notifications/message-texts.ts";
import { APPOINTMENT_KINDS, type AppointmentKind } from "../../contracts/notifications/notifications.ts";
import { AGREED, GREETING, PHONE, REPRESENTS } from "./patient-mails.ts";
import type { MailWords } from "./shipped-words.ts";

type Said = { subject: string; opening: string; sign: string };
type Language = "en" | "pt";

/** Whose appointments they are, as the one who reads it would say: their own, or those of the patient they represent. */
const WHOSE: Readonly<Record<Language, Readonly<Record<AppointmentCase, string>>>> = {
  en: {
    own: "your appointment",
    "own-many": "your appointments",
    patient: "{patient}'s appointment",
    "patient-many": "{patient}'s appointments",
  },
  pt: {
    own: "a sua consulta",
    "own-many": "as suas consultas",
    patient: "a consulta de {patient}",
    "patient-many": "as consultas de {patient}",
  },
};
const isMany = (of: AppointmentCase) => of.endsWith("-many");
const isOfPatient = (of: AppointmentCase) => of.startsWith("patient");
/** As the beginning of a sentence. */
const first = (words: string) =>
  words.startsWith("{") ? words : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const CHANGE = {
  en: (of: AppointmentCase) =>
    `If ${isOfPatient(of) ? "{patient}" : "you"} cannot attend, please tell the clinic in good time.`,
  pt: (of: AppointmentCase) =>
    `Se ${isOfPatient(of) ? "{patient} " : ""}não puder comparecer, avise a clínica com antecedência.`,
};
/** The moment is said of one appointment, and of the first that a reminder is of; otherwise the mail lists them. */
const moment = (kind: AppointmentKind, of: AppointmentCase) =>
  isMany(of) && kind !== "reminder" ? "" : ": {when}";

const SAID: Readonly<Record<Language, (kind: AppointmentKind, of: AppointmentCase) => Said>> = {
  en: (kind, of) => {
    // A reminder is of one day, so that it speaks of one appointment even where there are several.
    const whose = WHOSE.en[kind === "reminder" ? (isOfPatient(of) ? "patient" : "own") : of];
    const many = isMany(of);
    const subject = (opening: string) => `${opening} at {clinic}${moment(kind, of)}`;
    switch (kind) {
      case "booked":
        return {
          subject: subject(first(whose)),
          opening: `${first(whose)} at {clinic} ${many ? "are" : "is"} booked:`,
          sign: CHANGE.en(of),
        };
      case "moved":
        return {
          subject: subject(`Changed: ${whose}`),
          opening: many
            ? `${first(whose)} at {clinic} have been changed. They are now:`
            : `${first(whose)} at {clinic} has been changed. It is now:`,
          sign: CHANGE.en(of),
        };
      case "cancelled":
        return {
          subject: subject(`Cancelled: ${whose}`),
          opening: many
            ? "These appointments at {clinic} have been cancelled:"
            : "This appointment at {clinic} has been cancelled:",
          sign: "To book another time, please contact the clinic.",
        };
      case "reminder":
        return {
          subject: subject(`Reminder: ${whose}`),
          opening: `This is a reminder of ${whose} at {clinic}:`,
          sign: CHANGE.en(of),
        };
    }
  },
  pt: (kind, of) => {
    const whose = WHOSE.pt[kind === "reminder" ? (isOfPatient(of) ? "patient" : "own") : of];
    const many = isMany(of);
    const subject = (opening: string) => `${opening} em {clinic}${moment(kind, of)}`;
    switch (kind) {
      case "booked":
        return {
          subject: subject(first(whose)),
          opening: `${first(whose)} em {clinic} ${many ? "estão marcadas" : "está marcada"}:`,
          sign: CHANGE.pt(of),
        };
      case "moved":
        return {
          subject: subject(`Alteração: ${whose}`),
          opening: many
            ? `${first(whose)} em {clinic} foram alteradas. Passam a ser:`
            : `${first(whose)} em {clinic} foi alterada. Passa a ser:`,
          sign: CHANGE.pt(of),
        };
      case "cancelled":
        return {
          subject: subject(`${many ? "Canceladas" : "Cancelada"}: ${whose}`),
          opening: many
            ? "Estas consultas em {clinic} foram canceladas:"
            : "Esta consulta em {clinic} foi cancelada:",
          sign: "Para marcar outra hora, contacte a clínica.",
        };
      case "reminder":
        return {
          subject: subject(`Lembrete: ${whose}`),
          opening: `Lembramos ${whose} em {clinic}:`,
          sign: CHANGE.pt(of),
        };
    }
  },
};
const PREVIOUS = { en: "Previously: {previous}", pt: "Antes: {previous}" };

function body(language: Language, kind: AppointmentKind, of: AppointmentCase): string {
  const { opening, sign } = SAID[language](kind, of);
  return [
    GREETING[language],
    ...(isOfPatient(of) ? [REPRESENTS[language]] : []),
    opening,
    "{appointments}",
    ...(kind === "moved" && !isMany(of) ? [PREVIOUS[language]] : []),
    ...(kind === "cancelled" ? [] : ["{place}"]),
    sign,
    PHONE[language],
  ].join("\n\n");
}

const mail = (kind: AppointmentKind, of: AppointmentCase): MailWords => ({
  subject: { en: SAID.en(kind, of).subject, pt: SAID.pt(kind, of).subject },
  body: { en: body("en", kind, of), pt: body("pt", kind, of) },
  button: { en: "", pt: "" },
  why: AGREED,
});

const CASES = Object.keys(WHOSE.en) as AppointmentCase[];

/** The mails about appointments. */
export const appointmentMailWords = Object.fromEntries(
  APPOINTMENT_KINDS.flatMap((kind) =>
    CASES.map((of) => [`appointment-${kind}-${of}`, mail(kind, of)] as const),
  ),
) as Record<AppointmentMessage, MailWords>;
