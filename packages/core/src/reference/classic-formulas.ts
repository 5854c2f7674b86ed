import type { ClassicFormula } from "../contracts/materia.ts";
import { compact } from "./fold.ts";
import { formulaRows } from "./formula-rows.ts";
import type { Source } from "./source.ts";
import { categoriesOf } from "./substances.ts";

export const formulasSource: Source = {
  origin: "Own facts for 160 classic formulas in the public domain, with grams a day as written today.",
  checked: "All the grams of 129 were found again in a public list.",
  weakness:
    "31 have no second source for their grams. Of powders and pills the grams are often those of a whole batch: scale them to a day's. Patterns are an own keyword list.",
  editable: true,
};
/** {@link formulasSource} in Portuguese. */
export const formulasSourcePt = {
  origin:
    "Factos próprios sobre 160 fórmulas clássicas do domínio público, com as gramas por dia como hoje se escrevem.",
  checked: "Todas as gramas de 129 foram reencontradas numa lista pública.",
  weakness:
    "31 não têm segunda fonte para as gramas. Nos pós e nas pílulas as gramas são muitas vezes as de um lote inteiro: ajuste-as às de um dia. Os padrões são uma lista própria de palavras-chave.",
};

export const formulaCategories = categoriesOf(`
EXT|Release the exterior|Libertar o exterior
PUR|Purge interior|Purgar o interior
HAR|Harmonise|Harmonizar
HEAT|Clear heat|Limpar calor
SUM|Clear summer-heat|Limpar calor de verão
WARM|Warm interior cold|Aquecer o interior
BOTH|Release exterior and interior|Libertar exterior e interior
TON|Tonify|Tonificar
AST|Secure and astringe|Adstringir
SPI|Calm the spirit|Acalmar o espírito
QI|Regulate qi|Regular o qi
BLO|Regulate blood|Regular o sangue
WIND|Treat wind|Tratar o vento
DRY|Treat dryness|Tratar a secura
DAMP|Dispel dampness|Dispersar humidade
PHL|Dispel phlegm|Dispersar fleuma
DIG|Reduce food stagnation|Reduzir estagnação alimentar
ABS|Treat abscess and swelling|Tratar abcessos`);

function formulaOf(category: string, line: string): ClassicFormula {
  const [pinyin = "", zh = "", hant = "", source = "", form = "", unchecked = "", patterns = "", grams = ""] =
    line.split("|");
  return {
    ...{ id: compact(pinyin), pinyin, zh, zh_hant: hant || zh, category, source },
    form: (form || "decoction") as ClassicFormula["form"],
    patterns: patterns.split(";"),
    ingredients: grams.split(" ").map((cell) => {
      const [substance = "", weight] = cell.split(":");
      return { substance, grams: Number(weight) };
    }),
    dose_checked: unchecked === "",
  };
}

/** The classic formulas, by category. */
export const classicFormulas: readonly ClassicFormula[] = Object.entries(formulaRows).flatMap(
  ([category, rows]) =>
    rows
      .trim()
      .split("\n")
      .map((line) => formulaOf(category, line)),
);
