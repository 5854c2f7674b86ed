import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/safety.ts";

const safety: Translation<typeof english> = {
  empty: "O que for escolhido abaixo é aqui comparado com o registo.",
  waiting: "As tabelas ainda não chegaram. Nada foi verificado.",
  nothing: "Nada se conhece contra, no que foi verificado.",
  reason: "Porque prossegue?",
  reasonFor: "Razão para prosseguir, {{what}}",
  give: "Razão …",
  serious: "Graves",
  cautions_one: "{{count}} precaução",
  cautions_other: "{{count}} precauções",
  reference_one: "{{count}} nota de referência",
  reference_other: "{{count}} notas de referência",
  summary: {
    serious_one: "{{count}} grave",
    serious_other: "{{count}} graves",
    open: "{{count}} sem razão",
    there: "Ver",
    back: "Voltar",
  },
  ownWords: "Outra …",
  sources: "De onde vem isto",
  reasonExample: "A sua razão, que fica no registo",
  quick: {
    discussed: "Discutido com o paciente",
    intended: "Dose intencional, curta duração",
    watched: "Conhecido e vigiado de perto",
  },
  shared: {
    title: "Uma razão para vários avisos",
    which: "A que avisos responde?",
    noWarnings: "Escolha pelo menos dois avisos.",
    noReason: "Escolha uma razão.",
    give_one: "Registar para {{count}} aviso",
    give_other: "Registar para {{count}} avisos",
    with_one: "A mesma razão de mais {{count}} aviso",
    with_other: "A mesma razão de mais {{count}} avisos",
  },
  go: "Mostrar",
  goMedicine: "Mostrar o medicamento",
  caution: "Precauções",
  note: "Notas",
  notChecked: "Não verificado:",
  kept: "Razões dadas antes",
  earlier: "Dito em consultas anteriores:",
  spoken: "Segurança: {{what}}",
  finish: {
    title_one: "Um aviso precisa de uma razão antes de assinar",
    title_other: "{{count}} avisos precisam de uma razão antes de assinar",
  },
};
export default safety;
