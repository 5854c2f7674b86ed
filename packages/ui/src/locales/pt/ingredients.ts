import type { Translation } from "../../i18n/resources.ts";
import type english from "../en/ingredients.ts";

const ingredients: Translation<typeof english> = {
  list: "Ingredientes",
  add: "Juntar uma substância",
  example: "Por exemplo dan pi 6, ou -bo he para retirar",
  nothing: "Nenhuma substância encontrada",
  there: "já está na fórmula",
  already: "{{name}} já está na fórmula. Escreva os gramas a seguir para mudar o peso.",
  noDose: "dose desconhecida",
  gramsOf: "Gramas de {{name}} por dia",
  noGrams: "Quantos gramas?",
  refused: "Um peso de 0 a {{most}} g",
  range: "habitual {{range}}",
  below: "abaixo de {{range}}",
  above: "acima de {{range}}",
  addedTo: "acrescentada",
  was: "eram {{grams}} g",
  remove: "Retirar {{name}}",
  removed: "{{name}} retirada",
  total_one: "{{count}} substância · {{grams}} g por dia",
  total_other: "{{count}} substâncias · {{grams}} g por dia",
  scaleTo: "Ajustar a um total de",
  scale: "Ajustar",
  scaled: "Ajustada a {{grams}} g por dia",
};
export default ingredients;
