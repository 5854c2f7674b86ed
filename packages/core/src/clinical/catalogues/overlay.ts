export const REVIEW_STATES = ["unreviewed", "reviewed", "disputed"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What is known of an entry's review, as clinics see it. */
export type Review = {
  readonly review: ReviewState;
  /** The day of the last decision; null while nobody decided. */
  readonly reviewed_on: string | null;
  /** The title of the book or article that it is from; empty without one. */
  readonly reference: string;
};

/** What the back office wrote over one entry. */
export type OverlayEntry<Fields> = Review & {
  readonly key: string;
  /** All fields of a changed or an added entry; null where those of the base still apply. */
  readonly fields: Fields | null;
  readonly retired: boolean;
};

export type BaseRow<Fields> = { readonly key: string; readonly fields: Fields };

export type CatalogueRow<Fields> = Review & {
  readonly key: string;
  readonly fields: Fields;
  /** Whether it comes with the product, was changed in the back office or was added there. */
  readonly origin: "base" | "changed" | "added";
  /** A retired entry is still read where it was used, and cannot be chosen. */
  readonly retired: boolean;
};

const UNREVIEWED: Review = { review: "unreviewed", reviewed_on: null, reference: "" };

/** An entry of the base with what was written over it; undefined where neither has any fields. */
export function mergeRow<Fields>(
  base: BaseRow<Fields> | undefined,
  over: OverlayEntry<Fields> | undefined,
): CatalogueRow<Fields> | undefined {
  // What was written before a field existed has that of the base.
  const row = over?.fields ? { key: over.key, fields: { ...base?.fields, ...over.fields } } : base;
  if (!row) return undefined;
  const origin = !over?.fields ? "base" : base ? "changed" : "added";
  const { review, reviewed_on, reference } = over ?? UNREVIEWED;
  return { ...row, origin, retired: over?.retired ?? false, review, reviewed_on, reference };
}

/**
 * A catalogue as it is read everywhere: the base in its order with what was written over it, then what was added, by key.
 * The order of the overlay does not matter. An entry that was written over a row which the product no longer has is
 * an added one if it has fields, and is left out otherwise.
 */
export function mergeCatalogue<Fields>(
  base: readonly BaseRow<Fields>[],
  overlay: readonly OverlayEntry<Fields>[],
): CatalogueRow<Fields>[] {
  if (overlay.length === 0) return base.flatMap((row) => mergeRow(row, undefined) ?? []);
  const written = new Map(overlay.map((entry) => [entry.key, entry]));
  const known = new Set(base.map(({ key }) => key));
  const added = overlay.filter(({ key }) => !known.has(key)).sort((a, b) => (a.key < b.key ? -1 : 1));
  return [
    ...base.flatMap((row) => mergeRow(row, written.get(row.key)) ?? []),
    ...added.flatMap((entry) => mergeRow(undefined, entry) ?? []),
  ];
}
