import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/home.ts";

const home: Translation<typeof english> = {
  title: "Olá, {{name}}",
  today: {
    unpaid: "Por pagar: {{count}}",
    pay: "Registar pagamento, {{amount}}",
    record: "Ficha",
    title: "Hoje",
    none: "Nenhuma consulta hoje",
    noneHelp: "Marque uma no calendário ou na ficha de um paciente.",
    book: "Abrir o calendário",
    busy: "Ocupado",
    until: "até às {{time}}",
    minutes_one: "{{count}} minuto",
    minutes_other: "{{count}} minutos",
    tally_one: "{{count}} consulta, {{done}} concluída",
    tally_other: "{{count}} consultas, {{done}} concluídas",
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
  modules: {
    mtc: { name: "Medicina chinesa", help: "Língua, pulso, acupuntura, auricular, fórmulas e substâncias" },
    osteo: { name: "Osteopatia", help: "Segmentos, mobilidade, dor e testes" },
    fito: { name: "Fitoterapia", help: "Plantas, nutrição e suplementos" },
    others: { name: "Outros tratamentos", help: "Outros tratamentos e testes, e os próprios" },
  },
  steps: {
    title: "Damos-lhe as boas-vindas, {{name}}",
    context: "Quatro passos para preparar a sua clínica.",
    done: "Concluído",
    waiting: "A sua clínica está a ser preparada",
    waitingHelp: "Um gestor tem de terminar os primeiros passos. Volte um pouco mais tarde.",
    plan: {
      title: "Escolha os módulos",
      help: "O período experimental dura 15 dias, sem pagamento. Pode mudar os módulos mais tarde.",
      modules: "Módulos",
      action: "Começar o período experimental",
    },
    place: {
      title: "Adicione o seu local",
      help: "Um local, um gabinete e um tipo de consulta bastam para começar.",
      name: "Nome do local",
      office: "Gabinete",
      officeHelp: "A sala que se reserva",
      officeName: "Gabinete 1",
      address: "Morada",
      phone: "Telefone",
      type: "Tipo de consulta",
      typeHelp: "O que os pacientes marcam",
      typeName: "Consulta",
      duration: "Duração",
      price: "Preço",
    },
    patient: {
      title: "Adicione o primeiro paciente",
      help: "Só o nome é obrigatório. O resto pode ser preenchido depois.",
      action: "Novo paciente",
    },
    booking: {
      title: "Marque a primeira consulta",
      help: "Escolha uma hora livre no calendário.",
      action: "Abrir o calendário",
    },
  },
};

export default home;
