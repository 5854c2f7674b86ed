import { crc32, deflateRawSync } from "node:zlib";

/** A file to put into a ZIP archive. */
export type ZipFile = {
  /** Path with `/`, relative to the archive. */
  name: string;
  content: Uint8Array;
  /** When it was last changed, in epoch milliseconds. The archive keeps it in UTC, to two seconds. */
  modified: number;
  /** Stored as it is: for pictures and PDFs, which are compressed already. */
  isCompressed?: boolean;
};

/** What the directory at the archive's end says about a file. */
export type ZipEntry = {
  name: string;
  crc: number;
  size: number;
  packed: number;
  method: 0 | 8;
  modified: number;
  /** Byte of the archive at which the file's local header begins. */
  offset: number;
};

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
/** Names are UTF-8. */
const UTF8 = 0x0800;
const VERSION = 20;
const VERSION_64 = 45;
/**
 * Made by Unix, and files that their owner may change. Info-ZIP's unzip, which Linux and macOS have, takes the names of an
 * archive made by DOS for its letters, although they are marked as UTF-8.
 */
const UNIX = 3 << 8;
const FILE_MODE = 0o100644;
/** The largest values that fields of 32 and 16 bits hold; they mean "see the ZIP64 record" themselves. */
const MAX_32 = 0xffffffff;
const MAX_16 = 0xffff;

/**
 * A file as bytes of an archive, beginning at `offset`, and its entry for {@link zipDirectory}. Files may be made at
 * different times and places, which is why no library does it: they keep the directory in memory until the end.
 */
export function zipMember(file: ZipFile, offset: number): { bytes: Buffer; entry: ZipEntry } {
  const { content, isCompressed = false } = file;
  if (content.length >= MAX_32) throw new Error("a file of an archive is too large");
  const packed = isCompressed ? content : deflateRawSync(content);
  const method = isCompressed ? 0 : 8;
  const entry: ZipEntry = {
    name: file.name,
    crc: crc32(content),
    size: content.length,
    packed: packed.length,
    method,
    modified: file.modified,
    offset,
  };
  const name = Buffer.from(file.name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(LOCAL, 0);
  writeFacts(head, 4, entry, VERSION);
  head.writeUInt16LE(name.length, 26);
  return { bytes: Buffer.concat([head, name, packed]), entry };
}

/** Version, flags, method, time, checksum and sizes: they are the same in both kinds of header. */
function writeFacts(head: Buffer, at: number, entry: ZipEntry, version: number): void {
  const moment = new Date(entry.modified);
  const time =
    (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | Math.floor(moment.getUTCSeconds() / 2);
  const day =
    ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  head.writeUInt16LE(version, at);
  head.writeUInt16LE(UTF8, at + 2);
  head.writeUInt16LE(entry.method, at + 4);
  head.writeUInt16LE(time, at + 6);
  head.writeUInt16LE(day, at + 8);
  head.writeUInt32LE(entry.crc, at + 10);
  head.writeUInt32LE(entry.packed, at + 14);
  head.writeUInt32LE(entry.size, at + 18);
}

/** A file's line in the directory. Offsets beyond 4 GB take a ZIP64 field. */
export function zipDirectoryLine(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name);
  const isFar = entry.offset >= MAX_32;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(entry.offset), 4);
  }
  const version = isFar ? VERSION_64 : VERSION;
  const head = Buffer.alloc(46);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(UNIX | version, 4);
  writeFacts(head, 6, entry, version);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(FILE_MODE * 2 ** 16, 38);
  head.writeUInt32LE(Math.min(entry.offset, MAX_32), 42);
  return Buffer.concat([head, name, extra]);
}

/** What follows the directory's lines and ends the archive; with the ZIP64 records where the numbers need them. */
export function zipEnd({ entries, offset, size }: { entries: number; offset: number; size: number }): Buffer {
  const isLarge = entries >= MAX_16 || offset >= MAX_32 || size >= MAX_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(entries, MAX_16), 8);
  end.writeUInt16LE(Math.min(entries, MAX_16), 10);
  end.writeUInt32LE(Math.min(size, MAX_32), 12);
  end.writeUInt32LE(Math.min(offset, MAX_32), 16);
  return isLarge ? Buffer.concat([zip64End({ entries, offset, size }), end]) : end;
}

function zip64End({ entries, offset, size }: { entries: number; offset: number; size: number }): Buffer {
  const record = Buffer.alloc(76);
  record.writeUInt32LE(END_64, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(VERSION_64, 12);
  record.writeUInt16LE(VERSION_64, 14);
  record.writeBigUInt64LE(BigInt(entries), 24);
  record.writeBigUInt64LE(BigInt(entries), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  record.writeUInt32LE(LOCATOR_64, 56);
  record.writeBigUInt64LE(BigInt(offset + size), 64);
  record.writeUInt32LE(1, 72);
  return record;
}
