import type { Source } from "./source.ts";

export { type Plant, plants } from "../clinical/supplements/plants.ts";

export const plantsSource: Source & { pt: Pick<Source, "origin" | "weakness"> } = {
  origin:
    "Own facts: names, parts, uses, cautions and grams a day, mostly the average amounts of the German Commission E.",
  checked: "",
  weakness:
    "Where no dose is given, none was known. Compare with a second source before relying on a figure.",
  editable: true,
  pt: {
    origin:
      "Factos próprios: nomes, partes, usos, precauções e gramas por dia, na maioria as quantidades médias da Comissão E alemã.",
    weakness:
      "Onde não há dose, não se conhecia nenhuma. Compare com outra fonte antes de confiar num valor.",
  },
};
