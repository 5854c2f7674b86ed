import type { RequestOf } from "../contracts/kernel/route.ts";
import { catalogueOfKind, type revisionsRoutes } from "../contracts/revisions/revisions.ts";
import { asRevision, entryNamed } from "./earlier.ts";
import { cursorAfterEarlier } from "./earlier-revision.entity.ts";
import { db } from "./entities.ts";
import { cursorAfter, cursorAfterOfKind, type RevisionItem } from "./revision.entity.ts";

/** Where changes are stored: together, or where catalogues kept theirs before. */
export type Source = "current" | "earlier";

/** A change, and the cursor that continues after it. */
export type Found = { item: RevisionItem; cursor: () => string | null };

type Filter = Omit<RequestOf<typeof revisionsRoutes.listChanges>["query"], "cursor" | "limit">;
type PageQuery = Filter & {
  limit: number;
  /** Absent or empty at the start, `null` at the end. */
  cursor: string | null | undefined;
};

/** The largest number of requests for a page of one person's changes; it may be incomplete then. */
const MOST_REQUESTS = 4;

type Page = { found: Found[]; cursor: string | null };
type Options = { cursor: string | null; order: "desc"; limit?: number };

async function currentPage({ kind, by, from, to }: Filter, options: Options): Promise<Page> {
  const { newest, newestOfKind } = db.entities.revision.query;
  const [first, last] = [{ at: from ?? "0" }, { at: `${to ?? "9"}~` }] as const;
  const query = kind
    ? newestOfKind({ kind }).between(first, last)
    : newest({ list: "revisions" }).between(first, last);
  const { data, cursor } = await query.where((item, { eq }) => (by ? eq(item.by, by) : "")).go(options);
  const after = kind ? cursorAfterOfKind : cursorAfter;
  return { found: data.map((item) => ({ item, cursor: () => after(item) })), cursor };
}

async function earlierPage({ kind, by, from, to }: Filter, options: Options): Promise<Page> {
  const catalogue = kind && catalogueOfKind(kind);
  if (kind && !catalogue) return { found: [], cursor: null };
  const { data, cursor } = await db.entities.earlier.query
    .changes({ kind: "catalogue_changes" })
    .between({ updated_at: from ?? "0" }, { updated_at: `${to ?? "9"}~` })
    .where((item, { eq }) =>
      [by && eq(item.updated_by, by), catalogue && eq(item.catalogue, catalogue)]
        .filter(Boolean)
        .join(" AND "),
    )
    .go(options);
  return {
    found: data.map((item) => ({ item: asRevision(item), cursor: () => cursorAfterEarlier(item) })),
    cursor,
  };
}

/** A page of a source's changes, newest first, with the cursor behind what was read; `null` at the end. */
export async function readPage(source: Source, { limit, cursor: start, ...filter }: PageQuery) {
  const found: Found[] = [];
  let cursor = start || null;
  if (start === null) return { found, next: null };
  const narrowed = filter.by !== undefined || (source === "earlier" && filter.kind !== undefined);
  for (let request = 0; request < (narrowed ? MOST_REQUESTS : 1); request += 1) {
    const options = { cursor, order: "desc" as const, ...(!narrowed && { limit }) };
    const page = await (source === "current" ? currentPage : earlierPage)(filter, options);
    found.push(...page.found);
    cursor = page.cursor;
    if (cursor === null || found.length >= limit) break;
  }
  return { found, next: cursor };
}

/**
 * The changes of an entry of a catalogue from when catalogues had a history of their own, newest first. Nothing is added to
 * them, and there are few of each entry, so that all are read: their keys do not sort by version. One request, none for
 * anything else.
 */
export async function findEarlierHistory(subject: string, below: string | null): Promise<RevisionItem[]> {
  const entry = entryNamed(subject);
  if (!entry) return [];
  const { data } = await db.entities.earlier.query.primary(entry).go({ pages: "all" });
  return data
    .filter(({ version }) => below === null || version < Number(below))
    .sort((a, b) => b.version - a.version)
    .map(asRevision);
}

/** The change that made a version of a catalogue's entry, from when catalogues had a history of their own. */
export async function readEarlierVersion(
  subject: string,
  version: number,
): Promise<RevisionItem | undefined> {
  const entry = entryNamed(subject);
  if (!entry) return undefined;
  const { data } = await db.entities.earlier.get({ ...entry, version }).go({ consistent: true });
  return data ? asRevision(data) : undefined;
}
