import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/planning.ts";

const planning: Translation<typeof english> = {
  tools: { find: "Procurar hora", waiting: "Lista de espera", feed: "Ligação do calendário" },
  hours: {
    days: "Dias",
    after: "Não antes das",
    before: "Não depois das",
    anyone: "Qualquer profissional",
    anyTime: "a qualquer hora",
    everyDay: "qualquer dia",
    between: "{{from}}–{{to}}",
  },
  free: {
    from: "A partir de",
    search: "Mostrar horas livres",
    none: "Ninguém está livre nessa altura",
    noneHelp: "Escolha mais dias, um horário mais largo ou qualquer profissional.",
    later: "Mostrar dias seguintes",
    book: "Marcar {{day}} às {{time}} com {{name}}",
    weeks: "A procura abrange duas semanas a partir deste dia.",
  },
  waiting: {
    none: "Ninguém está à espera",
    noneHelp: "Ponha aqui quem viria mais cedo se uma hora ficasse livre.",
    add: "Adicionar à lista de espera",
    edit: "Alterar",
    remove: "Retirar",
    removed: "{{name}} já não está na lista de espera",
    added: "{{name}} está na lista de espera",
    urgent: "Urgente",
    find: "Procurar hora",
    findFor: "Procurar hora para {{name}}",
    editFor: "Alterar o que convém a {{name}}",
    removeFor: "Retirar {{name}} da lista de espera",
    since: "desde {{day}}",
    notes: "Notas",
    notesHelp: "Para a receção. Nada de clínico aqui.",
    minutes: "{{count}} min",
  },
  feed: {
    what: "Veja as suas consultas no calendário do telemóvel ou do computador. Mostra horas, locais e iniciais; nada de clínico.",
    make: "Criar a minha ligação",
    renew: "Criar uma nova ligação",
    renewHelp: "A ligação anterior deixa de funcionar.",
    since: "Tem uma ligação desde {{day}}. Não pode ser mostrada outra vez.",
    stop: "Desativar a ligação",
    once: "Copie-a agora: só é mostrada uma vez. Quem a tiver pode ler o seu calendário.",
    address: "Ligação",
    stopped: "A ligação deixou de funcionar",
  },
};

export default planning;
