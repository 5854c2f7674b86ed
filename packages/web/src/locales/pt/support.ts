import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/support.ts";

const support: Translation<typeof english> = {
  title: "Apoio",
  context: "Respostas a perguntas frequentes.",
  questions: {
    title: "Perguntas e respostas",
    search: "Procurar nas perguntas",
    found_one: "{{count}} pergunta encontrada",
    found_other: "{{count}} perguntas encontradas",
    none: "Ainda sem perguntas",
    noMatch: "Nenhuma pergunta encontrada",
    noneHelp: "Experimente outras palavras.",
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
