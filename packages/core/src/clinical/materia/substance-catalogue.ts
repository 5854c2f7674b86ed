import type { ListedSubstance } from "../../contracts/materia/materia.ts";
import type { SubstanceFields } from "../catalogues/descriptions/substances.ts";
import type { OverlayEntry } from "../catalogues/overlay.ts";
import type { SubstanceSafety } from "../safety/safety-input.ts";

type Written = OverlayEntry<SubstanceFields>;
type Facts = Omit<SubstanceFields, "toxicity" | "notes"> & Pick<ListedSubstance, "toxicity">;

/** The facts of the fields, as the tables hold them: an unknown toxicity is null. */
function factsOf({ toxicity, notes: _, ...fields }: SubstanceFields): Facts {
  return { ...fields, toxicity: toxicity === "" ? null : toxicity };
}

/** The fields of a substance of the tables, with the Portuguese of its notes. */
export const substanceFields = (row: ListedSubstance, pt: (word: string) => string): SubstanceFields => ({
  ...{ dose_min_g: row.dose_min_g, dose_max_g: row.dose_max_g, dose_checked: row.dose_checked },
  ...{ toxicity: row.toxicity ?? "", pregnancy: row.pregnancy, temperature: row.temperature },
  ...{ category: row.category, latin: row.latin, species: row.species },
  notes: { en: row.notes, pt: row.notes && pt(row.notes) },
});

const reviewOf = ({ review, reviewed_on, reference }: Written) =>
  review === "unreviewed" && reference === "" ? undefined : { review, reviewed_on, reference };

/** What the safety check knows of a substance of the tables, with what is published over it. */
export function substanceSafety<Known extends Omit<SubstanceSafety, "own" | "review">>(
  known: Known | undefined,
  over: Written | undefined,
): SubstanceSafety | undefined {
  if (!known) return undefined;
  return { ...known, ...(over?.fields && factsOf(over.fields)), own: false, review: over && reviewOf(over) };
}

/** The substances of the tables with what is published over them, and the Portuguese words of changed notes. */
export function publishedSubstances(
  tables: {
    readonly substances: readonly ListedSubstance[];
    readonly words: Readonly<Record<string, string>>;
  },
  overlay: readonly Written[],
) {
  const written = new Map(overlay.map((entry) => [entry.key, entry]));
  const words = { ...tables.words };
  const substances = tables.substances.map((row): ListedSubstance => {
    const fields = written.get(row.id)?.fields;
    if (!fields) return row;
    if (fields.notes.en) words[fields.notes.en] = fields.notes.pt;
    return { ...row, ...factsOf(fields), notes: fields.notes.en };
  });
  return { substances, words };
}
