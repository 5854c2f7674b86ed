import type { PatientDocument } from "@meridian/core/contracts/documents/documents";
import { fileNames } from "@meridian/ui/files/file-names";
import { makeZip } from "client-zip";

/** The largest archive, in bytes of its documents. More documents go into further archives. */
const MOST_BYTES = 1024 ** 3;

type Page = { items: PatientDocument[]; next: string | null };
type ArchiveSource = {
  page: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
  /** A document's file, read while the archive is written. */
  file: (document: PatientDocument, signal: AbortSignal) => Promise<Response>;
};
/** How many documents are in the archives, and of how many; `total` is undefined until the last page was read. */
type Progress = (documents: number, total: number | undefined) => void;

/** Every document of a list, page by page. `onTotal` is told how many there are once that is known. */
async function* everyDocument(source: ArchiveSource, signal: AbortSignal, onTotal: (total: number) => void) {
  let cursor: string | undefined;
  let read = 0;
  do {
    const { items, next } = await source.page(cursor, signal);
    read += items.length;
    if (next === null) onTotal(read);
    yield* items;
    cursor = next ?? undefined;
  } while (cursor !== undefined && !signal.aborted);
}

/**
 * Archives of all documents, each as large as it may be, one after the other. Files are read while the archive is
 * written, one at a time, so that no more than a part of one is in memory. `save` writes one archive.
 */
export async function archiveAll(
  source: ArchiveSource,
  save: (archive: ReadableStream<Uint8Array>, part: number) => Promise<void>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: Progress },
): Promise<void> {
  let total: number | undefined;
  const documents = everyDocument(source, signal, (all) => {
    total = all;
  });
  const names = fileNames();
  let count = 0;
  let next = await documents.next();
  for (let part = 1; !next.done; part += 1) {
    let bytes = 0;
    const files = async function* () {
      while (!next.done && (bytes === 0 || bytes + next.value.size <= MOST_BYTES)) {
        signal.throwIfAborted();
        const document = next.value;
        const input = await source.file(document, signal);
        yield { name: names(document), input, lastModified: new Date(document.added_at) };
        bytes += document.size;
        count += 1;
        onProgress(count, total);
        next = await documents.next();
      }
    };
    await save(makeZip(files()), part);
  }
}
