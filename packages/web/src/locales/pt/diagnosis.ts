import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/diagnosis.ts";

const diagnosis: Translation<typeof english> = {
  kind: {
    icd: "Códigos CID",
    patterns: "Padrões de medicina chinesa",
    osteopathic: "Achados osteopáticos",
  },
  placeholder: {
    icd: "Código ou palavras, como M54",
    patterns: "Por exemplo qi do fígado",
    osteopathic: "Como L4, ou por palavras suas",
  },
  nothing: {
    icd: "Nenhum código encontrado",
    patterns: "Nenhum padrão encontrado",
    osteopathic: "Nenhum achado encontrado",
  },
  ownWords: "“{{text}}”, por estas palavras",
  text: "Por palavras suas",
  certainty: { suspected: "Suspeito", confirmed: "Confirmado" },
  certaintyOf: "Grau de certeza: {{name}}",
  primary: "Principal",
  primaryOf: "Principal: {{name}}",
  up: "Mover para cima: {{name}}",
  down: "Mover para baixo: {{name}}",
  remove: "Remover {{name}}",
  why: "Achados, nota, referência",
  whyOf: "Achados, nota e referência: {{name}}",
  findings: "Apoiado por",
  supportedBy: "Apoiado por:",
  noFindings: "Ainda sem achados para citar. O que os testes e a anamnese encontrarem aparece aqui.",
  changedSince: "(alterado entretanto)",
  note: "Nota",
  reference: "Referência bibliográfica",
  noReference: "Nenhuma",
};

export default diagnosis;
