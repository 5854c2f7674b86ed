import type { BibliographicReference } from "../contracts/bibliography/bibliography.ts";
import { put, remove, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Revisions from "../revisions/index.ts";
import { db } from "./entities.ts";
import type { ReferenceItem } from "./reference.entity.ts";

type Fields = Pick<BibliographicReference, "title" | "publisher" | "published_in">;

const toView = ({ reference_id, title, publisher, published_in, version }: ReferenceItem) => ({
  id: reference_id,
  title,
  publisher,
  published_in,
  version,
});
const keyOf = (reference: string) => ({ kind: "bibliography", reference_id: reference }) as const;

/** Every bibliographic reference, by title. One request. */
export async function references(): Promise<{ references: BibliographicReference[] }> {
  const { data } = await db.entities.reference.query
    .primary({ kind: "bibliography" })
    .go({ pages: 1, consistent: true });
  return { references: data.map(toView).sort((a, b) => a.title.localeCompare(b.title)) };
}

/** Adds a reference. One request. */
export async function createReference(fields: Fields): Promise<BibliographicReference> {
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

/** Changes a reference. Two requests. Throws 404 `reference.not_found`, 409 `reference.stale`. */
export async function updateReference(
  reference: string,
  { version, ...fields }: Fields & { version: number },
): Promise<BibliographicReference> {
  const before = await readReference(reference);
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

const revised = ({ title, publisher, published_in }: Fields) => ({ title, publisher, published_in });

/** The history's entry for a change. A removal counts as one more version. */
function revision({ before, after }: { before?: BibliographicReference; after?: BibliographicReference }) {
  const named = (after ?? before) as BibliographicReference;
  return Revisions.revisionWrite({
    ...{ kind: "reference", subject: named.id, title: named.title },
    version: after ? after.version : named.version + 1,
    ...{ before: before && revised(before), after: after && revised(after) },
  });
}

/** The title of a reference, or undefined where there is none. One request. */
export async function referenceTitle(reference: string): Promise<string | undefined> {
  const { data } = await db.entities.reference.get(keyOf(reference)).go({ consistent: true });
  return data?.title;
}
