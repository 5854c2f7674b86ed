import { createHash } from "node:crypto";
import { type ZipEntry, zipMember } from "../platform/zip-writer.ts";
import { BYTE_ORDER_MARK, type CsvSeparator, csvRow } from "../text/csv.ts";
import { type ArchiveRecord, archivedAttributes, lineOf } from "./archive-record.ts";
import type { ExportPosition } from "./export-job.entity.ts";
import { type ArchiveKind, archiveKinds } from "./kinds.ts";

/** Bytes of records of all kinds that are collected before they become files of the archive. */
const BUFFERED = 4 * 1024 ** 2;

/** The files of one part, which the directory and the manifest name at the end. It is kept beside the part. */
export type PartRecord = {
  part: number;
  etag: string;
  entries: ZipEntry[];
  /** The part's own list of checksums. */
  checksums: { file: string; sha256: string };
};

/** What a part consists of once it is complete. */
export type FinishedPart = {
  content: Buffer;
  position: ExportPosition;
  record: Omit<PartRecord, "etag">;
};

export type PartOptions = {
  /** Epoch milliseconds that every file of the archive carries. */
  modified: number;
  separator: CsvSeparator;
};

/**
 * Collects records and files as the bytes of the archive's next part, from where the export stands. Records become one
 * JSON and one CSV file a kind whenever enough of them have come together, so that memory stays bounded.
 */
export function partWriter(from: ExportPosition, { modified, separator }: PartOptions) {
  const position: ExportPosition = structuredClone(from);
  const chunks: Buffer[] = [];
  const entries: ZipEntry[] = [];
  const sums: string[] = [];
  const records = new Map<string, ArchiveRecord[]>();
  let size = 0;
  let buffered = 0;

  const addFile = (name: string, content: Uint8Array, isCompressed = false): string => {
    const made = zipMember({ name, content, modified, isCompressed }, from.offset + size);
    chunks.push(made.bytes);
    entries.push(made.entry);
    size += made.bytes.length;
    const sha256 = createHash("sha256").update(content).digest("hex");
    sums.push(`${sha256}  ${name}\n`);
    return sha256;
  };

  const flush = () => {
    for (const kind of Object.values(archiveKinds)) {
      const some = records.get(kind.name);
      if (!some) continue;
      const page = (position.pages[kind.name] ?? 0) + 1;
      position.pages[kind.name] = page;
      const file = `${kind.name}-${String(page).padStart(4, "0")}`;
      addFile(`data/${file}.ndjson`, Buffer.from(some.map(lineOf).join("")));
      addFile(`csv/${file}.csv`, Buffer.from(csvOf(kind, some, separator)));
    }
    records.clear();
    buffered = 0;
  };

  return {
    /** Bytes of the part so far, without records that are still being collected. */
    size: () => size,
    addFile,
    addRecord(kind: ArchiveKind, record: ArchiveRecord) {
      const some = records.get(kind.name) ?? [];
      some.push(record);
      records.set(kind.name, some);
      position.counts[kind.name] = (position.counts[kind.name] ?? 0) + 1;
      buffered += JSON.stringify(record).length;
      if (buffered >= BUFFERED) flush();
    },
    /** Ends the part: where the export stands after it, and what the end of the archive has to know of it. */
    finish(): FinishedPart {
      flush();
      const file = `checksums/${String(from.part).padStart(5, "0")}.sha256`;
      const sha256 = addFile(file, Buffer.from(sums.join("")));
      const after = { ...position, part: from.part + 1, offset: from.offset + size };
      return {
        content: Buffer.concat(chunks),
        position: after,
        record: { part: from.part, entries, checksums: { file, sha256 } },
      };
    },
    /** Where the export stands, to be changed while the part is made. */
    position,
  };
}
export type PartWriter = ReturnType<typeof partWriter>;

/** The records of a kind for a spreadsheet: a column for each attribute, what is nested as JSON. */
function csvOf(kind: ArchiveKind, records: readonly ArchiveRecord[], separator: CsvSeparator): string {
  const columns = archivedAttributes(kind);
  const rows = records.map((record) => columns.map((column) => cellOf(record[column])));
  return BYTE_ORDER_MARK + [columns, ...rows].map((row) => csvRow(row, separator)).join("");
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
