import type { ClassicFormula } from "../../contracts/materia/materia.ts";
import { separate } from "../../text/separate.ts";
import type { FormulaFields } from "../catalogues/descriptions/formulas.ts";
import type { OverlayEntry, Review } from "../catalogues/overlay.ts";
import { marksOf } from "../catalogues/published-table.ts";
import { mergedRows, namesInBoth } from "./substance-catalogue.ts";

type Written = OverlayEntry<FormulaFields>;

/** A classic formula with what is published over it. Its texts are English; the words translate them. */
export type PublishedFormula = ClassicFormula & {
  /** What it is called besides, in both languages. */
  names?: string;
  actions?: string;
  contraindications?: string;
  notes?: string;
  retired?: true;
  /** What the back office decided about it; absent while nobody did. */
  review?: Review;
};

const NO_WORDS = { en: "", pt: "" };

/** The fields of a formula of the tables, with the Portuguese of its patterns. */
export const formulaFields = (row: ClassicFormula, pt: (word: string) => string): FormulaFields => ({
  pinyin: row.pinyin,
  zh: row.zh,
  zh_hant: row.zh_hant === row.zh ? "" : row.zh_hant,
  names: NO_WORDS,
  category: row.category,
  source: row.source,
  form: row.form,
  composition: row.ingredients.map(({ substance, grams }) => ({ item: substance, amount: grams })),
  dose_checked: row.dose_checked,
  patterns: { en: row.patterns.join("; "), pt: row.patterns.map(pt).join("; ") },
  actions: NO_WORDS,
  cautions: NO_WORDS,
  notes: NO_WORDS,
});

/** A formula of the tables, or an added one, by its fields. */
const formulaOf = (key: string, fields: FormulaFields): PublishedFormula => ({
  id: key,
  pinyin: fields.pinyin,
  zh: fields.zh,
  zh_hant: fields.zh_hant || fields.zh,
  category: fields.category,
  source: fields.source,
  form: fields.form,
  ingredients: fields.composition.map(({ item, amount }) => ({ substance: item, grams: amount })),
  dose_checked: fields.dose_checked,
  patterns: separate(fields.patterns.en),
  names: namesInBoth(fields.names),
  actions: fields.actions.en,
  contraindications: fields.cautions.en,
  notes: fields.notes.en,
});

/**
 * The classic formulas with what is published over them, then those that were added, by key; and the Portuguese words of
 * their texts. A retired or reviewed one is marked.
 */
export function publishedFormulas(
  tables: {
    readonly formulas: readonly ClassicFormula[];
    readonly words: Readonly<Record<string, string>>;
  },
  overlay: readonly Written[],
) {
  const words = { ...tables.words };
  const withWritten = (row: ClassicFormula | undefined, over: Written | undefined): PublishedFormula[] => {
    const marks = marksOf(over);
    if (!over?.fields) return row ? [{ ...row, ...marks }] : [];
    const { patterns, actions, cautions, notes } = over.fields;
    const portuguese = separate(patterns.pt);
    for (const [at, pattern] of separate(patterns.en).entries()) words[pattern] = portuguese[at] ?? pattern;
    for (const text of [actions, cautions, notes]) if (text.en) words[text.en] = text.pt;
    return [{ ...formulaOf(over.key, over.fields), ...marks }];
  };
  return { formulas: mergedRows(tables.formulas, overlay, withWritten), words };
}
