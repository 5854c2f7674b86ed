import { fold } from "../../text/fold.ts";
import {
  type BaseRow,
  type CatalogueRow,
  mergeCatalogue,
  type OverlayEntry,
  type Review,
} from "./overlay.ts";

/**
 * The table that a rule reads of a catalogue: its base with what is published over it, without retired rows. Made once for
 * each overlay.
 */
export function publishedTable<Fields, Table>(
  base: () => readonly BaseRow<Fields>[],
  make: (rows: readonly CatalogueRow<Fields>[]) => Table,
): (overlay: readonly OverlayEntry<Fields>[]) => Table {
  const made = new WeakMap<object, { table: Table }>();
  return (overlay) => {
    const known = made.get(overlay);
    if (known) return known.table;
    const table = make(mergeCatalogue(base(), overlay).filter(({ retired }) => !retired));
    made.set(overlay, { table });
    return table;
  };
}

/** The review of a row where somebody decided about it, for the finding that it gives. */
export const reviewOf = ({ review, reviewed_on, reference }: Review): { review?: Review } =>
  review !== "unreviewed" || reference !== "" ? { review: { review, reviewed_on, reference } } : {};

/** A part of an entry's key: lower-case letters and figures. */
export const slug = (text: string) =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
