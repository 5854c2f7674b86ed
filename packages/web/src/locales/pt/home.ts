import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/home.ts";

const home: Translation<typeof english> = {
  title: "Olá, {{name}}",
  today: {
    unpaid: "Por pagar: {{count}}",
    pay: "Registar pagamento, {{amount}}",
    record: "Ficha",
    tick: "{{name}}, {{time}}, {{amount}}",
    title: "Hoje",
    none: "Nenhuma consulta hoje",
    noneHelp: "Marque uma no calendário ou na ficha de um paciente.",
    book: "Abrir o calendário",
    busy: "Ocupado",
    until: "até às {{time}}",
    minutes_one: "{{count}} minuto",
    minutes_other: "{{count}} minutos",
    tally_one: "{{count}} consulta, {{done}}",
    tally_other: "{{count}} consultas, {{done}}",
    tallyDone_one: "{{count}} concluída",
    tallyDone_other: "{{count}} concluídas",
  },
  next: {
    checkedIn: "Chegada de {{name}} registada",
    label: "Próximo paciente",
    start: "Começar",
    continue: "Continuar",
    arrive: "Registar chegada",
  },
  unfinished: {
    title: "Consultas por terminar",
    none: "Nenhuma consulta por terminar",
  },
  left: {
    title: "Consultas deixadas abertas por quem já não trabalha aqui",
    close: "Já não podem ser alteradas. Abra uma para a fechar sem assinar.",
    others: "Já não podem ser alteradas. Um gestor que também atenda pode fechá-las sem assinar.",
    someone: "um antigo colega",
  },
  retention: {
    title: "Dados fora do prazo de conservação",
    help_one: "{{number}} registo aguarda uma decisão. Nada é apagado por si só.",
    help_other: "{{number}} registos aguardam uma decisão. Nada é apagado por si só.",
    decide: "Conservar ou remover",
  },
  status: {
    scheduled: "Marcada",
    confirmed: "Confirmada",
    arrived: "Chegou",
    open: "Aberta",
    paused: "Em pausa",
    done: "Concluída",
    missed: "Faltou",
    cancelled: "Cancelada",
  },
  first: {
    title: "Damos-lhe as boas-vindas, {{name}}",
    progress_one: "{{count}} de {{all}} passos concluído",
    progress_other: "{{count}} de {{all}} passos concluídos",
    waiting: "A sua clínica está a ser preparada",
    waitingHelp: "Um gestor tem de terminar os primeiros passos. Volte um pouco mais tarde.",
  },
};

export default home;
