import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/formulas.ts";

const formulas: Translation<typeof english> = {
  add: "Adicionar uma fórmula",
  addBeside: "Adicionar outra fórmula",
  example: "xiao yao san, ou um nome para uma fórmula nova",
  nothing: "Nenhuma fórmula encontrada",
  freely: "Nova fórmula «{{name}}»",
  addTo: "Adicionar uma substância a {{name}}, ou combinar com uma fórmula",
  mergeIn: "combinar com esta",
  merged: "{{name}} combinada com esta fórmula.",
  both: {
    larger: "Nas duas fórmulas, mantidas uma vez com o peso maior: {{names}}.",
    sum: "Nas duas fórmulas, com os pesos somados: {{names}}.",
  },
  how: { larger: "Usar o peso maior", sum: "Somar os pesos" },
  remove: "Remover {{name}}",
  rename: "Mudar o nome",
  name: "Nome",
  leftOut_one:
    "{{names}} foi retirada do catálogo e ficou de fora. Confirme se a fórmula ainda serve o seu fim.",
  leftOut_other:
    "{{names}} foram retiradas do catálogo e ficaram de fora. Confirme se a fórmula ainda serve o seu fim.",
  repeat: "Repetir esta receita",
  substances: "Substâncias receitadas isoladamente",
};
export default formulas;
