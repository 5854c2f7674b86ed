import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/history.ts";

const history: Translation<typeof english> = {
  title: "Histórico",
  none: "Ainda sem alterações",
  same: "Guardado sem diferenças.",
  actions: { create: "Acrescentada", update: "Alterada", delete: "Eliminada" },
  kinds: { question_answer: "Pergunta", alert: "Comunicado", legal_text: "Termos e consentimentos" },
  fields: {
    question_en: "Pergunta (inglês)",
    question_pt: "Pergunta (português)",
    answer_en: "Resposta (inglês)",
    answer_pt: "Resposta (português)",
    topic: "Tema",
    area: "Ecrã ou módulo",
    position: "Posição",
    title_en: "Título (inglês)",
    title_pt: "Título (português)",
    body_en: "Texto (inglês)",
    body_pt: "Texto (português)",
    roles: "Função",
    plans: "Plano",
    modules: "Módulo",
    languages: "Idioma",
    starts_on: "Primeiro dia",
    ends_on: "Último dia",
    number: "Versão",
    starts_at: "Em vigor desde",
    asked: "Quem tem de aceitar",
    dismissible: "Os utilizadores podem ocultá-lo",
    state: "Estado",
  },
  states: { draft: "Rascunho", published: "Publicado", true: "Sim", false: "Não" },
  changes: {
    title: "Alterações de textos",
    context:
      "Alterações de perguntas, comunicados, termos e consentimentos, a mais recente primeiro, com o autor e a diferença.",
    kind: "Tipo",
    all: "Tudo",
  },
};

export default history;
