import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/exports.ts";

const exports_: Translation<typeof english> = {
  title: "Exportação",
  context: "Todos os dados da clínica num só ficheiro",
  new: {
    title: "Nova exportação",
    what: "O ficheiro (.zip) contém tudo o que foi escrito na clínica:",
    json: "todos os registos em JSON, com um esquema que os descreve",
    csv: "os mesmos registos em CSV, para o Excel e outras folhas de cálculo",
    files:
      "um PDF de cada consulta assinada e os originais das fotografias, documentos e consentimentos assinados",
    without:
      "Não contém palavras-passe, ligações privadas dos pacientes, mensagens enviadas nem o que a clínica pagou pelo plano.",
    withFiles: "Incluir PDF, fotografias, documentos e consentimentos assinados",
    care: "O ficheiro contém dados de saúde. Guarde-o num lugar seguro e apague-o quando já não precisar dele.",
    begin: "Iniciar exportação",
    busy: "Está a ser feita uma exportação. Pode iniciar outra quando esta terminar.",
  },
  begun: "Exportação iniciada. Receberá um e-mail quando estiver pronta.",
  cancelled: "Exportação cancelada",
  list: { title: "Últimas exportações", empty: "Sem exportações nos últimos 30 dias" },
  state: {
    waiting: "À espera",
    running: "Em curso",
    ready: "Pronta",
    failed: "Falhou",
    cancelled: "Cancelada",
    expired: "Ficheiro apagado",
  },
  failure: {
    unwritten: "Não foi possível escrever o ficheiro. Inicie outra exportação.",
    too_long: "A exportação demorou mais de um dia. Inicie uma sem ficheiros.",
  },
  row: {
    by: "Iniciada por {{name}}",
    progress: "Progresso da exportação",
    waiting: "Começa dentro de um minuto",
    percent: "{{percent}}% concluído. Pode sair desta página.",
    cancel: "Cancelar exportação",
    patients_one: "{{count}} paciente",
    patients_other: "{{count}} pacientes",
    appointments_one: "{{count}} consulta",
    appointments_other: "{{count}} consultas",
    size: "{{megabytes}} MB",
    missing_one: "{{count}} ficheiro original não foi encontrado e não está incluído.",
    missing_other: "{{count}} ficheiros originais não foram encontrados e não estão incluídos.",
    until:
      "Pode ser descarregada até {{moment}}. Dados alterados depois do início da exportação podem não estar incluídos.",
    download: "Descarregar",
  },
};

export default exports_;
