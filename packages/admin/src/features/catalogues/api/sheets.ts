import { type CatalogueKey, catalogues } from "@meridian/core/clinical/catalogues/catalogues";
import { sheetColumns, sheetText } from "@meridian/core/clinical/catalogues/sheet";
import { cataloguesRoutes } from "@meridian/core/contracts/catalogues/catalogues";
import type { EntryView } from "@meridian/core/contracts/catalogues/office";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { saveCsv } from "@meridian/ui/table/csv";

/** Entries of one answer. */
const PER_PAGE = 100;

type Routes = typeof cataloguesRoutes;
export type RowToCompare = CallOf<Routes["compareRows"]>["body"]["rows"][number];
export type RowToWrite = CallOf<Routes["writeRows"]>["body"]["rows"][number];

export const compareRows = (catalogue: CatalogueKey, rows: RowToCompare[], signal: AbortSignal) =>
  call(cataloguesRoutes.compareRows, { params: { catalogue }, body: { rows }, signal, unsaved: [] });

export const writeRows = (catalogue: CatalogueKey, rows: RowToWrite[], signal: AbortSignal) =>
  call(cataloguesRoutes.writeRows, { params: { catalogue }, body: { rows }, signal, unsaved: [] });

/** Downloads all entries as they are written now, while they are read; `onProgress` is told how many there are so far. */
export function saveCatalogue(
  catalogue: CatalogueKey,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (entries: number) => void },
) {
  const columns = sheetColumns(catalogues[catalogue]).map((column) => ({
    header: column.header,
    text: (entry: EntryView) => sheetText(column, { ...entry, name: entry.name[currentLanguage()] }),
  }));
  return saveCsv(catalogue, columns, entriesOf(catalogue, signal, onProgress), signal);
}

async function* entriesOf(
  catalogue: CatalogueKey,
  signal: AbortSignal,
  onProgress: (entries: number) => void,
): AsyncGenerator<readonly EntryView[]> {
  let cursor: string | null = null;
  let read = 0;
  do {
    const page: { items: EntryView[]; next: string | null } = await call(cataloguesRoutes.entries, {
      params: { catalogue },
      query: { limit: PER_PAGE, ...(cursor && { cursor }) },
      signal,
    });
    read += page.items.length;
    onProgress(read);
    yield page.items;
    cursor = page.next;
  } while (cursor !== null);
}
