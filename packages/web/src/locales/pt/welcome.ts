import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/welcome.ts";

const welcome: Translation<typeof english> = {
  title: "Damos-lhe as boas-vindas, {{name}}",
  lead: "Algumas perguntas e pode começar. Pode sair a qualquer momento: o que escrever fica guardado.",
  leadShort: "Já faz parte de {{clinic}}.",
  stepsLabel: "Passos",
  step: { who: "Sobre si", place: "A sua clínica", start: "Começar" },
  leave: { later: "Mais tarde", home: "Ir para a página inicial" },
  again: "Pode voltar a abrir esta página no menu da sua conta.",
  minutes_one: "{{count}} minuto",
  minutes_other: "{{count}} minutos",
  who: {
    title: "O que pratica?",
    help: "Os seus colegas veem as suas especialidades.",
    specialities: "As suas especialidades",
    other: "Outras especialidades",
    otherHelp: "Se forem várias, separe-as com vírgulas",
    suggested: {
      acupuncture: "Acupuntura",
      tcm: "Medicina chinesa",
      osteopathy: "Osteopatia",
      phytotherapy: "Fitoterapia",
      nutrition: "Nutrição",
      massage: "Massagem",
    },
    modules: "Módulos",
    trial: "Começar o período experimental",
    trialHelp: "O período experimental dura 15 dias, sem pagamento. Pode mudar os módulos mais tarde.",
    buy: "Ver os planos",
  },
  modules: {
    mtc: { name: "Medicina chinesa", help: "Língua, pulso, acupuntura, auricular, fórmulas e substâncias" },
    osteo: { name: "Osteopatia", help: "Segmentos, mobilidade, dor e testes" },
    fito: { name: "Fitoterapia", help: "Plantas, nutrição e suplementos" },
    others: { name: "Outros tratamentos", help: "Outros tratamentos e testes, e os próprios" },
  },
  type: {
    title: "O que marcam os pacientes?",
    help: "Um tipo de consulta basta para começar. Pode adicionar outros nas definições.",
  },
  place: {
    title: "Onde recebe os pacientes?",
    help: "Um local com um gabinete basta para começar.",
    planFirst: "Escolha primeiro os módulos.",
    toPlan: "Escolher módulos",
    done: "O seu local e o que lá se pode marcar estão guardados. Pode alterá-los nas definições.",
    next: "Continuar",
  },
  start: {
    title: "Como quer começar?",
    help: "Escolha uma opção. As outras continuam disponíveis.",
  },
  doors: {
    tour: { title: "Mostrar-me", help: "Uma visita guiada com um paciente de exemplo." },
    import: {
      title: "Trazer os meus pacientes",
      help: "A partir de uma folha de cálculo. Só o nome é obrigatório.",
    },
    patient: {
      title: "Começar com um paciente",
      help: "Adicione o nome e marque a primeira consulta.",
    },
    calendar: { title: "Abrir o calendário", help: "Veja as consultas marcadas para si." },
    planFirst: "Pode adicionar pacientes depois de escolher os módulos.",
  },
  steps: {
    done: "Concluído",
    plan: {
      title: "Escolha as especialidades e os módulos",
      help: "Determinam o que aparece na consulta.",
      action: "Ver os planos",
    },
    place: {
      title: "Adicione o seu local",
      help: "Um local, um gabinete e um tipo de consulta bastam para começar.",
      action: "Abrir as definições",
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
      title: "Adicione um paciente",
      help: "Só o nome é obrigatório. O resto pode ser preenchido depois.",
      action: "Novo paciente",
    },
    book: {
      title: "Marque uma consulta",
      help: "Escolha o paciente e uma hora livre no calendário.",
      action: "Abrir o calendário",
    },
    visit: {
      title: "Preencha uma consulta",
      help: "Abra-a e prima Começar. O que escrever é guardado automaticamente.",
      action: "Abrir o calendário",
    },
    sign: {
      title: "Assine-a",
      help: "Prima Concluir e depois Concluir e assinar. A consulta fica bloqueada e as alterações seguintes são registadas como adendas.",
      action: "Abrir o calendário",
    },
    reminder: {
      title: "Envie um lembrete",
      help: "Registe um e-mail e que o paciente aceita receber mensagens. As confirmações e os lembretes são então enviados automaticamente.",
      action: "Ver as mensagens",
    },
    invite: {
      title: "Convide alguém",
      help: "Os colegas e a receção recebem uma conta com as permissões que escolher.",
      action: "Convidar",
    },
  },
  tutorial: {
    title: "Primeiros passos",
    progress: "{{done}} de {{count}}",
    close: "Não mostrar mais",
    closed: "Os primeiros passos deixam de ser mostrados",
    finished: "Está tudo pronto",
    finishedHelp: "Fez tudo o que estava na lista. Esta não volta a aparecer.",
  },
};

export default welcome;
