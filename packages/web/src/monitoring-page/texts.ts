const en = {
  title: "Symptoms",
  greeting: "How are you today?",
  today: "Today",
  yesterday: "Yesterday",
  day: "Which day",
  least: "1 · hardly noticeable",
  most: "10 · as bad as it can be",
  choose: "{name}: choose from 1 to 10",
  value: "{value} out of 10",
  thanks: "Thank you. Your answer for {name} is {value}.",
  undone: "Your answer for {name} was removed.",
  noted: "Your note was saved.",
  undo: "Undo",
  change: "Press another number to change it.",
  another: "Add another answer",
  earlier: "Earlier answers: {values}",
  note: "Note (optional)",
  addNote: "Add a note",
  saveNote: "Save note",
  lately: "Your last 14 days",
  latelyDay: "{day}: {value}",
  nothingLately: "No answers in the last 14 days.",
  waiting_one: "1 answer waits for a connection. It is kept on this phone and sent by itself.",
  waiting_other: "{count} answers wait for a connection. They are kept on this phone and sent by themselves.",
  sent: "Everything is sent to your clinic.",
  refused: "An answer could not be accepted for that day.",
  safety: "Nobody watches these answers around the clock. In an emergency call 112.",
  nothing: "No symptoms to answer at the moment.",
  loading: "Opening…",
  missing: "This link does not work",
  missingHelp: "It may have been replaced, or not used for a long time. Ask your clinic for a new one.",
  offline: "No connection",
  offlineHelp: "Open this page once with a connection. After that it works without one.",
  retry: "Try again",
  language: "Português",
  notKept: "This browser keeps nothing, so an answer is lost if the connection fails.",
  notToday: "Not asked today",
};
export type Texts = typeof en;

const pt: Texts = {
  title: "Sintomas",
  greeting: "Como se sente hoje?",
  today: "Hoje",
  yesterday: "Ontem",
  day: "Que dia",
  least: "1 · quase não se nota",
  most: "10 · o pior que se imagina",
  choose: "{name}: escolha de 1 a 10",
  value: "{value} em 10",
  thanks: "Obrigado. A sua resposta para {name} é {value}.",
  undone: "A sua resposta para {name} foi retirada.",
  noted: "A sua nota foi guardada.",
  undo: "Anular",
  change: "Toque noutro número para a alterar.",
  another: "Acrescentar outra resposta",
  earlier: "Respostas anteriores: {values}",
  note: "Nota (opcional)",
  addNote: "Acrescentar uma nota",
  saveNote: "Guardar nota",
  lately: "Os seus últimos 14 dias",
  latelyDay: "{day}: {value}",
  nothingLately: "Sem respostas nos últimos 14 dias.",
  waiting_one: "1 resposta espera por ligação. Fica guardada neste telemóvel e é enviada sozinha.",
  waiting_other:
    "{count} respostas esperam por ligação. Ficam guardadas neste telemóvel e são enviadas sozinhas.",
  sent: "Está tudo enviado para a clínica.",
  refused: "Uma resposta não pôde ser aceite para esse dia.",
  safety: "Ninguém acompanha estas respostas 24 horas por dia. Em caso de emergência, ligue 112.",
  nothing: "De momento não há sintomas a responder.",
  loading: "A abrir…",
  missing: "Esta ligação não funciona",
  missingHelp: "Pode ter sido substituída ou estar há muito tempo sem uso. Peça uma nova à sua clínica.",
  offline: "Sem ligação",
  offlineHelp: "Abra esta página uma vez com ligação à Internet. Depois funciona sem ela.",
  retry: "Tentar de novo",
  language: "English",
  notKept: "Este navegador não guarda nada: uma resposta perde-se se a ligação falhar.",
  notToday: "Hoje não é preciso responder",
};

export const TEXTS = { en, pt };
export type PageLanguage = keyof typeof TEXTS;

/** The first of the browser's languages, where it is one of the page's; else English. */
export const browserLanguage = (languages: readonly string[]): PageLanguage =>
  languages[0]?.toLowerCase().startsWith("pt") ? "pt" : "en";

/** A text with its values put in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
