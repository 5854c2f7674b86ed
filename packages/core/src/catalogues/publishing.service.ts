import { type CatalogueKey, isLarge } from "../clinical/catalogues/catalogues.ts";
import { mergeRow } from "../clinical/catalogues/overlay.ts";
import type { cataloguesRoutes } from "../contracts/catalogues/catalogues.ts";
import type { CatalogueSummary } from "../contracts/catalogues/office.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import { catalogueKind } from "../contracts/revisions/revisions.ts";
import { batchDelete, batchPut, writeItems } from "../db/batch-write.ts";
import { pause } from "../db/pause.ts";
import { retryOn } from "../db/retry-on.ts";
import { put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Revisions from "../revisions/index.ts";
import { ACCOUNT_MAILS, accountMailEntries } from "./account-mails.ts";
import { addedByKey, allAdded, chunkDeletes, chunksOf } from "./added-entries.ts";
import { baseOf, shippedRow } from "./bases.ts";
import type { CatalogueEntry, CatalogueHead } from "./catalogue.entity.ts";
import { headWrite } from "./changes.ts";
import {
  draftRow,
  draftsOf,
  draftsSince,
  overlayEntry,
  readDrafts,
  readHead,
  saysSomething,
  stateOf,
} from "./drafts.ts";
import { db } from "./entities.ts";
import { openCatalogue } from "./level.ts";
import { summaryOf } from "./lists.service.ts";
import { fromPart, type PublishedEntry, toPart, toParts } from "./parts.ts";
import { forgetPublished } from "./published.ts";

/**
 * The drafts that the last publication does not have. Of a large catalogue only they are read. Throws 409 `catalogue.busy`
 * where the index that names them lags behind for long.
 */
async function unpublishedDrafts(head: CatalogueHead): Promise<CatalogueEntry[]> {
  const { catalogue, published_version } = head;
  if (!isLarge(catalogue))
    return (await readDrafts(catalogue)).filter(({ change }) => change > published_version);
  const keys = await retryOn([Lagging], () => draftKeys(head), {
    attempts: 5,
    pause,
    exhausted: () => new AppError("conflict", "catalogue.busy"),
  });
  // The index may still have an earlier version of an entry.
  return draftsOf(catalogue, keys);
}

class Lagging extends Error {}

/** The keys of the drafts of a large catalogue. Throws {@link Lagging} where they are not as many as its head counts. */
async function draftKeys({ catalogue, published_version, unpublished }: CatalogueHead): Promise<string[]> {
  const keys = new Set((await draftsSince(catalogue, published_version)).map(({ key }) => key));
  if (keys.size !== unpublished) throw new Lagging("the index of drafts lags behind");
  return [...keys];
}

/** What clinics read now, by key. One request for each megabyte. */
async function publishedByKey({ publication }: CatalogueHead): Promise<ReadonlyMap<string, PublishedEntry>> {
  if (!publication) return new Map();
  const { data } = await db.entities.part.query.primary({ publication }).go({ pages: "all" });
  return new Map(data.flatMap(({ content }) => fromPart(content)).map((entry) => [entry.key, entry]));
}

/** What clinics read now of some entries of a large catalogue, by key. */
async function publishedOf({ catalogue, publication, index_chunks }: CatalogueHead, keys: readonly string[]) {
  if (!publication) return new Map<string, PublishedEntry>();
  const { data } = await db.entities.part.query.primary({ publication }).go({ pages: "all" });
  const added = keys.filter((key) => !shippedRow(catalogue, key));
  const found = [
    ...data.flatMap(({ content }) => fromPart(content)),
    ...(await addedByKey({ publication, index_chunks }, added)),
  ];
  return new Map(found.map((entry) => [entry.key, entry]));
}

type Page = { cursor?: string | undefined; limit: number };

/**
 * What publishing would change for clinics, by key, with the version to publish. One request, and one for each megabyte of
 * drafts and of what is published; of a large catalogue one for each hundred drafts as well. Throws 403, 409 `catalogue.busy`.
 */
export async function unpublishedChanges(
  catalogue: CatalogueKey,
  { cursor = "", limit }: Page,
): Promise<ResponseOf<(typeof cataloguesRoutes)["changes"]>> {
  await openCatalogue(catalogue);
  // The head first: what is written after it was read makes its version stale, and is then not published unseen.
  const head = await readHead(catalogue);
  const changed = await unpublishedDrafts(head);
  const found = changed.filter(({ key }) => key > cursor).sort((a, b) => (a.key < b.key ? -1 : 1));
  const shown = found.slice(0, limit);
  const published = isLarge(catalogue)
    ? await publishedOf(
        head,
        shown.map(({ key }) => key),
      )
    : await publishedByKey(head);
  const items = shown.flatMap((draft) => {
    const { key } = draft;
    const before = mergeRow(shippedRow(catalogue, key), published.get(key));
    const after = draftRow(catalogue, key, draft);
    const named = after ?? before;
    if (!named) return [];
    return [
      {
        key,
        name: baseOf(catalogue).nameOf(named),
        at: draft.updated_at,
        by: draft.updated_by_name,
        before: stateOf(before),
        after: stateOf(after),
      },
    ];
  });
  const next = found.length > limit ? (found[limit - 1]?.key ?? null) : null;
  return { items, next, version: head.version, total: changed.length };
}

/**
 * The entries of the next publication. For a large catalogue those of the last one with the drafts since. Throws 409
 * `catalogue.busy` as {@link unpublishedDrafts}.
 */
async function entriesToPublish(head: CatalogueHead): Promise<PublishedEntry[]> {
  const { catalogue, publication } = head;
  if (!isLarge(catalogue)) return (await readDrafts(catalogue)).map(overlayEntry);
  const [over, added] = publication
    ? await Promise.all([publishedByKey(head), allAdded(publication)])
    : [new Map<string, PublishedEntry>(), []];
  const next = new Map([...over, ...added.map((entry) => [entry.key, entry] as const)]);
  for (const draft of await unpublishedDrafts(head)) next.set(draft.key, overlayEntry(draft));
  return [...next.values()];
}

type Counts = { index_chunks: number; chunks: number };

/**
 * The writes of a publication. Of a large catalogue the parts, which browsers read, hold only what is written over the
 * product's own entries.
 */
function publicationOf(catalogue: CatalogueKey, publication: string, entries: readonly PublishedEntry[]) {
  const large = isLarge(catalogue);
  const isOver = ({ key }: PublishedEntry) => !large || shippedRow(catalogue, key) !== undefined;
  const parts = toParts(entries.filter(isOver));
  const added = entries.filter((entry) => !isOver(entry));
  const { nameOf } = baseOf(catalogue);
  const { writes, ...counts } = chunksOf(publication, added, ({ key, fields }) =>
    fields ? nameOf({ key, fields }) : { en: "", pt: "" },
  );
  const putPart = (content: Uint8Array, part: number) =>
    batchPut(db.entities.part.put({ publication, part, catalogue, content }).params());
  return { parts: parts.length, counts, writes: [...parts.map(putPart), ...writes] };
}

/** The words of the user pool's mails apply with the publication, so that they are written with its pointer. */
function accountMailWrites(catalogue: CatalogueKey, entries: readonly PublishedEntry[]) {
  const words = accountMailEntries(catalogue, entries);
  return words
    ? [put(db.entities.part.put({ ...ACCOUNT_MAILS, catalogue, content: toPart(words) }).params())]
    : [];
}

/** The deletes of what {@link publicationOf} writes. */
const deletesOf = (publication: string, parts: number, counts: Counts) => [
  ...Array.from({ length: parts }, (_, part) =>
    batchDelete(db.entities.part.delete({ publication, part }).params()),
  ),
  ...chunkDeletes(publication, counts),
];

/** The head once a publication is what clinics read; it keeps the one before, which is deleted with the next. */
const headAfter = (
  head: CatalogueHead,
  published: Counts & { publication: string; parts: number },
): CatalogueHead => ({
  ...head,
  version: head.version + 1,
  published_version: head.version + 1,
  unpublished: 0,
  ...published,
  published_at: nowIso(),
  published_by_name: actor().name,
  ...(head.publication && {
    previous: head.publication,
    previous_parts: head.parts,
    previous_index_chunks: head.index_chunks,
    previous_chunks: head.chunks,
  }),
});

const publicationRevision = ({ catalogue, version }: CatalogueHead, note: string) =>
  Revisions.revisionWrite({
    kind: catalogueKind(catalogue),
    subject: Revisions.entrySubject(catalogue),
    version,
    title: "",
    action: "publish",
    note,
    before: undefined,
    after: undefined,
  });

/**
 * Gives every clinic the catalogue as it is written now. The parts are written first, under an id that nobody knows; then one
 * conditional write moves the pointer to them. Requests: three, one for each megabyte of drafts, and one for 25 parts written
 * or deleted. Throws 403, 409 `catalogue.stale` where it was changed since `version`, or `catalogue.nothing_to_publish`.
 */
export async function publishCatalogue(
  catalogue: CatalogueKey,
  { version, note }: { version: number; note: string },
): Promise<CatalogueSummary> {
  await openCatalogue(catalogue);
  const head = await readHead(catalogue);
  if (head.version !== version) throw stale("catalogue", summaryOf(head));
  if (head.unpublished === 0) throw new AppError("conflict", "catalogue.nothing_to_publish");
  const entries = (await entriesToPublish(head)).filter(saysSomething);
  const publication = newId("publication");
  const { parts, counts, writes } = publicationOf(catalogue, publication, entries);
  await writeItems(writes);
  const next = headAfter(head, { publication, parts, ...counts });
  try {
    await transact({
      writes: [
        headWrite(head, next, "catalogue.stale"),
        ...accountMailWrites(catalogue, entries),
        publicationRevision(next, note),
      ],
      audit: { action: "update", record: Revisions.entrySubject(catalogue) },
    });
  } catch (error) {
    // After a lost connection the pointer may have moved, and clinics would be without the parts.
    if (error instanceof AppError) await writeItems(deletesOf(publication, parts, counts));
    throw error;
  }
  forgetPublished();
  if (head.previous)
    await writeItems(
      deletesOf(head.previous, head.previous_parts, {
        index_chunks: head.previous_index_chunks,
        chunks: head.previous_chunks,
      }),
    );
  return summaryOf(next);
}
