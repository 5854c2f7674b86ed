import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { type CatalogueRow, mergeRow, type OverlayEntry } from "../clinical/catalogues/overlay.ts";
import type { EntryState, EntryView } from "../contracts/catalogues/office.ts";
import { baseOf, shippedRow } from "./bases.ts";
import type { CatalogueEntry, CatalogueHead, EntryFields } from "./catalogue.entity.ts";
import { db } from "./entities.ts";

/** A catalogue that nothing was written over. */
export const blankHead = (catalogue: CatalogueKey): CatalogueHead => ({
  ...{ kind: "catalogues", catalogue, version: 0, parts: 0, published_version: 0, previous_parts: 0 },
  ...{ added: 0, retired: 0, reviewed: 0, disputed: 0, unpublished: 0 },
});

/** Where a catalogue stands. One request. */
export async function readHead(catalogue: CatalogueKey): Promise<CatalogueHead> {
  const { data } = await db.entities.head.get({ kind: "catalogues", catalogue }).go({ consistent: true });
  return data ?? blankHead(catalogue);
}

/** Everything written over a catalogue, by key. One request for each megabyte. */
export async function readDrafts(catalogue: CatalogueKey): Promise<CatalogueEntry[]> {
  const { data } = await db.entities.entry.query
    .primary({ catalogue })
    .go({ pages: "all", consistent: true });
  return data;
}

/** What was written over one entry. One request. */
export async function readDraft(catalogue: CatalogueKey, key: string): Promise<CatalogueEntry | undefined> {
  const { data } = await db.entities.entry.get({ catalogue, key }).go({ consistent: true });
  return data ?? undefined;
}

/** An entry as clinics read it once it is published. */
export const overlayEntry = ({
  key,
  fields,
  retired,
  review,
  reviewed_at,
  reference,
}: CatalogueEntry): OverlayEntry<EntryFields> => ({
  ...{ key, fields: fields ?? null, retired, review, reference },
  reviewed_on: reviewed_at?.slice(0, 10) ?? null,
});

/** Whether an entry says anything over the base. */
export const saysSomething = ({ fields, retired, review, reference }: OverlayEntry<EntryFields>) =>
  fields !== null || retired || review !== "unreviewed" || reference !== "";

/** The row of an entry as it is written now. */
export const draftRow = (catalogue: CatalogueKey, key: string, draft: CatalogueEntry | undefined) =>
  mergeRow(shippedRow(catalogue, key), draft && overlayEntry(draft));

/** What of a row a difference shows; null where there is none. */
export const stateOf = (row: CatalogueRow<EntryFields> | undefined): EntryState | null =>
  row ? { fields: row.fields as EntryState["fields"], retired: row.retired, review: row.review } : null;

/** An entry as the back office edits it. */
export function viewOf(
  head: Pick<CatalogueHead, "catalogue" | "published_version">,
  row: CatalogueRow<EntryFields>,
  draft: CatalogueEntry | undefined,
): EntryView {
  const { key, origin, retired, review } = row;
  return {
    ...{ key, origin, retired, review, name: baseOf(head.catalogue).nameOf(row) },
    fields: row.fields as EntryView["fields"],
    reviewed_at: draft?.reviewed_at ?? null,
    reviewed_by: draft?.reviewed_by_name ?? null,
    reference: draft?.reference_id ? { id: draft.reference_id, title: draft.reference } : null,
    note: draft?.note ?? "",
    version: draft?.version ?? 0,
    updated_at: draft?.updated_at ?? null,
    updated_by: draft?.updated_by_name ?? null,
    unpublished: draft !== undefined && draft.change > head.published_version,
  };
}
