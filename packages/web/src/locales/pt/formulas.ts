import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/formulas.ts";

const formulas: Translation<typeof english> = {
  add: "Adicionar uma fórmula",
  addBeside: "Outra fórmula ao lado",
  example: "Por exemplo xiao yao san, ou um nome seu para uma nova",
  nothing: "Nenhuma fórmula encontrada",
  freely: "Nova fórmula “{{name}}”",
  addTo: "Adicionar a {{name}}: uma substância, ou uma fórmula para combinar",
  mergeIn: "combinar com esta",
  merged: "{{name}} foi combinada com esta.",
  both: {
    larger: "Nas duas, tomadas uma vez com o peso maior: {{names}}.",
    sum: "Nas duas, com os dois pesos somados: {{names}}.",
  },
  how: { larger: "Antes o peso maior", sum: "Somar os dois pesos" },
  remove: "Retirar {{name}}",
  rename: "Mudar o nome",
  name: "Nome",
  repeat: "Repetir esta receita",
  substances: "Substâncias receitadas sozinhas",
};
export default formulas;
