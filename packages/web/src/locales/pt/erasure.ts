import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/erasure.ts";

const erasure: Translation<typeof english> = {
  title: "Apagar {{name}} definitivamente",
  effect_one: "A ficha sai das listas agora e é apagada amanhã. Até lá, um gestor pode anular o pedido.",
  effect_other:
    "A ficha sai das listas agora e é apagada dentro de {{count}} dias. Até lá, um gestor pode anular o pedido.",
  kept: "São apagados: dados pessoais, conteúdo das consultas, documentos, fotografias, monitorização e mensagens. Ficam guardados, sem o nome: a indicação de que houve consultas, os valores cobrados e pagos, e os recibos. Os consentimentos assinados ficam guardados como prova e deixam de poder ser abertos aqui.",
  exports:
    "As exportações da clínica que estejam prontas nesse dia ainda contêm a ficha; os ficheiros são apagados ao fim de {{hours}} horas. Apague as cópias que descarregou.",
  upcoming_one: "Ainda há {{count}} consulta marcada",
  upcoming_other: "Ainda há {{count}} consultas marcadas",
  upcomingMore_one: "e mais {{count}}",
  upcomingMore_other: "e mais {{count}}",
  upcomingHelp:
    "Apagar não cancela nenhuma. Mantêm a hora no calendário, depois do apagamento sem o nome, até alguém as cancelar.",
  upcomingUnknown: "Não foi possível saber se ainda há consultas marcadas. Veja primeiro no calendário.",
  needsSecondFactor:
    "Para apagar uma ficha é pedido um código da sua aplicação de autenticação. Configure primeiro a verificação em dois passos.",
  setUp: "Configurar a verificação em dois passos",
  reason: "Motivo",
  reasons: {
    patient_asked: "O paciente pediu",
    kept_long_enough: "O prazo de conservação terminou",
    entered_by_mistake: "Introduzida por engano",
  },
  note: "Notas sobre o motivo",
  password: "A sua palavra-passe",
  totp: "Código da sua aplicação de autenticação",
  submit: "Apagar este paciente",
  requested: "{{name}} será apagado dentro de 30 dias",
  waits: "Esta ficha será apagada em {{date}}",
  asked: "Pedido feito por {{name}} em {{date}}. Motivo: {{reason}}.",
  formerUser: "Um antigo utilizador",
  withdraw: "Anular o pedido",
  withdrawn: "O pedido foi anulado. Restaure a ficha para a voltar a usar.",
};

export default erasure;
