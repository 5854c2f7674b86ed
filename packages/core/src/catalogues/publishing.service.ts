import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { mergeRow } from "../clinical/catalogues/overlay.ts";
import type { cataloguesRoutes } from "../contracts/catalogues/catalogues.ts";
import type { CatalogueSummary } from "../contracts/catalogues/office.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import { catalogueKind } from "../contracts/revisions/revisions.ts";
import { batchDelete, batchPut, writeItems } from "../db/batch-write.ts";
import { transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Revisions from "../revisions/index.ts";
import { baseOf, shippedRow } from "./bases.ts";
import type { CatalogueEntry, CatalogueHead } from "./catalogue.entity.ts";
import { headWrite } from "./changes.ts";
import { draftRow, overlayEntry, readDrafts, readHead, saysSomething, stateOf } from "./drafts.ts";
import { db } from "./entities.ts";
import { requireLevel } from "./level.ts";
import { summaryOf } from "./lists.service.ts";
import { fromPart, type PublishedEntry, toParts } from "./parts.ts";
import { forgetPublished } from "./published.ts";

const isUnpublished = (head: CatalogueHead) => (draft: CatalogueEntry) =>
  draft.change > head.published_version;

/** What clinics read now, by key. One request for each megabyte. */
async function publishedByKey({ publication }: CatalogueHead): Promise<ReadonlyMap<string, PublishedEntry>> {
  if (!publication) return new Map();
  const { data } = await db.entities.part.query.primary({ publication }).go({ pages: "all" });
  return new Map(data.flatMap(({ content }) => fromPart(content)).map((entry) => [entry.key, entry]));
}

type Page = { cursor?: string | undefined; limit: number };

/**
 * What publishing would change for clinics, by key, with the version to publish. One request, and one for each megabyte of
 * drafts and of what is published. Throws 403.
 */
export async function unpublishedChanges(
  catalogue: CatalogueKey,
  { cursor = "", limit }: Page,
): Promise<ResponseOf<(typeof cataloguesRoutes)["changes"]>> {
  requireLevel(catalogue);
  // The head first: what is written after it was read makes its version stale, and is then not published unseen.
  const head = await readHead(catalogue);
  const [drafts, published] = await Promise.all([readDrafts(catalogue), publishedByKey(head)]);
  const changed = drafts.filter(isUnpublished(head));
  const found = changed.filter(({ key }) => key > cursor).sort((a, b) => (a.key < b.key ? -1 : 1));
  const items = found.slice(0, limit).flatMap((draft) => {
    const { key } = draft;
    const before = mergeRow(shippedRow(catalogue, key), published.get(key));
    const after = draftRow(catalogue, key, draft);
    const named = after ?? before;
    if (!named) return [];
    return [
      {
        ...{ key, name: baseOf(catalogue).nameOf(named), at: draft.updated_at, by: draft.updated_by_name },
        ...{ before: stateOf(before), after: stateOf(after) },
      },
    ];
  });
  const next = found.length > limit ? (found[limit - 1]?.key ?? null) : null;
  return { items, next, version: head.version, total: changed.length };
}

const partKeys = (publication: string, parts: number) =>
  Array.from({ length: parts }, (_, part) =>
    batchDelete(db.entities.part.delete({ publication, part }).params()),
  );

/**
 * Gives every clinic the catalogue as it is written now. The parts are written first, under an id that nobody knows; then one
 * conditional write moves the pointer to them. Requests: three, one for each megabyte of drafts, and one for 25 parts written
 * or deleted. Throws 403, 409 `catalogue.stale` where it was changed since `version`, or `catalogue.nothing_to_publish`.
 */
export async function publishCatalogue(
  catalogue: CatalogueKey,
  { version, note }: { version: number; note: string },
): Promise<CatalogueSummary> {
  requireLevel(catalogue);
  const head = await readHead(catalogue);
  if (head.version !== version) throw stale("catalogue", summaryOf(head));
  if (head.unpublished === 0) throw new AppError("conflict", "catalogue.nothing_to_publish");
  const entries = (await readDrafts(catalogue)).map(overlayEntry).filter(saysSomething);
  const publication = newId("publication");
  const parts = toParts(entries);
  await writeItems(
    parts.map((content, part) =>
      batchPut(db.entities.part.put({ publication, part, catalogue, content }).params()),
    ),
  );
  const { name } = actor();
  const at = nowIso();
  const next: CatalogueHead = {
    ...head,
    ...{ version: version + 1, published_version: version + 1, unpublished: 0 },
    ...{ publication, parts: parts.length, published_at: at, published_by_name: name },
    ...(head.publication && { previous: head.publication, previous_parts: head.parts }),
  };
  try {
    await transact({
      writes: [
        headWrite(head, next, "catalogue.stale"),
        Revisions.revisionWrite({
          ...{ kind: catalogueKind(catalogue), subject: Revisions.entrySubject(catalogue) },
          ...{
            version: next.version,
            title: "",
            action: "publish",
            note,
            before: undefined,
            after: undefined,
          },
        }),
      ],
      audit: { action: "update", record: Revisions.entrySubject(catalogue) },
    });
  } catch (error) {
    // After a lost connection the pointer may have moved, and clinics would be without the parts.
    if (error instanceof AppError) await writeItems(partKeys(publication, parts.length));
    throw error;
  }
  forgetPublished();
  if (head.previous) await writeItems(partKeys(head.previous, head.previous_parts));
  return summaryOf(next);
}
