import { ARCHIVE_VERSION } from "../contracts/exports/export-terms.ts";
import { wholeFile } from "../platform/files.ts";
import { completeUpload, putPart, SMALLEST_PART, type UploadedPart } from "../platform/multipart.ts";
import { zipDirectoryLine, zipEnd, zipMember } from "../platform/zip-writer.ts";
import { archiveSchema } from "./archive-schema.ts";
import { archiveKey, partKey } from "./export-files.ts";
import type { ExportJob } from "./export-job.entity.ts";
import type { PartRecord } from "./part-writer.ts";

/** Bytes of the directory that are collected before they are sent. */
const COLLECTED = SMALLEST_PART * 2;

/** Numbers of the parts that belong to the archive. */
export const partsOf = ({ position }: ExportJob): number[] =>
  Array.from({ length: position.part - 1 }, (_, index) => index + 1).filter(
    (part) => !position.skipped.includes(part),
  );

async function readPart(job: ExportJob, part: number): Promise<PartRecord> {
  const content = await wholeFile(partKey(job, part));
  if (!content) throw new Error("the list of a part is missing");
  return JSON.parse(Buffer.from(content).toString()) as PartRecord;
}

/**
 * Ends an archive: the manifest, the schema and the directory of all files follow its parts, and the file store puts
 * them together. Reads the lists of the parts one after the other, so that memory does not grow with their number.
 * Safe to repeat: the same lists make the same bytes. Returns the size of the archive in bytes.
 */
export async function finishArchive(job: ExportJob, space_name: string): Promise<number> {
  const parts = partsOf(job);
  const uploaded: UploadedPart[] = [];
  const checksums: PartRecord["checksums"][] = [];
  for (const number of parts) {
    const { etag, checksums: own } = await readPart(job, number);
    uploaded.push({ part: number, etag });
    checksums.push(own);
  }
  const key = archiveKey(job);
  const upload = String(job.upload_id);
  let next = job.position.part;
  let chunks: Buffer[] = [];
  let collected = 0;
  let offset = job.position.offset;
  const append = async (bytes: Buffer, isLast = false) => {
    chunks.push(bytes);
    collected += bytes.length;
    offset += bytes.length;
    if (!isLast && collected < COLLECTED) return;
    uploaded.push(await putPart(key, { upload, part: next, content: Buffer.concat(chunks) }));
    next += 1;
    chunks = [];
    collected = 0;
  };
  const modified = Date.parse(job.created_at);
  const own = [];
  for (const { name, content } of [
    { name: "manifest.json", content: manifestOf(job, space_name, checksums) },
    { name: "schema.json", content: archiveSchema() },
  ]) {
    const file = { name, content: Buffer.from(`${JSON.stringify(content, null, 2)}\n`), modified };
    const { bytes, entry } = zipMember(file, offset);
    own.push(entry);
    await append(bytes);
  }
  const directory = offset;
  let entries = 0;
  for (const number of parts)
    for (const entry of (await readPart(job, number)).entries) {
      await append(zipDirectoryLine(entry));
      entries += 1;
    }
  for (const entry of own) await append(zipDirectoryLine(entry));
  const size = offset - directory;
  await append(zipEnd({ entries: entries + own.length, offset: directory, size }), true);
  await completeUpload(key, upload, uploaded);
  return offset;
}

/** What is in the archive, and the checksums of the lists of checksums: with them every file can be checked. */
const manifestOf = (job: ExportJob, space_name: string, checksums: PartRecord["checksums"][]) => ({
  format: "meridian-archive",
  version: ARCHIVE_VERSION,
  space: { id: job.space_id, name: space_name },
  created_at: job.created_at,
  with_files: job.with_files,
  counts: job.position.counts,
  missing_files: job.position.missing,
  checksums,
});
