import { createHash } from "node:crypto";
import {
  ARCHIVE_VERSION,
  type ArchiveRefusal,
  MAX_ARCHIVE_BYTES,
} from "../contracts/exports/export-terms.ts";
import { filePart } from "../platform/files.ts";
import {
  type ReadBytes,
  unzipped,
  type ZippedFile,
  ZipRefused,
  zippedFiles,
} from "../platform/zip-reader.ts";
import { type ArchiveKind, archiveKinds } from "./kinds.ts";

/** Thrown for an archive that is not accepted; `place` names the file and line. */
export class ArchiveRefused extends Error {
  readonly reason: ArchiveRefusal;
  readonly place: string;
  constructor(reason: ArchiveRefusal, place = "") {
    super(reason);
    this.reason = reason;
    this.place = place;
  }
}

/** Half a million files, and the largest document with some room. */
const LIMITS = { files: 500_000, size: 64 * 1024 ** 2 };
const MANIFEST_BYTES = 8 * 1024 ** 2;

/** A file of records, with the kind of record in it. */
export type DataFile = ZippedFile & { kind: ArchiveKind };

/** What of an archive is imported. CSV and PDFs of appointments are for people, and made anew by the next export. */
export type OpenArchive = {
  read: ReadBytes;
  /** In the order in which they are written. */
  data: DataFile[];
  /** Photos, documents, consents and pictures. */
  originals: ZippedFile[];
  /** SHA-256 of a file, as the archive's lists name it. */
  checksums: ReadonlyMap<string, string>;
};

const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");
const KINDS = Object.values(archiveKinds);

/** Reads the directory, the manifest and the lists of checksums. Throws {@link ArchiveRefused}. */
export async function openArchive(key: string, size: number): Promise<OpenArchive> {
  const read = readerOf(key);
  if (size > MAX_ARCHIVE_BYTES) throw new ArchiveRefused("too_large");
  const lists: ZippedFile[] = [];
  const data: DataFile[] = [];
  const originals: ZippedFile[] = [];
  let manifest: ZippedFile | undefined;
  const names = new Set<string>();
  await orRefused(async () => {
    for await (const file of zippedFiles(read, size, LIMITS)) {
      if (names.has(file.name)) throw new ArchiveRefused("damaged", file.name);
      names.add(file.name);
      if (file.name === "manifest.json") manifest = file;
      else if (file.name.startsWith("checksums/")) lists.push(file);
      else if (file.name.startsWith("files/")) originals.push(file);
      else if (file.name.startsWith("data/")) data.push({ ...file, kind: kindOfFile(file.name) });
    }
  });
  const checksums = await checksumsOf(read, manifest, lists);
  const order = (file: DataFile) => KINDS.indexOf(file.kind);
  data.sort((one, other) => order(one) - order(other) || (one.name < other.name ? -1 : 1));
  originals.sort((one, other) => (one.name < other.name ? -1 : 1));
  return { read, data, originals, checksums };
}

const readerOf =
  (key: string): ReadBytes =>
  async (first, last) => {
    const content = await filePart(key, { first, last });
    if (!content) throw new ArchiveRefused("missing");
    return content;
  };

function kindOfFile(name: string): ArchiveKind {
  const found = /^data\/([a-z-]+)-\d{4,}\.ndjson$/.exec(name)?.[1];
  const kind = KINDS.find((candidate) => candidate.name === found);
  if (!kind) throw new ArchiveRefused("newer_version", name);
  return kind;
}

async function checksumsOf(read: ReadBytes, manifest: ZippedFile | undefined, lists: readonly ZippedFile[]) {
  if (!manifest || manifest.size > MANIFEST_BYTES) throw new ArchiveRefused("not_an_archive");
  const facts = parsed(Buffer.from(await content(read, manifest)).toString());
  if (facts.format !== "meridian-archive" || !Array.isArray(facts.checksums))
    throw new ArchiveRefused("not_an_archive");
  if (facts.version !== ARCHIVE_VERSION) throw new ArchiveRefused("newer_version");
  const named = new Map<string, string>();
  for (const entry of facts.checksums as { file?: unknown; sha256?: unknown }[])
    named.set(String(entry?.file), String(entry?.sha256));
  const checksums = new Map<string, string>();
  for (const list of lists) {
    const text = await content(read, list);
    if (named.get(list.name) !== sha256(text)) throw new ArchiveRefused("checksum", list.name);
    named.delete(list.name);
    for (const line of Buffer.from(text).toString().split("\n"))
      if (line) checksums.set(line.slice(66), line.slice(0, 64));
  }
  const [missing] = named.keys();
  if (missing !== undefined) throw new ArchiveRefused("damaged", missing);
  return checksums;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The content of a file whose checksum is that of the archive's lists. Throws {@link ArchiveRefused}. */
export async function checkedContent(archive: OpenArchive, file: ZippedFile): Promise<Uint8Array> {
  const found = await content(archive.read, file);
  if (archive.checksums.get(file.name) !== sha256(found)) throw new ArchiveRefused("checksum", file.name);
  return found;
}

const content = (read: ReadBytes, file: ZippedFile) => orRefused(() => unzipped(read, file), file.name);

async function orRefused<T>(work: () => Promise<T>, place = ""): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ZipRefused ? new ArchiveRefused(error.fault, place) : error;
  }
}
