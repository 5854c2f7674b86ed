import { createHash } from "node:crypto";
import type { MateriaTables } from "../contracts/materia/materia.ts";
import {
  classicFormulas,
  formulaCategories,
  formulasSource,
  formulasSourcePt,
} from "../reference/classic-formulas.ts";
import { materiaWordsPt } from "../reference/materia-words.ts";
import type { Source } from "../reference/source.ts";
import {
  substanceCategories,
  substances,
  substancesSource,
  substancesSourcePt,
} from "../reference/substances.ts";

type Texts = Pick<Source, "origin" | "checked" | "weakness">;
const inBoth = (en: Texts, pt: Texts) => ({
  origin: { en: en.origin, pt: pt.origin },
  checked: { en: en.checked, pt: pt.checked },
  weakness: { en: en.weakness, pt: pt.weakness },
});

let cachedTables: MateriaTables | undefined;

/** The built-in materia medica in both languages. Built once per container, without a request. */
export async function tables(): Promise<MateriaTables> {
  cachedTables ??= makeTables();
  return cachedTables;
}

function makeTables(): MateriaTables {
  const content = {
    substances: [...substances],
    substance_categories: substanceCategories,
    formulas: [...classicFormulas],
    formula_categories: formulaCategories,
    words: wordsOf([
      ...substances.flatMap(({ part, temperature, tastes, notes }) => [part, temperature, notes, ...tastes]),
      ...classicFormulas.flatMap(({ patterns }) => patterns),
    ]),
    sources: {
      substances: inBoth(substancesSource, substancesSourcePt),
      formulas: inBoth(formulasSource, formulasSourcePt),
    },
  };
  const version = createHash("sha1").update(JSON.stringify(content)).digest("base64url").slice(0, 12);
  return { version, ...content };
}

/** The Portuguese words for those that differ. */
const wordsOf = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set(words)].flatMap((word) => (word ? [[word, materiaWordsPt[word] ?? word]] : [])),
  );
