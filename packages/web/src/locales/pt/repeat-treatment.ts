import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/repeat-treatment.ts";

const repeatTreatment: Translation<typeof english> = {
  title: "Tratamento de {{date}}",
  lead: "O número e o tempo das agulhas, a resposta e as notas desse dia não se repetem.",
  kinds: {
    body: "Pontos do corpo",
    ear: "Pontos da orelha",
    ashi: "Pontos Ashi",
    formulas: "Fórmulas",
    substances: "Substâncias isoladas",
    supplements: "Suplementos",
    osteopathic_treatment: "Técnicas osteopáticas",
    other_treatments: "Outros tratamentos",
    custom_treatments: "Tratamentos personalizados",
    advice: "Conselhos para casa",
  },
  days_one: "{{count}} dia",
  days_other: "{{count}} dias",
  marks_one: "{{count}} ponto nos mapas",
  marks_other: "{{count}} pontos nos mapas",
  add_one: "Adicionar {{count}} entrada",
  add_other: "Adicionar {{count}} entradas",
  close: "Fechar",
  nothing: "Não foi registado nenhum tratamento nesta consulta.",
  present: "Já está nesta consulta: {{what}}",
  serious_one: "{{count}} aviso grave com o que está escolhido",
  serious_other: "{{count}} avisos graves com o que está escolhido",
  done_one: "{{count}} entrada de {{date}} adicionada.",
  done_other: "{{count}} entradas de {{date}} adicionadas.",
  over_one: "{{count}} não coube.",
  over_other: "{{count}} não couberam.",
  gone_one: "{{count}} ponto já não existe.",
  gone_other: "{{count}} pontos já não existem.",
  undo: "Anular",
};

export default repeatTreatment;
