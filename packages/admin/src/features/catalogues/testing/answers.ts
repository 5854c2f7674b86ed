import type { CatalogueSummary, ListedEntry } from "@meridian/core/contracts/catalogues/office";

/** What the server says of a catalogue in the list of all catalogues. */
export const catalogueSummary = (
  catalogue: CatalogueSummary["catalogue"],
  over: Partial<CatalogueSummary> = {},
): CatalogueSummary => ({
  catalogue,
  total: 3,
  unreviewed: 3,
  reviewed: 0,
  disputed: 0,
  retired: 0,
  unpublished: 0,
  published_at: null,
  published_by: null,
  version: 7,
  ...over,
});

/** An entry that the product ships, which nobody has reviewed or edited. */
export const listedEntry = (
  key: string,
  fields: ListedEntry["fields"],
  over: Partial<ListedEntry> = {},
): ListedEntry => ({
  key,
  name: { en: `Demo ${key}`, pt: `Demo ${key}` },
  origin: "base",
  retired: false,
  fields,
  review: "unreviewed",
  reviewed_at: null,
  reviewed_by: null,
  reference: null,
  note: "",
  version: 0,
  updated_at: null,
  updated_by: null,
  unpublished: false,
  base_changed: false,
  uses: null,
  ...over,
});
