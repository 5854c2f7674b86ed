import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import type { CatalogueRow } from "../clinical/catalogues/overlay.ts";
import type { EntryView } from "../contracts/catalogues/office.ts";
import { catalogueKind } from "../contracts/revisions/revisions.ts";
import type { AuditEntry } from "../db/audit.ts";
import { pause } from "../db/pause.ts";
import { retryOn } from "../db/retry-on.ts";
import { type Operation, put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import * as Revisions from "../revisions/index.ts";
import { baseMark } from "./base-mark.ts";
import { baseOf, shippedRow } from "./bases.ts";
import type { CatalogueEntry, CatalogueHead, EntryFields } from "./catalogue.entity.ts";
import { draftRow, readDraft, readHead, stateOf, viewOf } from "./drafts.ts";
import { db } from "./entities.ts";

/** What of an entry somebody decides. */
export type Written = Pick<CatalogueEntry, "retired" | "review" | "reference" | "note"> &
  Partial<
    Pick<CatalogueEntry, "fields" | "reviewed_at" | "reviewed_by" | "reviewed_by_name" | "reference_id">
  >;

export type Change = {
  catalogue: CatalogueKey;
  key: string;
  /** The version it is based on; 0 where nothing was written yet. */
  version: number;
  action: "edit" | "review" | "revert";
  /** What is written, from what is written now. It may refuse. */
  next: (current: CatalogueEntry | undefined) => Written;
  /** The answer to a repeated request. */
  result?: (entry: EntryView | null) => unknown;
};

export const ATTEMPTS = 6;
export const BUSY = "catalogue.busy";

/**
 * Writes an entry, its history and the counts of its catalogue. Three requests, and three more for each other entry of the
 * catalogue that is changed at the same moment. Null where an added entry was taken back. Throws 404 `entry.not_found`,
 * 409 `entry.stale`, or `catalogue.busy` where others change it all the time.
 */
export const writeEntry = (change: Change): Promise<EntryView | null> =>
  retryOn([BUSY], () => attempt(change), { attempts: ATTEMPTS, pause });

async function attempt({ result, ...change }: Change) {
  const { catalogue, key } = change;
  const [head, current] = await Promise.all([readHead(catalogue), readDraft(catalogue, key)]);
  const { writes, audit, view, head: after } = entryWrites(head, current, change);
  await transact({
    writes: [...writes, headWrite(head, after)],
    audit,
    ...(result && { result: result(view) }),
  });
  return view;
}

/**
 * What changing an entry writes besides its catalogue's counts, with the entry of the audit trail and the counts afterwards.
 * Throws 404 `entry.not_found`, 409 `entry.stale`.
 */
export function entryWrites(
  head: CatalogueHead,
  current: CatalogueEntry | undefined,
  { catalogue, key, version, action, next }: Omit<Change, "result">,
) {
  const shipped = shippedRow(catalogue, key) !== undefined;
  const before = draftRow(catalogue, key, current);
  if (version > 0 && !current) throw absent("entry");
  if ((current?.version ?? 0) !== version) throw stale("entry", before && viewOf(head, before, current));
  const { id, name } = actor();
  const written = next(current);
  const base = baseMark(catalogue, key, written.fields);
  const entry: CatalogueEntry = {
    ...(base !== undefined && { base }),
    catalogue,
    key,
    shipped,
    ...written,
    cited: written.reference_id ?? "",
    version: version + 1,
    change: head.version + 1,
    updated_at: nowIso(),
    updated_by: id,
    updated_by_name: name,
  };
  const after = draftRow(catalogue, key, entry);
  const isNew = version === 0 && !shipped;
  const audit: AuditEntry = {
    action: isNew ? "create" : "update",
    record: Revisions.entrySubject(catalogue, key),
  };
  return {
    audit,
    view: after ? viewOf(head, after, entry) : null,
    head: countedHead(head, current, entry),
    writes: [
      put(
        db.entities.entry
          .put(entry)
          .where((stored, { eq, notExists }) =>
            version === 0 ? notExists(stored.version) : eq(stored.version, version),
          )
          .params(),
        (now) => {
          const { data } = now ? db.entities.entry.parse({ Item: now }) : { data: null };
          const row = data && draftRow(catalogue, key, data);
          return data && row ? stale("entry", viewOf(head, row, data)) : absent("entry");
        },
      ),
      revision({ action, entry, before, after }),
    ],
  };
}

type Revised = {
  action: Change["action"];
  entry: CatalogueEntry;
  before: CatalogueRow<EntryFields> | undefined;
  after: CatalogueRow<EntryFields> | undefined;
};

/**
 * The history's entry for a change. It keeps what clinics would read before and after, whatever a later release ships, and what
 * was written, which is less where the product's own fields apply.
 */
function revision({ action, entry, before, after }: Revised): Operation {
  const { catalogue, key, version, note, reference } = entry;
  const named = after ?? before;
  const { en, pt } = named ? baseOf(catalogue).nameOf(named) : { en: key, pt: key };
  const { shipped: _, change: __, cited: ___, base: ____, ...written } = entry;
  return Revisions.revisionWrite({
    kind: catalogueKind(catalogue),
    subject: Revisions.entrySubject(catalogue, key),
    version,
    title: en,
    title_pt: pt,
    note,
    reference,
    written,
    ...(before && { before: { ...stateOf(before) } }),
    ...(after && { after: { ...stateOf(after) } }),
    ...(action !== "edit" && { action }),
  });
}

/** The write of a catalogue's head on the condition that nobody changed the catalogue since it was read. */
export function headWrite(before: CatalogueHead, after: CatalogueHead, code = BUSY) {
  const write = db.entities.head
    .put(after)
    .where((stored, { eq, notExists }) =>
      before.version === 0 ? notExists(stored.version) : eq(stored.version, before.version),
    );
  return put(write.params(), () => new AppError("conflict", code));
}

/** In which counts of its catalogue an entry is. A retired entry counts as nothing else. */
function countsOf(entry: CatalogueEntry | undefined) {
  const exists = entry !== undefined && (entry.shipped || entry.fields !== undefined);
  const retired = exists && entry.retired;
  const isIn = (review: string) => Number(exists && !retired && entry.review === review);
  return {
    added: Number(exists && !entry.shipped),
    retired: Number(retired),
    reviewed: isIn("reviewed"),
    disputed: isIn("disputed"),
  };
}

function countedHead(
  head: CatalogueHead,
  current: CatalogueEntry | undefined,
  entry: CatalogueEntry,
): CatalogueHead {
  const was = countsOf(current);
  const is = countsOf(entry);
  const wasUnpublished = current !== undefined && current.change > head.published_version;
  return {
    ...head,
    version: head.version + 1,
    added: head.added + is.added - was.added,
    retired: head.retired + is.retired - was.retired,
    reviewed: head.reviewed + is.reviewed - was.reviewed,
    disputed: head.disputed + is.disputed - was.disputed,
    unpublished: head.unpublished + Number(!wasUnpublished),
  };
}
