import type { MailWords } from "./shipped-words.ts";

const EXPORT_NOTE = {
  en: "You receive this message because you began an export on Meridian.",
  pt: "Recebe esta mensagem porque iniciou uma exportação no Meridian.",
};
const EXPORTS = { en: "Open exports", pt: "Abrir exportações" };
const MANAGER_NOTE = {
  en: "You receive this message at most once a week, because you manage this clinic on Meridian.",
  pt: "Recebe esta mensagem no máximo uma vez por semana, porque gere esta clínica no Meridian.",
};
const STUDENT_NOTE = {
  en: "You receive this message because you sent a proof of enrolment to Meridian.",
  pt: "Recebe esta mensagem porque enviou um comprovativo de matrícula no Meridian.",
};
const SUPPORT = { en: "Open the support page", pt: "Abrir a página de apoio" };
const SUPPORT_NOTE = {
  en: "You receive this message because you wrote to Meridian's support.",
  pt: "Recebe esta mensagem porque escreveu ao apoio do Meridian.",
};
const ANSWER_NOTE = {
  en: `${SUPPORT_NOTE.en} Replies to this e-mail are not read: write on the support page.`,
  pt: `${SUPPORT_NOTE.pt} As respostas a este e-mail não são lidas: escreva na página de apoio.`,
};
const DATA_DUE = {
  subject: { en: "Data to decide about at {clinic}", pt: "Dados para decidir em {clinic}" },
  button: { en: "Decide", pt: "Decidir" },
  why: MANAGER_NOTE,
};
const DECIDE = {
  en: "Nothing is deleted by itself. Decide in each case whether the data is kept or removed.",
  pt: "Nada é apagado por si só. Em cada caso, decida se os dados são conservados ou removidos.",
};
const ANSWERED = {
  subject: { en: "Answer to your message {number}", pt: "Resposta à sua mensagem {number}" },
  why: ANSWER_NOTE,
};

/** The mails about accounts, the data of a clinic and support. */
export const spaceMailWords = {
  invitation: {
    subject: { en: "Invitation to {clinic}", pt: "Convite para {clinic}" },
    body: {
      en: "Hello {name},\n\n{inviter} has invited you to join {clinic} on Meridian as a {role}.\n\nThe link works once and is valid for 7 days.",
      pt: "Olá {name},\n\n{inviter} enviou-lhe um convite para trabalhar em {clinic}, no Meridian, como {role}.\n\nA ligação funciona uma vez e é válida durante 7 dias.",
    },
    button: { en: "Accept the invitation", pt: "Aceitar o convite" },
    why: {
      en: "If you did not expect this invitation, ignore this message. No account is created unless you accept.",
      pt: "Se não esperava este convite, ignore esta mensagem. Nenhuma conta é criada se não aceitar.",
    },
  },
  "email-taken": {
    subject: { en: "You already have a Meridian account", pt: "Já tem uma conta no Meridian" },
    body: {
      en: "Hello,\n\nSomeone tried to register with Meridian using this e-mail address, but it already has an account. Nothing was created or changed.\n\nIf it was you, sign in. If you have forgotten your password, request a new one at {reset_link}.",
      pt: "Olá,\n\nAlguém tentou registar-se no Meridian com este endereço de e-mail, mas já existe uma conta com ele. Nada foi criado nem alterado.\n\nSe foi você, inicie sessão. Se não se lembra da palavra-passe, peça uma nova em {reset_link}.",
    },
    button: { en: "Sign in", pt: "Iniciar sessão" },
    why: {
      en: "If it was not you, you do not need to do anything.",
      pt: "Se não foi você, não precisa de fazer nada.",
    },
  },
  "export-ready": {
    subject: { en: "The export of {clinic} is ready", pt: "A exportação de {clinic} está pronta" },
    body: {
      en: "You can download the data of {clinic} for {hours} hours. After that the file is deleted.\n\nThe file contains health data. Keep it in a safe place.",
      pt: "Pode descarregar os dados de {clinic} durante {hours} horas. Depois disso o ficheiro é apagado.\n\nO ficheiro contém dados de saúde. Guarde-o num lugar seguro.",
    },
    button: EXPORTS,
    why: EXPORT_NOTE,
  },
  "export-failed": {
    subject: {
      en: "The export of {clinic} was not completed",
      pt: "A exportação de {clinic} não foi concluída",
    },
    body: {
      en: "The data of {clinic} could not be exported. Nothing was changed. You can begin another export.",
      pt: "Os dados de {clinic} não puderam ser exportados. Nada foi alterado. Pode iniciar outra exportação.",
    },
    button: EXPORTS,
    why: EXPORT_NOTE,
  },
  "space-closing": {
    subject: { en: "{clinic} is to be closed on {due}", pt: "{clinic} vai ser encerrada em {due}" },
    body: {
      en: "The closing of {clinic} was requested. On {due} all its data is deleted and nobody can sign in any more. That cannot be undone.\n\nUntil then you can work as usual, export everything and withdraw the closing.\n\nOnly the payments of the plan are kept, for {years} years as the law requires, and that there was a clinic.",
      pt: "Foi pedido o encerramento de {clinic}. Em {due}, todos os dados são apagados e já ninguém pode iniciar sessão. Isso não pode ser anulado.\n\nAté lá pode trabalhar como habitualmente, exportar tudo e anular o encerramento.\n\nFicam só os pagamentos do plano, durante {years} anos, como a lei exige, e o registo de que a clínica existiu.",
    },
    button: { en: "Export or withdraw", pt: "Exportar ou anular" },
    why: {
      en: "You receive this message because you manage this clinic on Meridian.",
      pt: "Recebe esta mensagem porque gere esta clínica no Meridian.",
    },
  },
  "retention-waiting-one": {
    ...DATA_DUE,
    body: {
      en: `One record of {clinic} has passed the time for which it is kept.\n\n${DECIDE.en}`,
      pt: `Em {clinic} há um registo que já passou o prazo de conservação.\n\n${DECIDE.pt}`,
    },
  },
  "retention-waiting-many": {
    ...DATA_DUE,
    body: {
      en: `{count} records of {clinic} have passed the time for which they are kept.\n\n${DECIDE.en}`,
      pt: `Em {clinic} há {count} registos que já passaram o prazo de conservação.\n\n${DECIDE.pt}`,
    },
  },
  "student-proof-approved": {
    subject: { en: "Proof of enrolment approved", pt: "Comprovativo de matrícula aprovado" },
    body: {
      en: "Hello {name},\n\nYour proof of enrolment was approved. You can now buy the student plan.",
      pt: "Olá, {name},\n\nO seu comprovativo de matrícula foi aprovado. Já pode comprar o plano Estudante.",
    },
    button: { en: "Open the subscription", pt: "Abrir a subscrição" },
    why: STUDENT_NOTE,
  },
  "student-proof-rejected": {
    subject: { en: "Proof of enrolment rejected", pt: "Comprovativo de matrícula recusado" },
    body: {
      en: "Hello {name},\n\nYour proof of enrolment was rejected: {reason}\n\nYou can send another one from your subscription.",
      pt: "Olá, {name},\n\nO seu comprovativo de matrícula foi recusado: {reason}\n\nPode enviar outro comprovativo na sua subscrição.",
    },
    button: { en: "Send another proof", pt: "Enviar outro comprovativo" },
    why: STUDENT_NOTE,
  },
  "support-received": {
    subject: { en: "We received your message {number}", pt: "Recebemos a sua mensagem {number}" },
    body: {
      en: "Hello {name},\n\nThank you for your message. Its number is {number}.\n\nWe answer by e-mail. The answer also appears on the support page, where you can write again.",
      pt: "Olá, {name},\n\nObrigado pela sua mensagem. O número é {number}.\n\nRespondemos por e-mail. A resposta aparece também na página de apoio, onde pode continuar a escrever.",
    },
    button: SUPPORT,
    why: SUPPORT_NOTE,
  },
  "support-answered": {
    ...ANSWERED,
    body: { en: "Hello {name},\n\n{text}", pt: "Olá, {name},\n\n{text}" },
    button: SUPPORT,
  },
  "support-answered-waiting": {
    ...ANSWERED,
    body: {
      en: "Hello {name},\n\n{text}\n\nWe are waiting for your reply on the support page.",
      pt: "Olá, {name},\n\n{text}\n\nAguardamos a sua resposta na página de apoio.",
    },
    button: { en: "Reply", pt: "Responder" },
  },
} as const satisfies Readonly<Record<string, MailWords>>;
