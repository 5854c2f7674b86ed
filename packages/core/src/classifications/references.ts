import type {
  BibliographicReference,
  bibliographyAdminRoutes,
} from "../contracts/bibliography/bibliography.ts";
import { citationOf } from "../contracts/bibliography/citation.ts";
import { isIsbn, longIsbn, plainDoi, plainIsbn } from "../contracts/bibliography/identifiers.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { earlierResult } from "../db/idempotency.ts";
import { put, remove, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Revisions from "../revisions/index.ts";
import { compact, fold } from "../text/fold.ts";
import { db } from "./entities.ts";
import type { ReferenceItem } from "./reference.entity.ts";

type Fields = Omit<BibliographicReference, "id" | "version">;
type Query = RequestOf<typeof bibliographyAdminRoutes.listReferences>["query"];

/** Items of earlier versions have a title, a publisher and a year only. */
const toView = ({ reference_id, title, publisher, published_in, version, ...item }: Stored) => {
  const { authors = "", edition = "", doi = "", isbn = "" } = item;
  return { id: reference_id, title, authors, edition, publisher, published_in, doi, isbn, version };
};
type Stored = Pick<ReferenceItem, "reference_id" | "title" | "publisher" | "published_in" | "version"> &
  Partial<Fields>;
const keyOf = (reference: string) => ({ kind: "bibliography", reference_id: reference }) as const;

/** Every bibliographic reference, by title. One request for each megabyte. */
export async function references(): Promise<{ references: BibliographicReference[] }> {
  const { data } = await db.entities.reference.query
    .primary({ kind: "bibliography" })
    .go({ pages: "all", consistent: true });
  return { references: data.map(toView).sort((a, b) => a.title.localeCompare(b.title)) };
}

const isOfKind = ({ doi, isbn }: BibliographicReference, kind: Query["kind"]) => {
  if (kind === undefined) return true;
  if (kind === "unidentified") return doi === "" && isbn === "";
  return kind === "book" ? isbn !== "" : doi !== "";
};

/** A page of the references that contain every word, by title. The cursor is the last id. One request for each megabyte. */
export async function listReferences({ search, kind, cursor, limit }: Query) {
  const all = (await references()).references;
  const after = cursor === undefined ? -1 : all.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && after < 0) throw invalidField("cursor", "cursor.invalid");
  const words = fold(plainDoi(search)).split(/\s+/).filter(Boolean);
  const found = all.slice(after + 1).filter((one) => {
    const text = fold(citationOf(one));
    return isOfKind(one, kind) && words.every((word) => text.includes(word) || isIsbnOf(one, word));
  });
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Whether what was typed is the ISBN, with ten or thirteen digits. */
const isIsbnOf = ({ isbn }: Pick<Fields, "isbn">, typed: string) => {
  const number = plainIsbn(typed);
  return isbn !== "" && isIsbn(number) && longIsbn(number) === longIsbn(isbn);
};

/**
 * Throws 409 `reference.exists` with the other's title where a reference has the same DOI or ISBN, or the same title,
 * authors, edition and year. Two that are added at the same moment are not compared.
 */
async function requireNew(fields: Fields, self?: string): Promise<void> {
  const described = ({ title, authors, edition, published_in }: Fields) =>
    [title, authors, edition, published_in].map(compact).join("|");
  const isSame = (other: Fields) =>
    (fields.doi !== "" && fields.doi === other.doi) ||
    isIsbnOf(other, fields.isbn) ||
    described(fields) === described(other);
  const other = (await references()).references.find((one) => one.id !== self && isSame(one));
  if (!other) return;
  const field =
    fields.doi !== "" && fields.doi === other.doi ? "doi" : isIsbnOf(other, fields.isbn) ? "isbn" : "title";
  throw new AppError("conflict", "reference.exists", {
    fields: { [field]: "reference.exists" },
    details: { title: other.title },
  });
}

/**
 * Adds a reference. Two requests, and one for each megabyte of references. A repeated request is answered as the first was,
 * whose reference is listed by then. Throws 409 `reference.exists`.
 */
export async function createReference(fields: Fields): Promise<BibliographicReference> {
  const earlier = await earlierResult<BibliographicReference>();
  if (earlier) return earlier;
  await requireNew(fields);
  const item = {
    ...keyOf(newId("reference")),
    ...fields,
    version: 1,
    updated_at: nowIso(),
    updated_by: actor().id,
  };
  const result = toView(item);
  await transact({
    writes: [put(db.entities.reference.create(item).params()), revision({ after: result })],
    audit: { action: "create", record: item.reference_id },
    result,
  });
  return result;
}

/**
 * Changes a reference. Two requests, and one for each megabyte of references. Throws 404 `reference.not_found`, 409
 * `reference.stale`, `reference.exists`.
 */
export async function updateReference(
  reference: string,
  { version, ...fields }: Fields & { version: number },
): Promise<BibliographicReference> {
  const before = await readReference(reference);
  await requireNew(fields, reference);
  const after = { ...fields, id: reference, version: version + 1 };
  const change = { ...fields, version: version + 1, updated_at: nowIso(), updated_by: actor().id };
  const patch = db.entities.reference
    .patch(keyOf(reference))
    .set(change)
    .where((stored, { eq }) => eq(stored.version, version));
  await transact({
    writes: [update(patch.params(), (current) => staleOrAbsent(current)), revision({ before, after })],
    audit: { action: "update", record: reference },
  });
  return after;
}

function staleOrAbsent(current: Record<string, unknown> | undefined) {
  const { data } = current ? db.entities.reference.parse({ Item: current }) : { data: null };
  return data ? stale("reference", toView(data)) : absent("reference");
}

/** Removes a reference. Two requests. Throws 404 `reference.not_found`. */
export async function removeReference(reference: string): Promise<{ result: "deleted" }> {
  const before = await readReference(reference);
  await transact({
    writes: [
      revision({ before }),
      remove(
        db.entities.reference
          .remove(keyOf(reference))
          .where((stored, { exists }) => exists(stored.version))
          .params(),
        () => absent("reference"),
      ),
    ],
    audit: { action: "delete", record: reference },
  });
  return { result: "deleted" };
}

/** One reference. One request. Throws 404 `reference.not_found`. */
async function readReference(reference: string): Promise<BibliographicReference> {
  const { data } = await db.entities.reference.get(keyOf(reference)).go({ consistent: true });
  if (!data) throw absent("reference");
  return toView(data);
}

const revised = ({ title, authors, edition, publisher, published_in, doi, isbn }: Fields) => ({
  title,
  authors,
  edition,
  publisher,
  published_in,
  doi,
  isbn,
});

/** The history's entry for a change. A removal counts as one more version. */
function revision({ before, after }: { before?: BibliographicReference; after?: BibliographicReference }) {
  const named = (after ?? before) as BibliographicReference;
  return Revisions.revisionWrite({
    kind: "reference",
    subject: named.id,
    title: named.title,
    version: after ? after.version : named.version + 1,
    before: before && revised(before),
    after: after && revised(after),
  });
}

/** The title of a reference, or undefined where there is none. One request. */
export async function referenceTitle(reference: string): Promise<string | undefined> {
  const { data } = await db.entities.reference.get(keyOf(reference)).go({ consistent: true });
  return data?.title;
}
