import type { ListedSubstance } from "../../contracts/materia/materia.ts";
import type { SubstanceFields } from "../catalogues/descriptions/substances.ts";
import type { OverlayEntry, Review } from "../catalogues/overlay.ts";
import { marksOf } from "../catalogues/published-table.ts";
import type { SubstanceSafety } from "../safety/safety-input.ts";

type Written = OverlayEntry<SubstanceFields>;
type Facts = Omit<ListedSubstance, "id" | "notes">;

/** A substance of the tables with what is published over it. */
export type PublishedSubstance = ListedSubstance & {
  /** Everyday names in both languages. */
  synonymy?: string;
  retired?: true;
  /** What the back office decided about it; absent while nobody did. */
  review?: Review;
};

/** The facts of the fields, as the tables hold them: an unknown toxicity is null. */
function factsOf({ toxicity, notes: _, names: __, ...fields }: SubstanceFields): Facts {
  const facts = { ...fields, toxicity: toxicity === "" ? null : toxicity } as unknown as Facts;
  return facts.zh_hant === "" ? { ...facts, zh_hant: facts.zh } : facts;
}

/** Names in both languages for the search, each once. Entries written before there were names have none. */
export const namesInBoth = (names: { readonly en: string; readonly pt: string } | undefined): string =>
  [...new Set([names?.en, names?.pt])].filter(Boolean).join(", ");

/** The fields of a substance of the tables, with the Portuguese of its notes. */
export const substanceFields = (row: ListedSubstance, pt: (word: string) => string): SubstanceFields => ({
  pinyin: row.pinyin,
  zh: row.zh,
  zh_hant: row.zh_hant === row.zh ? "" : row.zh_hant,
  names: { en: "", pt: "" },
  latin: row.latin,
  species: row.species,
  category: row.category,
  type: row.type,
  part: row.part,
  temperature: row.temperature,
  tastes: row.tastes,
  channels: row.channels,
  dose_min_g: row.dose_min_g,
  dose_max_g: row.dose_max_g,
  dose_checked: row.dose_checked,
  toxicity: row.toxicity ?? "",
  pregnancy: row.pregnancy,
  notes: { en: row.notes, pt: row.notes && pt(row.notes) },
});

/** What the safety check knows of a substance of the tables, or of an added one, with what is published over it. */
export function substanceSafety<Known extends Omit<SubstanceSafety, "own" | "review">>(
  known: Known | undefined,
  over: Written | undefined,
): SubstanceSafety | undefined {
  const facts = over?.fields ? { ...known, ...factsOf(over.fields) } : known;
  return facts && { ...facts, own: false, review: marksOf(over).review };
}

/**
 * The substances of the tables with what is published over them, then those that were added, by key; and the Portuguese
 * words of changed notes. A retired or reviewed one is marked.
 */
export function publishedSubstances(
  tables: {
    readonly substances: readonly ListedSubstance[];
    readonly words: Readonly<Record<string, string>>;
  },
  overlay: readonly Written[],
) {
  const words = { ...tables.words };
  const withWritten = (row: ListedSubstance | undefined, over: Written | undefined): PublishedSubstance[] => {
    const marks = marksOf(over);
    if (!over?.fields) return row ? [{ ...row, ...marks }] : [];
    const { notes, names } = over.fields;
    if (notes.en) words[notes.en] = notes.pt;
    const written = { ...factsOf(over.fields), id: over.key, notes: notes.en, synonymy: namesInBoth(names) };
    return [{ ...row, ...written, ...marks }];
  };
  return { substances: mergedRows(tables.substances, overlay, withWritten), words };
}

/** Rows of a table with what is published over them in their places, then those that were added, by key. */
export function mergedRows<Row extends { readonly id: string }, Over extends { readonly key: string }, Made>(
  rows: readonly Row[],
  overlay: readonly Over[],
  merge: (row: Row | undefined, over: Over | undefined) => readonly Made[],
): Made[] {
  const written = new Map(overlay.map((entry) => [entry.key, entry]));
  const known = new Set(rows.map(({ id }) => id));
  const added = overlay.filter(({ key }) => !known.has(key)).sort((a, b) => (a.key < b.key ? -1 : 1));
  return [
    ...rows.flatMap((row) => merge(row, written.get(row.id))),
    ...added.flatMap((entry) => merge(undefined, entry)),
  ];
}
