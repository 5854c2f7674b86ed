import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/safety.ts";

const safety: Translation<typeof english> = {
  empty: "Os tratamentos escolhidos abaixo são aqui verificados com a ficha.",
  waiting: "A carregar as tabelas de segurança. Ainda nada foi verificado.",
  nothing: "Sem avisos no que foi verificado.",
  reason: "Motivo para continuar",
  reasonFor: "Motivo para continuar, {{what}}",
  give: "Motivo …",
  serious: "Graves",
  cautions_one: "{{count}} precaução",
  cautions_other: "{{count}} precauções",
  reference_one: "{{count}} nota de referência",
  reference_other: "{{count}} notas de referência",
  summary: {
    serious_one: "{{count}} grave",
    serious_other: "{{count}} graves",
    open: "{{count}} sem motivo",
    there: "Ver",
    back: "Voltar",
  },
  ownWords: "Outro …",
  sources: "Fontes",
  reasonExample: "O seu motivo, que fica na ficha",
  quick: {
    discussed: "Discutido com o paciente",
    intended: "Dose pretendida, curta duração",
    watched: "Conhecido e monitorizado de perto",
  },
  shared: {
    title: "Um motivo para vários avisos",
    which: "A que avisos se aplica?",
    noWarnings: "Escolha pelo menos dois avisos.",
    noReason: "Escolha um motivo.",
    give_one: "Registar para {{count}} aviso",
    give_other: "Registar para {{count}} avisos",
    with_one: "O mesmo motivo de mais {{count}} aviso",
    with_other: "O mesmo motivo de mais {{count}} avisos",
  },
  go: "Mostrar",
  goMedicine: "Mostrar o medicamento",
  caution: "Precauções",
  note: "Notas",
  notChecked: "Não verificado:",
  kept: "Motivos dados anteriormente",
  earlier: "Mostrados em consultas anteriores:",
  spoken: "Segurança: {{what}}",
  finish: {
    title_one: "Um aviso precisa de um motivo antes de assinar",
    title_other: "{{count}} avisos precisam de um motivo antes de assinar",
  },
};
export default safety;
