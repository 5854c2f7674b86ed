import type { ClassicFormula } from "../contracts/materia/materia.ts";
import { compact } from "./fold.ts";
import { formulaRows } from "./formula-rows.ts";
import type { Source } from "./source.ts";
import { categoriesOf } from "./substances.ts";

export const formulasSource: Source = {
  origin: "Own facts for 201 classic formulas in the public domain, with grams a day as written today.",
  checked: "All the grams of 126 were found again in a public list.",
  weakness:
    "75 have no second source for their grams. Of powders and pills the grams are often those of a whole batch: scale them to a day's; how much of it is taken a day is written from memory. Patterns are an own keyword list.",
  editable: true,
};
/** {@link formulasSource} in Portuguese. */
export const formulasSourcePt = {
  origin:
    "Factos próprios sobre 201 fórmulas clássicas do domínio público, com as gramas por dia como hoje se escrevem.",
  checked: "Todas as gramas de 126 foram reencontradas numa lista pública.",
  weakness:
    "75 não têm segunda fonte para as gramas. Nos pós e nas pílulas as gramas são muitas vezes as de um lote inteiro: ajuste-as às de um dia; quanto se toma por dia está escrito de memória. Os padrões são uma lista própria de palavras-chave.",
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

/** Ids that stay as they were although the name was corrected, because prescriptions refer to them. */
const ids: Readonly<Record<string, string>> = { buyanghuanwutang: "buyanghaiwutang" };
/** The key of a formula by its pinyin, in one word without tones. */
export const formulaKey = (pinyin: string) => ids[compact(pinyin)] ?? compact(pinyin);

function formulaOf(category: string, line: string): ClassicFormula {
  const [pinyin = "", zh = "", hant = "", source = "", form = "", unchecked = "", patterns = "", grams = ""] =
    line.split("|");
  return {
    id: formulaKey(pinyin),
    pinyin,
    zh,
    zh_hant: hant || zh,
    category,
    source,
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
