import { batchDelete, writeItems } from "../db/batch-write.ts";
import { readItems } from "../db/read-items.ts";
import { db } from "./entities.ts";
import type { ImportItem } from "./import.entity.ts";
import { keyOf } from "./imports.service.ts";

/** Every import of a clinic, oldest first, for jobs without a session. A clinic makes few. */
export async function importsOf(space: string): Promise<ImportItem[]> {
  const { data } = await db.entities.import.query.primary({ space_id: space }).go({ pages: "all" });
  return data as ImportItem[];
}

/** Rows removed between two looks at the clock. */
const ROWS_AT_ONCE = 200;

/**
 * Forgets an import: its rows, with what they filled in, and itself, last. The patients stay. Afterwards it cannot be
 * undone, and a second import of the file adds its rows again. Safe to repeat; false when `isOver` said that time is up.
 */
export async function removeImport(
  space: string,
  import_id: string,
  isOver: () => boolean,
): Promise<boolean> {
  for (;;) {
    const { data } = await db.entities.row.query
      .byImport({ space_id: space, import_id })
      .go({ limit: ROWS_AT_ONCE, attributes: ["fingerprint"] });
    if (data.length === 0) break;
    await writeItems(
      data.map(({ fingerprint }) =>
        batchDelete(db.entities.row.delete({ space_id: space, fingerprint }).params()),
      ),
    );
    if (isOver()) return false;
  }
  await db.entities.import.delete({ space_id: space, import_id }).go();
  return true;
}

/** Names of the files of the actor's imports, by import. One request. */
export async function fileNames(ids: readonly string[]): Promise<Map<string, string>> {
  const keys = ids.map((id) => db.entities.import.get(keyOf(id)).params().Key as { pk: string; sk: string });
  const items = await readItems(keys);
  return new Map(items.map(({ import_id, file_name }) => [String(import_id), String(file_name)]));
}
