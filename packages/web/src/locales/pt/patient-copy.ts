import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/patient-copy.ts";

const patientCopy: Translation<typeof english> = {
  title: "Cópia da ficha de {{name}}",
  purpose: {
    label: "Destinatário",
    patient: "O paciente: a ficha completa",
    professional: "Outro profissional: o conteúdo clínico",
  },
  holds: {
    patient:
      "Um ficheiro ZIP com tudo o que foi registado sobre o paciente: um PDF para ler; os mesmos dados em JSON, com o seu esquema, e em FHIR R4, para outros programas; as respostas sobre sintomas numa tabela; e os originais das fotografias, dos documentos e dos consentimentos assinados. As consultas por assinar estão assinaladas. Inclui notas, preços e pagamentos.",
    professional:
      "Um ficheiro ZIP com o que foi observado e tratado: um PDF para ler; os mesmos dados em JSON, com o seu esquema, e em FHIR R4, para outros programas; as respostas sobre sintomas numa tabela; e os originais das fotografias, dos documentos e dos consentimentos assinados. Não inclui notas da receção, preços, pagamentos nem números de documentos de identificação. Os sintomas que um colega não partilha consigo não são incluídos.",
  },
  language: { label: "Idioma do PDF", en: "Inglês", pt: "Português" },
  recorded: "A cópia fica registada na atividade da clínica.",
  start: "Fazer cópia",
  progress: {
    starting: "A começar…",
    visits_one: "{{count}} consulta lida",
    visits_other: "{{count}} consultas lidas",
    pages_one: "{{count}} PDF feito",
    pages_other: "{{count}} PDF feitos",
    files_one: "{{count}} ficheiro adicionado",
    files_other: "{{count}} ficheiros adicionados",
  },
  keepOpen: "Mantenha esta página aberta até a cópia ficar guardada.",
  done: "Guardado nas suas transferências: {{file}}",
  close: "Fechar",
  failed: "A cópia não foi feita. {{why}}",
  answers: {
    day: "Dia",
    symptom: "Sintoma",
    value: "Valor (1 a 10)",
    time: "Respondido em",
    note: "Nota",
  },
};

export default patientCopy;
