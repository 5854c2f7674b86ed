import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/history.ts";

const history: Translation<typeof english> = {
  title: "Histórico",
  none: "Ainda sem alterações",
  same: "Guardado sem diferenças.",
  actions: { create: "Acrescentada", update: "Alterada", delete: "Eliminada" },
  kinds: { question_answer: "Pergunta", alert: "Comunicado" },
  fields: {
    question_en: "Pergunta (inglês)",
    question_pt: "Pergunta (português)",
    answer_en: "Resposta (inglês)",
    answer_pt: "Resposta (português)",
    topic: "Tema",
    area: "Ecrã ou módulo",
    position: "Posição",
    state: "Estado",
  },
  states: { draft: "Rascunho", published: "Publicado" },
  changes: {
    title: "Alterações",
    context: "O que os administradores alteraram, o mais recente primeiro, com o autor e a diferença.",
    kind: "Tipo",
    all: "Tudo",
  },
};

export default history;
