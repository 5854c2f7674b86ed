import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/exports.ts";

const exports_: Translation<typeof english> = {
  title: "Exportação",
  context: "Todos os dados da clínica num só ficheiro",
  new: {
    title: "Nova exportação",
    what: "O ficheiro (.zip) contém tudo o que foi escrito na clínica:",
    json: "todos os registos em JSON, com um esquema que os descreve",
    schema: "O que contém cada ficheiro (esquema JSON, versão {{version}})",
    csv: "os mesmos registos em CSV, para o Excel e outras folhas de cálculo",
    files:
      "um PDF de cada consulta assinada e os originais das fotografias, documentos e consentimentos assinados",
    without:
      "Não contém palavras-passe, ligações privadas dos pacientes, mensagens enviadas nem o que a clínica pagou pelo plano.",
    withFiles: "Incluir PDF, fotografias, documentos e consentimentos assinados",
    care: "O ficheiro contém dados de saúde. Guarde-o num local seguro e apague-o quando já não precisar dele.",
    begin: "Iniciar exportação",
    busy: "Há uma exportação em curso. Pode iniciar outra quando esta terminar.",
  },
  begun: "Exportação iniciada. Receberá um e-mail quando estiver pronta.",
  cancelled: "Exportação cancelada",
  list: { title: "Últimas exportações", empty: "Sem exportações nos últimos 30 dias" },
  state: {
    waiting: "Em espera",
    running: "Em curso",
    ready: "Pronta",
    failed: "Falhou",
    cancelled: "Cancelada",
    expired: "Ficheiro apagado",
  },
  failure: {
    unwritten: "Não foi possível criar o ficheiro. Inicie outra exportação.",
    too_long: "A exportação demorou mais de um dia. Inicie outra sem ficheiros.",
  },
  import: {
    title: "Importar uma exportação",
    what: "Um ficheiro exportado aqui pode ser importado para uma clínica nova, em que ainda ninguém trabalhou. O ficheiro é verificado primeiro; se houver algum erro, nada é gravado. As definições desta clínica são substituídas pelas do ficheiro.",
    people:
      "Os utilizadores do ficheiro passam a antigos utilizadores: o nome mantém-se no que escreveram, mas não podem iniciar sessão. Os pacientes não recebem mensagens. Os lembretes de uma consulta ou de um sintoma recomeçam na próxima alteração. Os PDF das consultas são feitos de novo pela próxima exportação.",
    needsPlan: "Para importar é preciso um plano ativo; para exportar, não.",
    notEmpty: "Esta clínica já tem registos, por isso não é possível importar um ficheiro.",
    choose: "Escolher o ficheiro exportado (.zip)",
    uploading: "A enviar o ficheiro",
    begun: "O ficheiro chegou e vai ser verificado.",
    progress: "Progresso da importação",
    checking: "A verificar o ficheiro: {{percent}}%. Pode sair desta página.",
    writing: "A gravar os registos: {{percent}}%. Pode sair desta página.",
    done: "Importado em {{moment}}",
    refused: "O ficheiro não foi aceite. Nada foi gravado.",
    failed: "A importação foi interrompida.",
    again: "Continuar a importação",
    reason: {
      missing: "O ficheiro não chegou. Escolha-o de novo.",
      not_a_zip: "Não é um ficheiro ZIP ou falta-lhe o fim.",
      damaged: "Está danificado.",
      too_large: "É demasiado grande ou contém um ficheiro muito maior do que os de uma exportação.",
      not_an_archive: "Não é um ficheiro exportado aqui.",
      newer_version: "Contém um tipo de registo que esta versão não conhece.",
      checksum: "Foi alterado depois de exportado.",
      record: "Contém um registo que não pode ser lido.",
      too_many_patients: "Tem mais pacientes do que o plano permite.",
      too_many_bytes: "As fotografias e os documentos ocupam mais espaço do que o plano permite.",
      not_empty: "Alguém trabalhou entretanto nesta clínica.",
      unwritten:
        "Não foi possível gravar alguns registos. O que foi gravado mantém-se e nada é gravado duas vezes.",
    },
  },
  row: {
    by: "Iniciada por {{name}}",
    progress: "Progresso da exportação",
    waiting: "Começa em menos de um minuto",
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
