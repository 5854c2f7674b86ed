import { mergeRow } from "../clinical/catalogues/overlay.ts";
import { icdWords } from "../clinical/icd/icd-words.ts";
import type { EntryView } from "../contracts/catalogues/office.ts";
import { addedByWords } from "./added-entries.ts";
import { baseOf, shippedRow } from "./bases.ts";
import type { CatalogueEntry, CatalogueHead } from "./catalogue.entity.ts";
import {
  addedDrafts,
  draftRow,
  draftsOf,
  draftsOverBase,
  draftsSince,
  overlayEntry,
  viewOf,
} from "./drafts.ts";

/** Whether an entry is shown. */
type Shown = (view: EntryView) => boolean;
export type LargeQuery = {
  after: string;
  limit: number;
  isShown: Shown;
  /** Whether what was added is searched at all. */
  added: boolean;
  /** Words to search for; without them entries are read in order. */
  search: string;
  /** Puts entries into the order of the list. What was added follows the product's own, by key. */
  inOrder: (views: readonly EntryView[]) => readonly EntryView[];
};

/** Entries that one request reads to find a page of those that a filter lets through. */
const READ_AT_ONCE = 200;
const MAX_READS = 4;

const viewWith = (head: CatalogueHead, key: string, draft: CatalogueEntry | undefined) => {
  const row = draftRow(head.catalogue, key, draft);
  return row && viewOf(head, row, draft);
};

/** The product's own entries as they are written now. One request for each megabyte that was written over them. */
async function overBase(head: CatalogueHead): Promise<EntryView[]> {
  const { catalogue } = head;
  const drafts = new Map((await draftsOverBase(catalogue)).map((draft) => [draft.key, draft]));
  return baseOf(catalogue)
    .rows()
    .flatMap((row) => {
      const draft = drafts.get(row.key);
      const merged = mergeRow(row, draft && overlayEntry(draft));
      return merged ? [viewOf(head, merged, draft)] : [];
    });
}

/**
 * A page of a large catalogue: the product's own entries in their order, then those that were added by key. What was added is
 * read a page at a time, 800 entries at most, so that a page that a filter leaves nearly empty has a next one.
 */
export async function largePage(
  head: CatalogueHead,
  { after, limit, isShown, added, inOrder, ...query }: LargeQuery,
) {
  if (query.search !== "") return searchPage(head, { after, limit, isShown, added, inOrder, ...query });
  const isInBase = after === "" || shippedRow(head.catalogue, after) !== undefined;
  const own = isInBase ? inOrder(await overBase(head)) : [];
  const at = own.findIndex(({ key }) => key === after);
  const items = own.slice(at + 1).filter(isShown);
  if (items.length > limit) return { items: items.slice(0, limit), next: items[limit - 1]?.key ?? null };
  if (!added) return { items, next: null };
  let from: string | null = isInBase ? "" : after;
  for (let reads = 0; reads < MAX_READS && from !== null && items.length < limit; reads += 1) {
    const page: Awaited<ReturnType<typeof addedDrafts>> = await addedDrafts(
      head.catalogue,
      from,
      READ_AT_ONCE,
    );
    from = page.next;
    for (const draft of page.drafts) {
      const view = viewWith(head, draft.key, draft);
      if (!view || !isShown(view)) continue;
      if (items.length === limit) return { items, next: items[limit - 1]?.key ?? null };
      items.push(view);
    }
  }
  return { items, next: from };
}

/**
 * The entries that a search finds: the product's own, drafts that are not published yet, and the best matches of the
 * publication's index.
 */
async function searchPage(
  head: CatalogueHead,
  { after, limit, isShown, added, search, inOrder }: LargeQuery,
) {
  const { catalogue, publication, index_chunks, published_version } = head;
  const [own, drafts, published] = await Promise.all([
    overBase(head),
    added ? draftsSince(catalogue, published_version, MAX_READS) : [],
    added && publication ? addedByWords({ publication, index_chunks }, icdWords(search)) : [],
  ]);
  const current = new Map(drafts.map((draft) => [draft.key, draft]));
  const stored = await draftsOf(
    catalogue,
    published.map(({ key }) => key).filter((key) => !current.has(key)),
  );
  const others = [...drafts.filter(({ shipped }) => !shipped), ...stored];
  const found = inOrder(
    [...own, ...others.flatMap((draft) => viewWith(head, draft.key, draft) ?? [])].filter(isShown),
  );
  const rest = found.slice(found.findIndex(({ key }) => key === after) + 1);
  return {
    items: rest.slice(0, limit),
    next: rest.length > limit ? (rest[limit - 1]?.key ?? null) : null,
  };
}
