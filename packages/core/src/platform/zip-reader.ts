import { crc32, inflateRawSync } from "node:zlib";

/** A file of an archive, as the directory names it. */
export type ZippedFile = {
  name: string;
  crc: number;
  size: number;
  packed: number;
  method: number;
  offset: number;
};

/** Reads bytes of an archive, both ends included. */
export type ReadBytes = (first: number, last: number) => Promise<Uint8Array>;

/** Why an archive cannot be read: it is not a ZIP file, it is damaged, or it is made to exhaust the reader. */
export type ZipFault = "not_a_zip" | "damaged" | "too_large";
export class ZipRefused extends Error {
  readonly fault: ZipFault;
  constructor(fault: ZipFault) {
    super(fault);
    this.fault = fault;
  }
}

export type ZipLimits = {
  /** Files in the archive. */
  files: number;
  /** Bytes of one file, unpacked. */
  size: number;
};

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_32 = 0xffffffff;
const END_BYTES = 22;
/** The end record, a ZIP64 locator before it, and a comment of any length. */
const TAIL = END_BYTES + 20 + 0xffff;
/** Bytes of the directory read at a time. */
const CHUNK = 1024 ** 2;
const LINE = 46;
/** Deflate packs at most 1032 times; archives of records stay far below this. */
const MAX_RATIO = 400;
const SMALL = 64 * 1024;

/**
 * The files of an archive in the order of its directory, which is read a megabyte at a time: the whole is never in memory.
 * @throws ZipRefused before any file is unpacked, for what is not a ZIP file, is damaged, or is larger than the limits
 */
export async function* zippedFiles(
  read: ReadBytes,
  size: number,
  limits: ZipLimits,
): AsyncGenerator<ZippedFile> {
  const { entries, offset, length } = await directoryOf(read, size);
  if (entries > limits.files) throw new ZipRefused("too_large");
  if (offset + length > size) throw new ZipRefused("damaged");
  let buffer: Buffer = Buffer.alloc(0);
  let at = offset;
  const fill = async (bytes: number) => {
    while (buffer.length < bytes) {
      if (at >= offset + length) throw new ZipRefused("damaged");
      const last = Math.min(at + CHUNK, offset + length) - 1;
      buffer = Buffer.concat([buffer, await read(at, last)]);
      at = last + 1;
    }
  };
  for (let count = 0; count < entries; count += 1) {
    await fill(LINE);
    if (buffer.readUInt32LE(0) !== CENTRAL) throw new ZipRefused("damaged");
    const total = LINE + buffer.readUInt16LE(28) + buffer.readUInt16LE(30) + buffer.readUInt16LE(32);
    await fill(total);
    const file = lineOf(buffer.subarray(0, total));
    if (file.offset + file.packed > offset) throw new ZipRefused("damaged");
    const isBomb = file.size > SMALL && file.size > file.packed * MAX_RATIO;
    if (file.size > limits.size || isBomb) throw new ZipRefused("too_large");
    yield file;
    buffer = buffer.subarray(total);
  }
}

async function directoryOf(read: ReadBytes, size: number) {
  if (size < END_BYTES) throw new ZipRefused("not_a_zip");
  const start = Math.max(0, size - TAIL);
  const tail = Buffer.from(await read(start, size - 1));
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END || at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length)
      continue;
    const found = {
      entries: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    };
    const isLarge = found.entries === 0xffff || found.length === MAX_32 || found.offset === MAX_32;
    const isLocated = at >= 20 && tail.readUInt32LE(at - 20) === LOCATOR_64;
    return isLarge && isLocated ? zip64Directory(read, Number(tail.readBigUInt64LE(at - 12)), size) : found;
  }
  throw new ZipRefused("not_a_zip");
}

async function zip64Directory(read: ReadBytes, at: number, size: number) {
  if (at + 56 > size) throw new ZipRefused("damaged");
  const record = Buffer.from(await read(at, at + 55));
  if (record.readUInt32LE(0) !== END_64) throw new ZipRefused("damaged");
  return {
    entries: Number(record.readBigUInt64LE(32)),
    length: Number(record.readBigUInt64LE(40)),
    offset: Number(record.readBigUInt64LE(48)),
  };
}

function lineOf(line: Buffer): ZippedFile {
  const nameLength = line.readUInt16LE(28);
  const flags = line.readUInt16LE(8);
  const method = line.readUInt16LE(10);
  // Encrypted, or packed in a way that the product's archives are not.
  if (flags & 1 || (method !== 0 && method !== 8)) throw new ZipRefused("damaged");
  const file = {
    name: line.toString("utf8", LINE, LINE + nameLength),
    crc: line.readUInt32LE(16),
    packed: line.readUInt32LE(20),
    size: line.readUInt32LE(24),
    method,
    offset: line.readUInt32LE(42),
  };
  if (file.packed === MAX_32 || file.size === MAX_32) throw new ZipRefused("too_large");
  return file.offset === MAX_32 ? { ...file, offset: farOffset(line, LINE + nameLength) } : file;
}

/** The offset of a file beyond 4 GB, in the ZIP64 field. */
function farOffset(line: Buffer, from: number): number {
  const last = from + line.readUInt16LE(30);
  for (let at = from; at + 12 <= last; at += 4 + line.readUInt16LE(at + 2))
    if (line.readUInt16LE(at) === 1) return Number(line.readBigUInt64LE(at + 4));
  throw new ZipRefused("damaged");
}

/**
 * The content of a file. Unpacking stops at the size that the directory names.
 * @throws ZipRefused where the content is not what the directory says
 */
export async function unzipped(read: ReadBytes, file: ZippedFile): Promise<Uint8Array> {
  const head = Buffer.from(await read(file.offset, file.offset + 29));
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) throw new ZipRefused("damaged");
  const first = file.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = file.packed === 0 ? new Uint8Array() : await read(first, first + file.packed - 1);
  const content = unpacked(packed, file);
  if (content.length !== file.size || crc32(content) !== file.crc) throw new ZipRefused("damaged");
  return content;
}

function unpacked(packed: Uint8Array, { method, size }: ZippedFile): Uint8Array {
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw new ZipRefused("damaged");
  }
}
