import type { RowResult } from "../contracts/imports/imports.ts";
import { type Operation, put, update } from "../db/transact.ts";
import { AppError } from "../platform/errors.ts";
import { db } from "./entities.ts";
import type { ImportedRowItem, ImportItem } from "./import.entity.ts";
import { closed } from "./imports.service.ts";

/** Rounds in which rows that another request imported meanwhile are left out. */
const MAX_ROUNDS = 4;

/** Thrown internally when another request imported a row in the meantime. */
export class RowImported extends Error {}

/** Repeats work on rows, some of which another request imported meanwhile: it reads the marks again. */
export async function onceImported<T>(work: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RowImported) || round === MAX_ROUNDS) throw error;
    }
  }
}

/** Errors that concern all rows of a request. */
const OF_ALL_ROWS: ReadonlySet<string> = new Set(["plan.max_patients", "import.closed"]);
/** Whether an error concerns one row alone. */
export const concernsRow = (error: unknown): error is AppError =>
  error instanceof AppError && !OF_ALL_ROWS.has(error.code);

/** Does the work of a row, or reports why it was refused. Errors that concern all rows are thrown. */
export async function orRefused(
  results: Map<number, RowResult>,
  { number }: { number: number },
  work: () => Promise<void>,
) {
  try {
    await work();
  } catch (error) {
    if (!concernsRow(error)) throw error;
    const { code, facts } = error;
    results.set(number, {
      number,
      outcome: "refused",
      patient: null,
      code,
      ...(facts.fields && { fields: facts.fields }),
    });
  }
}

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
