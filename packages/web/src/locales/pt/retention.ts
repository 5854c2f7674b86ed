import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/retention.ts";

const retention: Translation<typeof english> = {
  title: "Conservação dos dados",
  context: "Durante quanto tempo a clínica conserva o quê, e o que já passou do prazo",
  formerUser: "um antigo utilizador",
  erasedPatient: "Paciente apagado",
  removedFile: "Importação apagada",
  receiptsOf: "Recibos de {{year}}",
  never: "Nunca",
  saved: "Prazos de conservação guardados",
  kind: {
    patients: "Fichas de pacientes tratados",
    unseen_patients: "Fichas sem nenhum tratamento",
    documents: "Documentos",
    photos: "Fotografias",
    monitoring: "Sintomas monitorizados entre consultas",
    messages: "Mensagens aos pacientes",
    imports: "Ficheiros importados",
    receipts: "Nomes dos pacientes nos recibos",
  },
  what: {
    patients:
      "O prazo conta desde a última consulta, documento, resposta ou consentimento, e nunca antes de o paciente fazer 18 anos. Remover significa apagar a ficha inteira.",
    unseen_patients:
      "Pessoas que foram adicionadas ou importadas e nunca vieram. O prazo conta desde a última alteração. Remover significa apagar a ficha inteira.",
    documents: "Documentos de pacientes que não voltaram desde então. O resto da ficha fica.",
    photos: "Fotografias de pacientes que não voltaram desde então. O resto da ficha fica.",
    monitoring:
      "Sintomas, respostas e ligações de pacientes que não voltaram desde então. O resto da ficha fica.",
    messages: "Os textos dos e-mails e SMS enviados, por mês.",
    imports:
      "O que é preciso para anular uma importação e para reconhecer as linhas do mesmo ficheiro. Os pacientes ficam.",
    receipts: "Ficam o número, a data e os valores. São removidos o nome, o NIF e a morada do paciente.",
  },
  law: {
    patients:
      "Lei: não há prazo fixado para o setor privado em Portugal (Despacho n.º 10918/2025). A Ordem dos Médicos aconselha pelo menos 5 anos após o último registo. Podem ser exigidas responsabilidades durante 20 anos (Código Civil, artigo 309.º).",
    unseen_patients: "Lei: não há prazo fixado. Apenas o tempo necessário (RGPD, artigo 5.º, n.º 1, e).",
    documents:
      "Lei: como a ficha a que pertencem. Pelo menos 5 anos após o último registo; responsabilidades até 20 anos (Código Civil, artigo 309.º).",
    photos:
      "Lei: como a ficha a que pertencem. Pelo menos 5 anos após o último registo; responsabilidades até 20 anos (Código Civil, artigo 309.º).",
    monitoring:
      "Lei: como a ficha a que pertencem. Pelo menos 5 anos após o último registo; responsabilidades até 20 anos (Código Civil, artigo 309.º).",
    messages:
      "Lei: não há prazo fixado. Apenas o tempo necessário (RGPD, artigo 5.º, n.º 1, e). São sempre apagadas ao fim de 12 meses.",
    imports:
      "Lei: não há prazo fixado. Apenas o tempo necessário (RGPD, artigo 5.º, n.º 1, e). Uma importação pode ser anulada durante 30 dias.",
    receipts:
      "Lei: os 10 anos civis seguintes ao ano da emissão (Código do IVA, artigo 52.º; Código do IRC, artigo 123.º).",
  },
  unit: { years: "anos", months: "meses" },
  count: {
    years_one: "{{count}} ano",
    years_other: "{{count}} anos",
    months_one: "{{count}} mês",
    months_other: "{{count}} meses",
  },
  range: { years: "De {{min}} a {{max}} anos", months: "De {{min}} a {{max}} meses" },
  periods: {
    title: "Prazos de conservação",
    what: "Os prazos legais são os de Portugal e não substituem aconselhamento jurídico: mande-os verificar. Nada é apagado por o prazo terminar. É proposto, e a decisão é sua.",
    period: "{{kind}}: prazo",
    forever: "Conservar sem fim",
    save: "Guardar prazos",
    changed: "Última alteração por {{name}} em {{date}}.",
  },
  proposals: {
    title: "Fora do prazo de conservação",
    what: "Uma vez por semana, aparece aqui tudo o que foi conservado além do prazo. Nada é apagado até um gestor decidir.",
    checked: "Última verificação em {{moment}}.",
    notChecked: "A primeira verificação ainda não terminou.",
    table: "{{kind}}: prazo terminado",
    period: "Prazo: {{period}}.",
    noPeriod: "Conservado sem fim.",
    kind: "Tipo de dados",
    counted: "{{kind}} ({{number}})",
    state: "Decisão",
    emptyHelp:
      "O que passou do prazo aparece uma vez por semana, e no espaço de uma hora depois de um prazo ser alterado.",
    tooMany: "Escolha no máximo {{count}} de cada vez.",
  },
  state: { open: "Por decidir", kept: "Conservado", removing: "A ser apagado", removed: "Apagado" },
  empty: {
    open: "Nada espera por uma decisão",
    kept: "Nada foi conservado por mais tempo",
    removing: "Nada está a ser apagado",
    removed: "Ainda nada foi apagado",
  },
  column: {
    patient: "Paciente",
    what: "O quê",
    lastVisit: "Última consulta",
    since: "O prazo conta desde",
    amount: "Quantidade",
    decision: "Decisão",
  },
  amount: {
    documents_one: "{{count}} documento",
    documents_other: "{{count}} documentos",
    photos_one: "{{count}} fotografia",
    photos_other: "{{count}} fotografias",
    monitoring_one: "{{count}} sintoma ou resposta",
    monitoring_other: "{{count}} sintomas e respostas",
    messages_one: "{{count}} mensagem",
    messages_other: "{{count}} mensagens",
    imports_one: "{{count}} linha",
    imports_other: "{{count}} linhas",
    receipts_one: "{{count}} recibo",
    receipts_other: "{{count}} recibos",
  },
  decided: "{{name}}, {{date}}",
  keptUntil: "Conservado até {{date}}",
  keptForGood: "Conservado sem fim",
  reopen: "Decidir de novo",
  keep: {
    action: "Conservar",
    title_one: "Conservar por mais tempo",
    title_other: "Conservar estes {{count}} por mais tempo",
    reason: "Motivo",
    until: "Conservar até",
    untilHelp: "Deixe vazio para conservar sem fim.",
    submit: "Conservar",
  },
  remove: {
    action: "Apagar",
    title_one: "Apagar definitivamente",
    title_other: "Apagar estes {{count}} definitivamente",
    submit: "Apagar definitivamente",
  },
  erase: {
    action: "Apagar ficha",
    title_one: "Apagar este paciente definitivamente",
    title_other: "Apagar estes {{count}} pacientes definitivamente",
    needsSecondFactor:
      "Para apagar uma ficha é pedido um código da sua aplicação de autenticação. Configure primeiro a verificação em dois passos.",
    setUp: "Configurar a verificação em dois passos",
    password: "A sua palavra-passe",
    totp: "Código da sua aplicação de autenticação",
    submit: "Apagar dentro de 30 dias",
  },
  effect: {
    patients:
      "As fichas saem das listas agora e são apagadas dentro de 30 dias. Até lá, um gestor pode anular o pedido em cada ficha.",
    unseen_patients:
      "As fichas saem das listas agora e são apagadas dentro de 30 dias. Até lá, um gestor pode anular o pedido em cada ficha.",
    documents:
      "Os documentos e os seus ficheiros são apagados em poucos minutos. Não é possível recuperá-los.",
    photos: "As fotografias são apagadas em poucos minutos. Não é possível recuperá-las.",
    monitoring:
      "Os sintomas e todas as respostas são apagados em poucos minutos. Não é possível recuperá-los.",
    messages: "As mensagens destes meses são apagadas em poucos minutos. Não é possível recuperá-las.",
    imports:
      "Estas importações deixam de poder ser anuladas, e importar de novo o mesmo ficheiro voltaria a adicionar as suas linhas.",
    receipts:
      "Os nomes, NIF e moradas são removidos dos recibos destes anos em poucos minutos. Não é possível recuperá-los.",
  },
  done: {
    kept_one: "Conservado",
    kept_other: "{{count}} conservados",
    removing_one: "Será apagado em poucos minutos",
    removing_other: "{{count}} serão apagados em poucos minutos",
    erased_one: "O paciente será apagado dentro de 30 dias",
    erased_other: "{{count}} pacientes serão apagados dentro de 30 dias",
    reopened_one: "Espera de novo por uma decisão",
    reopened_other: "{{count}} esperam de novo por uma decisão",
    dropped_one: "Um já não tinha o prazo terminado e ficou como estava",
    dropped_other: "{{count}} já não tinham o prazo terminado e ficaram como estavam",
  },
  fixed: {
    title: "Com prazo fixo",
    consents: {
      name: "Consentimentos assinados",
      kept: "Conservados como prova (Código Civil, artigo 309.º: 20 anos). Não podem ser alterados nem apagados aqui.",
    },
    billing: {
      name: "O que foi cobrado e pago",
      kept: "Fica, sem o nome depois de o paciente ser apagado. As faturas certificadas são conservadas pelo seu programa de faturação.",
    },
    audit: {
      name: "Atividade",
      kept: "Fica enquanto a clínica existir. Não tem nomes e ninguém a pode alterar (RGPD, artigos 5.º, n.º 2, e 32.º).",
    },
    exports: { name: "Ficheiros exportados", kept: "Apagados ao fim de 24 horas." },
    backups: {
      name: "Ficheiros apagados e cópias de segurança",
      kept: "As versões anteriores dos ficheiros são apagadas ao fim de 30 dias, as cópias de segurança ao fim de 35.",
    },
  },
};

export default retention;
