import * as Classifications from "../classifications/index.ts";
import { CATALOGUE_KEYS, type CatalogueKey, isLarge } from "../clinical/catalogues/catalogues.ts";
import type { ReferenceUse } from "../contracts/bibliography/bibliography.ts";
import { AppError } from "../platform/errors.ts";
import { baseOf, loadBases } from "./bases.ts";
import { draftRow, draftsFrom, readDrafts } from "./drafts.ts";

/** The most entries of a large catalogue that are named. */
const MOST_NAMED = 100;

/**
 * The entries that are from a bibliographic reference, of a large catalogue the first hundred. One request for each
 * catalogue, and for each further megabyte.
 */
export async function referenceUses(reference: string): Promise<{ uses: ReferenceUse[] }> {
  const found = await Promise.all(CATALOGUE_KEYS.map((catalogue) => usesIn(catalogue, reference)));
  return { uses: found.flat() };
}

async function usesIn(catalogue: CatalogueKey, reference: string): Promise<ReferenceUse[]> {
  const drafts = isLarge(catalogue)
    ? await draftsFrom(catalogue, reference, MOST_NAMED)
    : await readDrafts(catalogue);
  const citing = drafts.filter(({ reference_id }) => reference_id === reference);
  if (citing.length === 0) return [];
  await loadBases([catalogue]);
  return citing.flatMap((draft) => {
    const row = draftRow(catalogue, draft.key, draft);
    return row ? [{ catalogue, key: draft.key, name: baseOf(catalogue).nameOf(row) }] : [];
  });
}

/**
 * Removes a bibliographic reference that no entry is from. The requests of {@link referenceUses} and two more. Throws 404
 * `reference.not_found`, 409 `reference.in_use`.
 */
export async function removeReference(reference: string): Promise<{ result: "deleted" }> {
  const { uses } = await referenceUses(reference);
  if (uses.length > 0)
    throw new AppError("conflict", "reference.in_use", { details: { count: uses.length } });
  return Classifications.removeReference(reference);
}
