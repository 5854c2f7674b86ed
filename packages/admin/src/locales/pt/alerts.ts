import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/alerts.ts";

const alerts: Translation<typeof english> = {
  heading: "Comunicados",
  context: "O que as clínicas veem no topo de todos os ecrãs.",
  new: "Novo comunicado",
  edit: "Editar comunicado",
  search: "Palavras do título",
  title: "Título",
  body: "Texto",
  bodyHelp: "**negrito**, - para uma lista, [palavras](https://endereço) para uma ligação.",
  preview: "Como as clínicas o veem",
  languages: { en: "inglês", pt: "português" },
  audience: {
    title: "Destinatários",
    help: "Um grupo sem escolha são todos. As escolhas em vários grupos restringem-se entre si.",
    roles: "Função",
    plans: "Plano",
    modules: "Módulo",
    languages: "Idioma",
  },
  everybody: "Todos",
  roles: {
    manager: "Gestores",
    professional: "Profissionais",
    receptionist: "Rececionistas",
    student: "Estudantes",
    external_entity: "Fornecedores",
  },
  plans: {
    free_trial: "Experimental",
    basic: "Básico",
    student: "Plano Estudante",
    pro: "Pro",
    none: "Sem plano",
  },
  modules: {
    mtc: "Medicina chinesa",
    osteo: "Osteopatia",
    fito: "Fitoterapia",
    others: "Outros tratamentos",
  },
  days: "Mostrado",
  from: "Primeiro dia",
  to: "Último dia",
  toHelp: "Vazio para não ter fim.",
  noEnd: "sem fim",
  dismissible: "Os utilizadores podem ocultá-lo",
  dismissibleHelp: "Caso contrário, mantém-se até ao último dia.",
  state: "Estado",
  states: { draft: "Rascunho", published: "Publicado" },
  times: { now: "Nestes dias", later: "Mais tarde", ended: "Terminado" },
  shown: { draft: "Rascunho", now: "Visível agora", later: "Planeado", ended: "Terminado" },
  saved: "Comunicado guardado",
  none: "Ainda sem comunicados",
  noneHelp:
    "Um comunicado publicado aparece no próximo início de sessão ou quando a aplicação é aberta de novo.",
};

export default alerts;
