import type { PublishedOverlays } from "../../clinical/catalogues/catalogues.ts";
import type { FormulaFields } from "../../clinical/catalogues/descriptions/formulas.ts";
import { mergeCatalogue } from "../../clinical/catalogues/overlay.ts";
import { formulaFields } from "../../clinical/materia/formula-catalogue.ts";
import {
  classicFormulas,
  formulaCategories,
  formulaKey,
  formulasSource,
  formulasSourcePt,
} from "../../reference/classic-formulas.ts";
import { materiaWordsPt } from "../../reference/materia-words.ts";
import { separate } from "../../text/separate.ts";
import { type Base, once, optionOf, sourceOf } from "./base.ts";
import { substanceBase } from "./substances.ts";

const formulaRows = once(() =>
  classicFormulas.map((row) => ({
    key: row.id,
    fields: formulaFields(row, (word) => materiaWordsPt[word] ?? word),
  })),
);

/** The substances with those that were published, the retired ones so named: an older formula may still contain them. */
export const substanceOptions = ({ substances }: PublishedOverlays) =>
  mergeCatalogue(substanceBase.rows(), substances).map((row) => {
    const { en, pt } = substanceBase.nameOf(row);
    return optionOf(row.key, row.retired ? { en: `${en} (retired)`, pt: `${pt} (retirada)` } : { en, pt });
  });

/** A key that prescriptions can refer to. */
const KEY = /^[a-z0-9]{2,60}$/;
/** As many as a clinic's own formula may have, each as long. */
const MOST_PATTERNS = 12;
const LONGEST_PATTERN = 120;

function patternFaults({ patterns }: FormulaFields): Record<string, string> {
  const en = separate(patterns.en);
  const pt = separate(patterns.pt);
  if (en.length !== pt.length) return { "patterns.pt": "patterns.uneven" };
  if (en.length > MOST_PATTERNS) return { "patterns.en": "list.too_long" };
  const isLong = (pattern: string) => pattern.length > LONGEST_PATTERN;
  if (en.some(isLong)) return { "patterns.en": "text.too_long" };
  return pt.some(isLong) ? { "patterns.pt": "text.too_long" } : {};
}

export const formulaBase: Base<FormulaFields> = {
  rows: formulaRows,
  nameOf: ({ fields: { pinyin, zh } }) => {
    const name = zh ? `${pinyin} ${zh}` : pinyin;
    return { en: name, pt: name };
  },
  keyOf: ({ pinyin }) => formulaKey(pinyin),
  options: (published) => ({
    category: formulaCategories.map(({ code, name }) => optionOf(code, name)),
    composition: substanceOptions(published),
  }),
  chosenFrom: ["substances"],
  faults: (fields) => ({
    ...patternFaults(fields),
    ...(!KEY.test(formulaKey(fields.pinyin)) && { pinyin: "pinyin.invalid" }),
  }),
  source: sourceOf({ ...formulasSource, pt: formulasSourcePt }),
};
