import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/assessment-questions.ts";

const assessmentQuestions: Translation<typeof english> = {
  yes: "Sim",
  no: "Não",
  number: {
    normalBetween: "Normal de {{low}} a {{high}}",
    normalFrom: "Normal a partir de {{low}}",
    normalUpTo: "Normal até {{high}}",
    possibleBetween: "Introduza um número entre {{low}} e {{high}}.",
    possibleFrom: "Introduza {{low}} ou mais.",
    possibleUpTo: "Introduza {{high}} ou menos.",
  },
  level: { low: "abaixo do normal", high: "acima do normal" },
  drawing: {
    described_one: "Desenho em «{{label}}», {{count}} traço",
    described_other: "Desenho em «{{label}}», {{count}} traços",
    pen: "Caneta",
    pens: { red: "Vermelho", blue: "Azul", amber: "Âmbar", ink: "Escuro" },
    undo: "Anular",
    clear: "Limpar",
    open: "Desenhar",
    close: "Parar de desenhar",
    full: "O desenho está cheio. Anule um traço para continuar.",
  },
  score: {
    label: "Pontuação",
    of: "{{total}} de {{most}}",
    ofFrom: "{{total}}, numa escala de {{least}} a {{most}}",
    missing_one: "Falta {{count}} resposta",
    missing_other: "Faltam {{count}} respostas",
    none: "Ainda sem respostas",
  },
  open_one: "Falta {{count}} resposta obrigatória",
  open_other: "Faltam {{count}} respostas obrigatórias",
  choose: {
    label: "Adicionar um teste",
    placeholder: "Nome ou categoria",
    nothing: "Nenhum teste encontrado",
    failed: "Não foi possível carregar os testes. Tente de novo.",
    usual: "Mais usados em «{{type}}»",
    none: "Ainda sem testes personalizados",
    noneHelp: "Crie os seus: perguntas, escalas, desenhos e pontuações.",
    library: "Abrir a biblioteca de testes",
    newest: "Versão {{version}}",
  },
  taken: {
    version: "versão {{version}}",
    remove: "Remover {{name}}",
    previous: "Resultado anterior, {{date}}",
    noPrevious: "Sem resultado anterior",
    last: "último {{value}}, {{date}}",
    course: "Ao longo do tempo",
    lost: "Não foi possível carregar as perguntas deste teste.",
    retry: "Tentar de novo",
    nothing: "Sem respostas",
  },
};

export default assessmentQuestions;
