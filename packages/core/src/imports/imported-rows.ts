import { type Operation, put, update } from "../db/transact.ts";
import { db } from "./entities.ts";
import type { ImportedRowItem, ImportItem } from "./import.entity.ts";
import { closed } from "./imports.service.ts";

/** Thrown internally when another request imported a row in the meantime. */
export class RowImported extends Error {}

/** The key of a row of a file. */
export const rowKey = (space_id: string, fingerprint: string) =>
  db.entities.row.get({ space_id, fingerprint }).params().Key as { pk: string; sk: string };

/** The write that marks a row as imported; refused with {@link RowImported} if it is. */
export const rowWrite = (item: ImportedRowItem): Operation =>
  put(db.entities.row.create(item).params(), () => new RowImported());

/** The write that counts rows of an import, which must be running. */
export function countRows(
  { space_id, import_id }: Pick<ImportItem, "space_id" | "import_id">,
  counts: Partial<Pick<ImportItem, "created" | "merged">>,
): Operation {
  const change = db.entities.import
    .patch({ space_id, import_id })
    .add(counts)
    .where(({ state }, { eq }) => eq(state, "running"));
  return update(change.params(), closed);
}

/** A row's number as it sorts. */
export const rowNumber = (number: number) => String(number).padStart(7, "0");
