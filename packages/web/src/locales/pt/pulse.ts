import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/pulse.ts";

const pulse: Translation<typeof english> = {
  positions: "Posições do pulso",
  position: "Posição",
  side: { left: "Esquerda", right: "Direita" },
  place: { cun: "Cun", guan: "Guan", chi: "Chi" },
  unsaid: "Não registado",
  lastTime: "Da última vez: {{what}}",
  qualitiesOf: "Qualidades, {{position}}",
  typed: "Escreva uma qualidade: em corda, xian…",
  nothing: "Nenhuma qualidade encontrada",
  groupOf: "{{group}}, qualidades",
  all: "Todas as 28 qualidades",
  scales: { depth: "Profundidade", strength: "Força", tension: "Tensão" },
  same: { both: "Igual à {{side}}", left: "esquerda", right: "direita", all: "Igual em todas" },
  whole: {
    title: "Pulso no geral",
    qualities: "Qualidades gerais",
    rate: "Frequência",
    rhythm: "Ritmo",
    course: "Evolução da frequência",
    refused: "Não guardado. Introduza um número inteiro de {{low}} a {{high}}.",
    usual: "Habitual de {{low}} a {{high}}",
    below: "Abaixo do habitual, {{low}} a {{high}}",
    above: "Acima do habitual, {{low}} a {{high}}",
  },
  bpm: "{{rate}} bpm",
  change: {
    title: "Mudou desde então",
    gained: "agora {{what}}",
    lost: "já não {{what}}",
    scale: "{{what}}: {{from}} → {{to}}",
  },
  note: "Nota sobre o pulso",
};

export default pulse;
