import type { Source } from "./source.ts";

export { type Nutrient, nutrients } from "../clinical/supplements/nutrients.ts";

export const nutrientsSource: Source & { pt: Pick<Source, "origin" | "weakness"> } = {
  origin:
    "Nutrient reference values of Regulation (EU) 1169/2011, Annex XIII; tolerable upper intake levels for adults of EFSA.",
  checked: "",
  weakness:
    "Upper levels are an adult's; where none stands none is known here, which does not make any amount safe.",
  editable: true,
  pt: {
    origin:
      "Valores de referência do nutriente do Regulamento (UE) n.º 1169/2011, anexo XIII; níveis superiores de ingestão toleráveis para adultos da EFSA.",
    weakness:
      "Os níveis superiores são de um adulto; onde não há nenhum, aqui não se conhece nenhum, o que não torna segura qualquer quantidade.",
  },
};
