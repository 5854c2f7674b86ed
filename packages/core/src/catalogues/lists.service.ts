import { CATALOGUE_KEYS, type CatalogueKey, isLarge } from "../clinical/catalogues/catalogues.ts";
import { type BaseRow, type CatalogueRow, mergeCatalogue } from "../clinical/catalogues/overlay.ts";
import type { cataloguesRoutes } from "../contracts/catalogues/catalogues.ts";
import type { CatalogueSummary, EntryView, ListedEntry } from "../contracts/catalogues/office.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { absent, invalidField } from "../platform/errors.ts";
import * as Revisions from "../revisions/index.ts";
import { fold } from "../text/fold.ts";
import { baseOf, loadBases, shippedRow } from "./bases.ts";
import type { CatalogueHead, EntryFields } from "./catalogue.entity.ts";
import { blankHead, draftRow, overlayEntry, readDraft, readDrafts, readHead, viewOf } from "./drafts.ts";
import { db } from "./entities.ts";
import { optionsOf } from "./fields.ts";
import { largePage } from "./large-list.ts";
import { mayEdit, openCatalogue, requireLevel } from "./level.ts";
import { usesOfEntries } from "./use-counts.ts";

type Routes = typeof cataloguesRoutes;

/** Where a catalogue stands, in figures. */
export function summaryOf(head: CatalogueHead): CatalogueSummary {
  const { catalogue, retired, reviewed, disputed, unpublished, version } = head;
  const total = baseOf(catalogue).rows().length + head.added - retired;
  return {
    catalogue,
    total,
    retired,
    reviewed,
    disputed,
    unpublished,
    version,
    unreviewed: total - reviewed - disputed,
    published_at: head.published_at ?? null,
    published_by: head.published_by_name ?? null,
  };
}

/** The catalogues that the administrator may edit. One request. */
export async function listCatalogues(): Promise<ResponseOf<Routes["list"]>> {
  const { data } = await db.entities.head.query
    .primary({ kind: "catalogues" })
    .go({ pages: 1, consistent: true });
  const heads = new Map(data.map((head) => [head.catalogue, head]));
  const edited = CATALOGUE_KEYS.filter(mayEdit);
  await loadBases(edited);
  return {
    catalogues: edited.map((key) => summaryOf(heads.get(key) ?? blankHead(key))),
  };
}

/**
 * One catalogue with its source and what its fields are chosen from. One request, and those of {@link optionsOf}. Throws
 * 403.
 */
export async function getCatalogue(catalogue: CatalogueKey): Promise<ResponseOf<Routes["get"]>> {
  await openCatalogue(catalogue);
  const [head, options] = await Promise.all([readHead(catalogue), optionsOf(catalogue)]);
  const listed = Object.fromEntries(Object.entries(options).map(([name, all]) => [name, [...all]]));
  return { ...summaryOf(head), source: baseOf(catalogue).source, options: listed };
}

type Query = RequestOf<Routes["entries"]>["query"];

/**
 * A page of a catalogue's entries as they are written now, in the order of the base or the most used first. The cursor is the
 * last key. One request and one for each megabyte that was written, six at most for a large catalogue; and those of
 * {@link usesOfEntries}. Throws 400 for an invalid cursor, 403.
 */
export async function listEntries(
  catalogue: CatalogueKey,
  { cursor, limit, sort, ...filters }: Query,
): Promise<ResponseOf<Routes["entries"]>> {
  await openCatalogue(catalogue);
  const uses = await usesOfEntries(catalogue);
  const byUse = <T extends BaseRow<EntryFields>>(all: readonly T[]): readonly T[] =>
    sort === "use" && uses ? all.toSorted((a, b) => uses(b) - uses(a)) : all;
  const counted = (view: EntryView): ListedEntry => ({ ...view, uses: uses ? uses(view) : null });
  const words = fold(filters.search).split(/\s+/).filter(Boolean);
  if (isLarge(catalogue)) {
    const page = await largePage(await readHead(catalogue), {
      after: cursor ?? "",
      limit,
      search: filters.search.trim(),
      added: filters.kind !== "changed" && filters.kind !== "base_changed",
      isShown: (view) =>
        (filters.review === undefined || (!view.retired && view.review === filters.review)) &&
        isOfKind(view, filters.kind) &&
        isFound(catalogue, view, words),
      inOrder: byUse,
    });
    return { ...page, items: page.items.map(counted) };
  }
  const [head, drafts] = await Promise.all([readHead(catalogue), readDrafts(catalogue)]);
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]));
  const rows = byUse(mergeCatalogue(baseOf(catalogue).rows(), drafts.map(overlayEntry)));
  const after = cursor === undefined ? -1 : rows.findIndex(({ key }) => key === cursor);
  if (cursor !== undefined && after < 0) throw invalidField("cursor", "cursor.invalid");
  const items: EntryView[] = [];
  for (const row of rows.slice(after + 1)) {
    if (items.length > limit) break;
    if (filters.review && (row.retired || row.review !== filters.review)) continue;
    const view = viewOf(head, row, byKey.get(row.key));
    if (isOfKind(view, filters.kind) && isFound(catalogue, row, words)) items.push(view);
  }
  const more = items.length > limit;
  return { items: items.slice(0, limit).map(counted), next: more ? (items[limit - 1]?.key ?? null) : null };
}

const isOfKind = (view: EntryView, kind: Query["kind"]) => {
  if (kind === undefined) return true;
  if (kind === "unpublished" || kind === "retired" || kind === "base_changed") return view[kind];
  return view.origin === kind;
};

/** Whether every word is in the name or a text of the entry, without accents. */
function isFound(
  catalogue: CatalogueKey,
  row: Pick<CatalogueRow<EntryFields>, "key" | "fields">,
  words: readonly string[],
) {
  if (words.length === 0) return true;
  const { en, pt } = baseOf(catalogue).nameOf({ key: row.key, fields: row.fields });
  const text = fold(`${en} ${pt} ${row.key} ${JSON.stringify(Object.values(row.fields))}`);
  return words.every((word) => text.includes(word));
}

/** One entry with what the product ships. Two requests. Throws 403, 404 `entry.not_found`. */
export async function getEntry(catalogue: CatalogueKey, key: string): Promise<ResponseOf<Routes["entry"]>> {
  await openCatalogue(catalogue);
  const [head, draft] = await Promise.all([readHead(catalogue), readDraft(catalogue, key)]);
  const row = draftRow(catalogue, key, draft);
  if (!row) throw absent("entry");
  const shipped = shippedRow(catalogue, key)?.fields ?? null;
  return { entry: viewOf(head, row, draft), shipped: shipped as EntryView["fields"] | null };
}

type Page = { cursor?: string | undefined; limit: number };

/** What an entry said before, newest first. Two requests. Throws 403. */
export async function entryHistory(catalogue: CatalogueKey, key: string, page: Page) {
  requireLevel(catalogue);
  return Revisions.listHistory(Revisions.entrySubject(catalogue, key), page);
}
