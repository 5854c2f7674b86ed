import type { Language } from "../../contracts/kernel/primitives.ts";
import type { AppointmentKind } from "../../contracts/notifications/notifications.ts";
import { greeting } from "./greeting.ts";
import { invite } from "./invite.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";
import { longMoment, visitsOf } from "./visits.ts";

type Facts = Readonly<Record<string, string>>;
type Words = { subject: string; opening: string; sign: string };

/**
 * The mails about appointments. Facts: `name`, `patient` (see greeting.ts), `clinic`, `time_zone`, `place`, `address`, `phone`, `previous` (a start
 * or ""), `made` (instant), `visits` (see visits.ts).
 */
export const appointmentMail =
  (kind: AppointmentKind) =>
  (language: Language, facts: Facts): RenderedMail => {
    const visits = visitsOf(facts);
    const [first] = visits;
    if (!first) throw new Error("A message about no appointment");
    const zone = facts.time_zone ?? "UTC";
    const moment = (start: string) => longMoment(start, language, zone);
    const words = WORDS[language][kind]({
      clinic: facts.clinic ?? "",
      when: moment(first.start),
      // A reminder is of one day, which its subject names.
      many: visits.length > 1 && kind !== "reminder",
      patient: facts.patient ?? "",
    });
    const lines = visits.map(({ start, professional }) =>
      [moment(start), professional && LABELS[language].with(professional)].filter(Boolean).join(", "),
    );
    const mail = renderMail(
      {
        subject: words.subject,
        paragraphs: [
          ...greeting(language, facts),
          words.opening,
          ...lines,
          ...(kind === "moved" && facts.previous && visits.length === 1 && facts.previous !== first.start
            ? [LABELS[language].before(moment(facts.previous))]
            : []),
          ...(kind === "cancelled" ? [] : whereOf(facts)),
          words.sign,
          ...(facts.phone ? [LABELS[language].phone(facts.phone)] : []),
        ],
        note: LABELS[language].note(facts.clinic ?? ""),
      },
      language,
    );
    // A reminder carries none: the calendar has the appointment already.
    return kind === "reminder" ? mail : { ...mail, attachment: invite(facts, kind === "cancelled") };
  };

const whereOf = ({ place, address }: Facts): string[] => {
  const where = [place, address].filter(Boolean).join(", ");
  return where ? [where] : [];
};

const LABELS = {
  en: {
    with: (name: string) => `with ${name}`,
    before: (when: string) => `Previously: ${when}`,
    phone: (number: string) => `Telephone: ${number}`,
    note: (clinic: string) =>
      `You agreed to receive e-mails from ${clinic}. To stop receiving them, tell the clinic.`,
  },
  pt: {
    with: (name: string) => `com ${name}`,
    before: (when: string) => `Antes: ${when}`,
    phone: (number: string) => `Telefone: ${number}`,
    note: (clinic: string) =>
      `Aceitou receber mensagens de ${clinic} por e-mail. Para deixar de as receber, avise a clínica.`,
  },
} as const;

type About = { clinic: string; when: string; many: boolean; patient: string };
type Say = (about: About) => Words;

/** Whose appointments they are, as the one who reads it would say: their own, or those of the patient they represent. */
const WHOSE = {
  en: ({ many, patient }: About) =>
    `${patient ? `${patient}'s` : "your"} ${many ? "appointments" : "appointment"}`,
  pt: ({ many, patient }: About) => {
    if (patient) return `${many ? "as consultas" : "a consulta"} de ${patient}`;
    return many ? "as suas consultas" : "a sua consulta";
  },
};
const CHANGE = {
  en: ({ patient }: About) => `If ${patient || "you"} cannot attend, please tell the clinic in good time.`,
  pt: ({ patient }: About) =>
    `Se ${patient ? `${patient} ` : ""}não puder comparecer, avise a clínica com antecedência.`,
};
/** As the beginning of a sentence. */
const first = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The day is said of one appointment; the mail lists several. */
const subject = ({ clinic, when, many }: About, opening: string, at: string) =>
  `${opening} ${at} ${clinic}${many ? "" : `: ${when}`}`;

const WORDS: Readonly<Record<Language, Readonly<Record<AppointmentKind, Say>>>> = {
  en: {
    booked: (about) => ({
      subject: subject(about, first(WHOSE.en(about)), "at"),
      opening: `${first(WHOSE.en(about))} at ${about.clinic} ${about.many ? "are" : "is"} booked:`,
      sign: CHANGE.en(about),
    }),
    moved: (about) => ({
      subject: subject(about, `Changed: ${WHOSE.en(about)}`, "at"),
      opening: about.many
        ? `${first(WHOSE.en(about))} at ${about.clinic} have been changed. They are now:`
        : `${first(WHOSE.en(about))} at ${about.clinic} has been changed. It is now:`,
      sign: CHANGE.en(about),
    }),
    cancelled: (about) => ({
      subject: subject(about, `Cancelled: ${WHOSE.en(about)}`, "at"),
      opening: about.many
        ? `These appointments at ${about.clinic} have been cancelled:`
        : `This appointment at ${about.clinic} has been cancelled:`,
      sign: "To book another time, please contact the clinic.",
    }),
    reminder: (about) => ({
      subject: subject(about, `Reminder: ${WHOSE.en(about)}`, "at"),
      opening: `This is a reminder of ${WHOSE.en(about)} at ${about.clinic}:`,
      sign: CHANGE.en(about),
    }),
  },
  pt: {
    booked: (about) => ({
      subject: subject(about, first(WHOSE.pt(about)), "em"),
      opening: `${first(WHOSE.pt(about))} em ${about.clinic} ${about.many ? "estão marcadas" : "está marcada"}:`,
      sign: CHANGE.pt(about),
    }),
    moved: (about) => ({
      subject: subject(about, `Alteração: ${WHOSE.pt(about)}`, "em"),
      opening: about.many
        ? `${first(WHOSE.pt(about))} em ${about.clinic} foram alteradas. Passam a ser:`
        : `${first(WHOSE.pt(about))} em ${about.clinic} foi alterada. Passa a ser:`,
      sign: CHANGE.pt(about),
    }),
    cancelled: (about) => ({
      subject: subject(about, `${about.many ? "Canceladas" : "Cancelada"}: ${WHOSE.pt(about)}`, "em"),
      opening: about.many
        ? `Estas consultas em ${about.clinic} foram canceladas:`
        : `Esta consulta em ${about.clinic} foi cancelada:`,
      sign: "Para marcar outra hora, contacte a clínica.",
    }),
    reminder: (about) => ({
      subject: subject(about, `Lembrete: ${WHOSE.pt(about)}`, "em"),
      opening: `Lembramos ${WHOSE.pt(about)} em ${about.clinic}:`,
      sign: CHANGE.pt(about),
    }),
  },
};
