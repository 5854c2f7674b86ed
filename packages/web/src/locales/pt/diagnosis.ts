import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/diagnosis.ts";

const diagnosis: Translation<typeof english> = {
  kind: {
    icd: "Códigos CID",
    patterns: "Padrões de medicina chinesa",
    osteopathic: "Achados osteopáticos",
  },
  placeholder: {
    icd: "M54, dor lombar",
    patterns: "Estagnação do qi do fígado",
    osteopathic: "L4, restrição sacroilíaca",
  },
  nothing: {
    icd: "Nenhum código encontrado",
    patterns: "Nenhum padrão encontrado",
    osteopathic: "Nenhum achado encontrado",
  },
  ownWords: "Adicionar «{{text}}» como texto livre",
  text: "Texto livre",
  extensions: "Gravidade, lado e outros",
  addExtension: "Acrescentar a {{code}}",
  extensionsOf: "Gravidade, lado e outros: {{code}}",
  axis: {
    severity: "Gravidade",
    laterality: "Lado",
    anatomy: "Local do corpo",
    course: "Evolução",
    stage: "Fase",
    substance: "Substância",
    other: "Outro",
  },
  certainty: { suspected: "Suspeito", confirmed: "Confirmado" },
  certaintyOf: "Certeza: {{name}}",
  primary: "Principal",
  primaryOf: "Principal: {{name}}",
  up: "Mover para cima: {{name}}",
  down: "Mover para baixo: {{name}}",
  remove: "Remover {{name}}",
  why: "Achados, nota, referência",
  whyOf: "Achados, nota e referência: {{name}}",
  findings: "Apoiado por",
  supportedBy: "Apoiado por:",
  noFindings: "Ainda sem achados. Os achados dos testes e da anamnese aparecem aqui.",
  changedSince: "(alterado entretanto)",
  note: "Nota",
  reference: "Referência bibliográfica",
  noReference: "Nenhuma",
};

export default diagnosis;
