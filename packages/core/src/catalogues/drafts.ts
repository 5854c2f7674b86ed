import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { type CatalogueRow, mergeRow, type OverlayEntry } from "../clinical/catalogues/overlay.ts";
import type { EntryState, EntryView } from "../contracts/catalogues/office.ts";
import { readItems } from "../db/read-items.ts";
import { isBaseChanged } from "./base-mark.ts";
import { baseOf, shippedRow } from "./bases.ts";
import type { CatalogueEntry, CatalogueHead, EntryFields } from "./catalogue.entity.ts";
import { db } from "./entities.ts";

/** A catalogue that nothing was written over. */
export const blankHead = (catalogue: CatalogueKey): CatalogueHead => ({
  kind: "catalogues",
  catalogue,
  version: 0,
  parts: 0,
  published_version: 0,
  previous_parts: 0,
  index_chunks: 0,
  chunks: 0,
  previous_index_chunks: 0,
  previous_chunks: 0,
  added: 0,
  retired: 0,
  reviewed: 0,
  disputed: 0,
  unpublished: 0,
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

/**
 * What was written in a catalogue after its version `version`. One request for each megabyte of it. It is read with an index
 * that may lag behind the last changes.
 *
 * @param pages the most requests, for those who need not know all of it
 */
export async function draftsSince(
  catalogue: CatalogueKey,
  version: number,
  pages: number | "all" = "all",
): Promise<CatalogueEntry[]> {
  const { data } = await db.entities.entry.query
    .byChange({ catalogue })
    .gt({ change: version })
    .go({ pages });
  return data;
}

/** What was written over the product's own entries of a catalogue, by key. One request for each megabyte. */
export async function draftsOverBase(catalogue: CatalogueKey): Promise<CatalogueEntry[]> {
  const { data } = await db.entities.entry.query.byOrigin({ catalogue, shipped: true }).go({ pages: "all" });
  return data;
}

/**
 * What was added to a catalogue, by key: a page after a key, and the place where the next one begins; null after the last.
 * One request.
 */
export async function addedDrafts(catalogue: CatalogueKey, after: string, limit: number) {
  const { data } = await db.entities.entry.query
    .byOrigin({ catalogue, shipped: false })
    .gt({ key: after })
    .go({ limit });
  return { drafts: data, next: data.length < limit ? null : (data.at(-1)?.key ?? null) };
}

/** The first entries of a catalogue that are from a reference, by key. One request. */
export async function draftsFrom(catalogue: CatalogueKey, reference_id: string, limit: number) {
  const { data } = await db.entities.entry.query
    .byReference({ catalogue, cited: reference_id })
    .go({ limit });
  return data;
}

/** What was written over some entries, in no order. One request for a hundred. */
export async function draftsOf(catalogue: CatalogueKey, keys: readonly string[]): Promise<CatalogueEntry[]> {
  type Params = { Key: { pk: string; sk: string } };
  const items = await readItems(
    keys.map((key) => db.entities.entry.get({ catalogue, key }).params<Params>().Key),
  );
  return items.flatMap((item) => db.entities.entry.parse({ Item: item }).data ?? []);
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
  key,
  fields: fields ?? null,
  retired,
  review,
  reference,
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
    key,
    origin,
    retired,
    review,
    name: baseOf(head.catalogue).nameOf(row),
    fields: row.fields as EntryView["fields"],
    reviewed_at: draft?.reviewed_at ?? null,
    reviewed_by: draft?.reviewed_by_name ?? null,
    reference: draft?.reference_id ? { id: draft.reference_id, title: draft.reference } : null,
    note: draft?.note ?? "",
    version: draft?.version ?? 0,
    updated_at: draft?.updated_at ?? null,
    updated_by: draft?.updated_by_name ?? null,
    unpublished: draft !== undefined && draft.change > head.published_version,
    base_changed: draft !== undefined && isBaseChanged(draft),
  };
}
