import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/support.ts";

const support: Translation<typeof english> = {
  title: "Apoio",
  context: "Respostas a perguntas frequentes e uma forma de nos escrever.",
  questions: {
    title: "Perguntas e respostas",
    search: "Procurar nas perguntas",
    found_one: "{{count}} pergunta encontrada",
    found_other: "{{count}} perguntas encontradas",
    none: "Ainda sem perguntas",
    noMatch: "Nenhuma pergunta encontrada",
    noneHelp: "Experimente outras palavras.",
  },
  contact: {
    title: "Escreva-nos",
    noPatients: "Não inclua dados de pacientes",
    noPatientsHelp: "Não escreva nomes nem dados de saúde de pacientes e oculte-os nas capturas de ecrã.",
    topic: "Tema",
    topics: {
      question: "Uma pergunta",
      problem: "Algo não funciona",
      subscription: "Subscrição e pagamentos",
      data: "Dados e privacidade",
      idea: "Uma ideia",
      other: "Outro assunto",
    },
    text: "Mensagem",
    screenshot: "Captura de ecrã",
    screenshotHelp: "PNG ou JPG.",
    adds: "Enviar também estes dados técnicos",
    facts: { page: "Página de onde veio", app_version: "Versão", browser: "Navegador" },
    unknown: "Desconhecido",
    send: "Enviar mensagem",
    thanks: "Obrigado pela sua mensagem",
    thanksHelp: "O número é {{number}}. Respondemos por e-mail para {{email}} e nesta página.",
    another: "Escrever outra mensagem",
  },
  tickets: {
    title: "As suas mensagens",
    states: {
      new: "À espera da nossa resposta",
      answered: "Respondida",
      waiting: "À espera da sua resposta",
      closed: "Fechada",
    },
    support: "Apoio do Meridian",
    screenshot: "Captura de ecrã (abre num novo separador)",
    reply: "Responder em {{number}}",
    text: "Escrever de novo",
    closedHelp: "Esta conversa está fechada. Ao escrever, volta a abrir.",
    sent: "Mensagem enviada",
  },
  topics: {
    start: "Primeiros passos",
    account: "Conta e utilizadores",
    calendar: "Calendário",
    patients: "Pacientes",
    appointments: "Consultas",
    catalogues: "Pontos, substâncias e produtos",
    messages: "Mensagens",
    subscription: "Subscrição e pagamentos",
    data: "Importação, exportação e privacidade",
  },
};

export default support;
