import type { Source } from "./source.ts";

export { type Plant, plants } from "../contracts/plants.ts";

export const plantsSource: Source & { pt: Pick<Source, "origin" | "weakness"> } = {
  origin:
    "Own facts: names, parts, uses, cautions and grams a day, mostly the average amounts of the German Commission E.",
  checked: "",
  weakness:
    "Written from memory and unreviewed; where no dose stands none was known. Compare before relying on a figure.",
  editable: true,
  pt: {
    origin:
      "Factos próprios: nomes, partes, usos, precauções e gramas por dia, na maioria as quantidades médias da Comissão E alemã.",
    weakness:
      "Escrito de memória e por rever; onde não há dose, não se conhecia nenhuma. Compare antes de confiar num valor.",
  },
};
