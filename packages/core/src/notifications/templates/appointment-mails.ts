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
      many: visits.length > 1,
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

type Say = (about: { clinic: string; when: string; many: boolean }) => Words;
const CHANGE = {
  en: "If you cannot attend, please tell the clinic in good time.",
  pt: "Se não puder comparecer, avise a clínica com antecedência.",
};

const WORDS: Readonly<Record<Language, Readonly<Record<AppointmentKind, Say>>>> = {
  en: {
    booked: ({ clinic, when, many }) => ({
      subject: many ? `Your appointments at ${clinic}` : `Your appointment at ${clinic}: ${when}`,
      opening: many
        ? `Your appointments at ${clinic} are booked:`
        : `Your appointment at ${clinic} is booked:`,
      sign: CHANGE.en,
    }),
    moved: ({ clinic, when, many }) => ({
      subject: many
        ? `Changed: your appointments at ${clinic}`
        : `Changed: your appointment at ${clinic}: ${when}`,
      opening: many
        ? `Your appointments at ${clinic} have been changed. They are now:`
        : `Your appointment at ${clinic} has been changed. It is now:`,
      sign: CHANGE.en,
    }),
    cancelled: ({ clinic, when, many }) => ({
      subject: many
        ? `Cancelled: your appointments at ${clinic}`
        : `Cancelled: your appointment at ${clinic}: ${when}`,
      opening: many
        ? `These appointments at ${clinic} have been cancelled:`
        : `This appointment at ${clinic} has been cancelled:`,
      sign: "To book another time, please contact the clinic.",
    }),
    reminder: ({ clinic, when }) => ({
      subject: `Reminder: your appointment at ${clinic}: ${when}`,
      opening: `This is a reminder of your appointment at ${clinic}:`,
      sign: CHANGE.en,
    }),
  },
  pt: {
    booked: ({ clinic, when, many }) => ({
      subject: many ? `As suas consultas em ${clinic}` : `A sua consulta em ${clinic}: ${when}`,
      opening: many
        ? `As suas consultas em ${clinic} estão marcadas:`
        : `A sua consulta em ${clinic} está marcada:`,
      sign: CHANGE.pt,
    }),
    moved: ({ clinic, when, many }) => ({
      subject: many
        ? `Alteração: as suas consultas em ${clinic}`
        : `Alteração: a sua consulta em ${clinic}: ${when}`,
      opening: many
        ? `As suas consultas em ${clinic} foram alteradas. Passam a ser:`
        : `A sua consulta em ${clinic} foi alterada. Passa a ser:`,
      sign: CHANGE.pt,
    }),
    cancelled: ({ clinic, when, many }) => ({
      subject: many
        ? `Canceladas: as suas consultas em ${clinic}`
        : `Cancelada: a sua consulta em ${clinic}: ${when}`,
      opening: many
        ? `Estas consultas em ${clinic} foram canceladas:`
        : `Esta consulta em ${clinic} foi cancelada:`,
      sign: "Para marcar outra hora, contacte a clínica.",
    }),
    reminder: ({ clinic, when }) => ({
      subject: `Lembrete: a sua consulta em ${clinic}: ${when}`,
      opening: `Lembramos a sua consulta em ${clinic}:`,
      sign: CHANGE.pt,
    }),
  },
};
