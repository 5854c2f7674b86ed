import type { Language } from "../../contracts/kernel/primitives.ts";
import { greeting } from "./greeting.ts";
import { linkIn, textWithLink } from "./link-texts.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

type Facts = Readonly<Record<string, string>>;

/**
 * The mail with a link to sign texts. It names no text, because a treatment is nobody's business who reads over a shoulder.
 * Facts: `name` (whom it greets), `patient` (only where the legal representative signs), `clinic`, `phone`, `until` (a day as
 * written in the language) and `url`, which is added only while the mail is being sent.
 */
export function consentLinkMail(language: Language, facts: Facts): RenderedMail {
  const words = WORDS[language];
  const clinic = facts.clinic ?? "";
  return renderMail(
    {
      subject: words.subject(clinic),
      paragraphs: [
        ...greeting(language, { name: facts.name ?? "" }),
        facts.patient ? words.representative(clinic, facts.patient) : words.ask(clinic),
        words.until(facts.until ?? ""),
        words.keep,
        ...(facts.phone ? [words.phone(facts.phone)] : []),
      ],
      action: { label: words.open, url: linkIn(facts) },
      note: words.note(clinic),
    },
    language,
  );
}

/** The text message with the link, from the same facts. */
export const consentLinkText = (language: Language, facts: Facts): string =>
  textWithLink(facts, WORDS[language].text);

const WORDS = {
  en: {
    subject: (clinic: string) => `Please read and sign: ${clinic}`,
    ask: (clinic: string) =>
      `${clinic} asks for your consent. Open your private link, read the text, and sign it or say that you do not agree.`,
    representative: (clinic: string, patient: string) =>
      `${clinic} asks for your consent as the legal representative of ${patient}. Open your private link, read the text, and sign it or say that you do not agree.`,
    until: (day: string) => `The link works until ${day}, for one answer to each text.`,
    keep: "It is meant for you alone: whoever opens it can answer in your name.",
    phone: (number: string) => `If you have questions, ask before you sign. Telephone: ${number}`,
    open: "Read and sign",
    note: (clinic: string) =>
      `You agreed to receive e-mails from ${clinic}. To stop receiving them, tell the clinic.`,
    text: "please read and sign:",
  },
  pt: {
    subject: (clinic: string) => `Leia e assine, por favor: ${clinic}`,
    ask: (clinic: string) =>
      `${clinic} pede o seu consentimento. Abra a sua ligação privada, leia o texto e assine-o ou indique que não concorda.`,
    representative: (clinic: string, patient: string) =>
      `${clinic} pede o seu consentimento enquanto representante legal de ${patient}. Abra a sua ligação privada, leia o texto e assine-o ou indique que não concorda.`,
    until: (day: string) => `A ligação funciona até ${day}, para uma resposta a cada texto.`,
    keep: "É só para si: quem a abrir pode responder em seu nome.",
    phone: (number: string) => `Se tiver dúvidas, pergunte antes de assinar. Telefone: ${number}`,
    open: "Ler e assinar",
    note: (clinic: string) =>
      `Aceitou receber mensagens de ${clinic} por e-mail. Para deixar de as receber, avise a clínica.`,
    text: "leia e assine, por favor:",
  },
} as const;
