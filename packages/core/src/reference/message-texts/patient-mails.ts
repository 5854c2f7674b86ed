import type { MailWords } from "./shipped-words.ts";

/** What every mail to a patient begins with. */
export const GREETING = { en: "Hello {name},", pt: "Olá {name}," };
/** Said where the legal representative reads the mail. */
export const REPRESENTS = {
  en: "This message is for you as the legal representative of {patient}.",
  pt: "Recebe esta mensagem enquanto representante legal de {patient}.",
};
export const PHONE = { en: "Telephone: {phone}", pt: "Telefone: {phone}" };
/** Why a patient gets mails. */
export const AGREED = {
  en: "You agreed to receive e-mails from {clinic}. To stop receiving them, tell the clinic.",
  pt: "Aceitou receber mensagens de {clinic} por e-mail. Para deixar de as receber, avise a clínica.",
};

const EMERGENCY = {
  en: "Nobody watches the answers around the clock. In an emergency call 112.",
  pt: "Ninguém acompanha as respostas 24 horas por dia. Em caso de emergência, ligue 112.",
};
const OPEN = { en: "Open my page", pt: "Abrir a minha página" };

const reminder = (asks: { en: string; pt: string }): MailWords => ({
  subject: { en: "Reminder from {clinic}", pt: "Lembrete de {clinic}" },
  body: {
    en: `${GREETING.en}\n\n${REPRESENTS.en}\n\n${asks.en}\n\nTo stop these reminders, open the link and choose “Pause reminders”.\n\n${EMERGENCY.en}`,
    pt: `${GREETING.pt}\n\n${REPRESENTS.pt}\n\n${asks.pt}\n\nPara deixar de receber estes lembretes, abra a ligação e escolha «Pausar lembretes».\n\n${EMERGENCY.pt}`,
  },
  button: OPEN,
  why: AGREED,
});

const consent = (asks: { en: string; pt: string }): MailWords => ({
  subject: { en: "Please read and sign: {clinic}", pt: "Leia e assine, por favor: {clinic}" },
  body: {
    en: `${GREETING.en}\n\n${asks.en} Open your private link, read the text, and sign it or say that you do not agree.\n\nThe link works until {until}, for one answer to each text.\n\nIt is meant for you alone: whoever opens it can answer in your name.\n\nIf you have questions, ask before you sign. ${PHONE.en}`,
    pt: `${GREETING.pt}\n\n${asks.pt} Abra a sua ligação privada, leia o texto e assine-o ou indique que não concorda.\n\nA ligação funciona até {until}, para uma resposta a cada texto.\n\nÉ só para si: quem a abrir pode responder em seu nome.\n\nSe tiver dúvidas, pergunte antes de assinar. ${PHONE.pt}`,
  },
  button: { en: "Read and sign", pt: "Ler e assinar" },
  why: AGREED,
});

/** The mails with a patient's link. */
export const patientMailWords = {
  "monitoring-link": {
    subject: { en: "Your private link from {clinic}", pt: "A sua ligação privada de {clinic}" },
    body: {
      en: `${GREETING.en}\n\n${REPRESENTS.en}\n\n{text}\n\nThe link is yours alone: whoever opens it can read and add answers.\n\n${EMERGENCY.en}\n\n${PHONE.en}`,
      pt: `${GREETING.pt}\n\n${REPRESENTS.pt}\n\n{text}\n\nA ligação é só sua: quem a abrir pode ler e acrescentar respostas.\n\n${EMERGENCY.pt}\n\n${PHONE.pt}`,
    },
    button: OPEN,
    why: AGREED,
  },
  "monitoring-reminder-one": reminder({
    en: "How are you today? Please open your private link and choose a number from 1 to 10.",
    pt: "Como se sente hoje? Abra a sua ligação privada e escolha um número de 1 a 10.",
  }),
  "monitoring-reminder-many": reminder({
    en: "How are you today? There are {count} questions for you. Please open your private link and choose a number from 1 to 10 for each.",
    pt: "Como se sente hoje? Tem {count} perguntas. Abra a sua ligação privada e escolha um número de 1 a 10 para cada uma.",
  }),
  "consent-link-own": consent({
    en: "{clinic} asks for your consent.",
    pt: "{clinic} pede o seu consentimento.",
  }),
  "consent-link-patient": consent({
    en: "{clinic} asks for your consent as the legal representative of {patient}.",
    pt: "{clinic} pede o seu consentimento enquanto representante legal de {patient}.",
  }),
} as const satisfies Readonly<Record<string, MailWords>>;
