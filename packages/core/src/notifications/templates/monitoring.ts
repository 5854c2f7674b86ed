import type { Language } from "../../contracts/kernel/primitives.ts";
import { greeting } from "./greeting.ts";
import { linkIn, textWithLink } from "./link-texts.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

type Facts = Readonly<Record<string, string>>;

/**
 * The mail with the link to the monitoring page. Facts: `name`, `patient` (see greeting.ts), `clinic`, `phone`, `body` (what the professional asks the
 * patient to do) and `url`, which is added only while the mail is being sent.
 */
export function monitoringLinkMail(language: Language, facts: Facts): RenderedMail {
  const words = WORDS[language];
  return renderMail(
    {
      subject: words.linkSubject(facts.clinic ?? ""),
      paragraphs: [
        ...greeting(language, facts),
        ...paragraphsOf(facts.body ?? ""),
        words.keep,
        words.emergency,
        ...(facts.phone ? [words.phone(facts.phone)] : []),
      ],
      action: { label: words.open, url: linkIn(facts) },
      note: words.note(facts.clinic ?? ""),
    },
    language,
  );
}

/** The mail that reminds a patient of today's answers. Facts: `name`, `patient` (see greeting.ts), `clinic`, `count` (symptoms) and `url`. */
export function monitoringReminderMail(language: Language, facts: Facts): RenderedMail {
  const words = WORDS[language];
  return renderMail(
    {
      subject: words.reminderSubject(facts.clinic ?? ""),
      paragraphs: [
        ...greeting(language, facts),
        words.reminder(Number(facts.count ?? "1")),
        words.pause,
        words.emergency,
      ],
      action: { label: words.open, url: linkIn(facts) },
      note: words.note(facts.clinic ?? ""),
    },
    language,
  );
}

/** The text message with the link, from the same facts. */
export const monitoringLinkText = (language: Language, facts: Facts): string =>
  textWithLink(facts, WORDS[language].linkText);

/** The text message of a reminder, from the same facts. */
export const monitoringReminderText = (language: Language, facts: Facts): string =>
  textWithLink(facts, WORDS[language].reminderText);

const paragraphsOf = (body: string) =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const WORDS = {
  en: {
    linkSubject: (clinic: string) => `Your private link from ${clinic}`,
    reminderSubject: (clinic: string) => `Reminder from ${clinic}`,
    reminder: (count: number) =>
      count === 1
        ? "How are you today? Please open your private link and choose a number from 1 to 10."
        : `How are you today? There are ${count} questions for you. Please open your private link and choose a number from 1 to 10 for each.`,
    pause: "To stop these reminders, open the link and choose “Pause reminders”.",
    keep: "The link is yours alone: whoever opens it can read and add answers.",
    emergency: "Nobody watches the answers around the clock. In an emergency call 112.",
    phone: (number: string) => `Telephone: ${number}`,
    open: "Open my page",
    note: (clinic: string) =>
      `You agreed to receive e-mails from ${clinic}. To stop receiving them, tell the clinic.`,
    linkText: "note how you feel each day, from 1 to 10:",
    reminderText: "how are you today? Choose from 1 to 10:",
  },
  pt: {
    linkSubject: (clinic: string) => `A sua ligação privada de ${clinic}`,
    reminderSubject: (clinic: string) => `Lembrete de ${clinic}`,
    reminder: (count: number) =>
      count === 1
        ? "Como se sente hoje? Abra a sua ligação privada e escolha um número de 1 a 10."
        : `Como se sente hoje? Tem ${count} perguntas. Abra a sua ligação privada e escolha um número de 1 a 10 para cada uma.`,
    pause: "Para deixar de receber estes lembretes, abra a ligação e escolha «Pausar lembretes».",
    keep: "A ligação é só sua: quem a abrir pode ler e acrescentar respostas.",
    emergency: "Ninguém acompanha as respostas 24 horas por dia. Em caso de emergência, ligue 112.",
    phone: (number: string) => `Telefone: ${number}`,
    open: "Abrir a minha página",
    note: (clinic: string) =>
      `Aceitou receber mensagens de ${clinic} por e-mail. Para deixar de as receber, avise a clínica.`,
    linkText: "registe como se sente cada dia, de 1 a 10:",
    reminderText: "como se sente hoje? Escolha de 1 a 10:",
  },
} as const;
