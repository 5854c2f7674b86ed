import { fold } from "../../text/fold.ts";
import {
  type BaseRow,
  type CatalogueRow,
  mergeCatalogue,
  type OverlayEntry,
  type Review,
} from "./overlay.ts";

/** What is made of an overlay, once for each. */
export function oncePublished<Fields, Made>(
  make: (overlay: readonly OverlayEntry<Fields>[]) => Made,
): (overlay: readonly OverlayEntry<Fields>[]) => Made {
  const known = new WeakMap<object, { made: Made }>();
  return (overlay) => {
    const made = known.get(overlay) ?? { made: make(overlay) };
    known.set(overlay, made);
    return made.made;
  };
}

/**
 * The table that a rule reads of a catalogue: its base with what is published over it, without retired rows. Made once for
 * each overlay.
 */
export function publishedTable<Fields, Table>(
  base: () => readonly BaseRow<Fields>[],
  make: (rows: readonly CatalogueRow<Fields>[]) => Table,
): (overlay: readonly OverlayEntry<Fields>[]) => Table {
  return oncePublished((overlay) => make(mergeCatalogue(base(), overlay).filter(({ retired }) => !retired)));
}

/** The review of a row where somebody decided about it, for the finding that it gives. */
export const reviewOf = ({ review, reviewed_on, reference }: Review): { review?: Review } =>
  review !== "unreviewed" || reference !== "" ? { review: { review, reviewed_on, reference } } : {};

/** What applies to an entry whatever its fields are: that it is retired, and what was decided about it. */
export const marksOf = (over: OverlayEntry<unknown> | undefined): { retired?: true; review?: Review } => ({
  ...(over?.retired && { retired: true }),
  ...(over && reviewOf(over)),
});

/** A part of an entry's key: lower-case letters and figures. */
export const slug = (text: string) =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
