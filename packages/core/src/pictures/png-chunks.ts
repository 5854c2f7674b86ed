import { inflateSync } from "node:zlib";

const SIGNATURE_LENGTH = 8;
/** Bytes of length, type and checksum around a chunk's data. */
const AROUND = 12;
/**
 * The chunks that decide the pixels. Profiles, texts and animations are compressed too and would be decompressed for
 * nothing.
 */
const NEEDED = ["IHDR", "IDAT", "IEND"];
/** Further chunks that decide the pixels, by colour type. For other types a palette is only a suggestion. */
const ALSO_NEEDED: Readonly<Record<number, readonly string[]>> = {
  0: ["tRNS"],
  2: ["tRNS"],
  3: ["PLTE", "tRNS"],
};
/** Samples per pixel by PNG colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The seven passes of an interlaced picture each begin their own lines; this factor covers all of them. */
const INTERLACED = 2;

type Chunk = { type: string; whole: Uint8Array; data: Uint8Array };

/** Width and height from a PNG's header. Throws if there is no header. */
export function pngSize(file: Uint8Array): { width: number; height: number } {
  const [header] = chunksOf(file);
  if (header?.type !== "IHDR" || header.data.length !== 13) throw new Error("not a PNG");
  const view = viewOf(header.data);
  return { width: view.getUint32(0), height: view.getUint32(4) };
}

/**
 * The same PNG with only its pixel chunks, after checking that they decompress to no more bytes than its size needs.
 * Throws if they decompress to more, so that a small file cannot fill the memory.
 */
export function onlyPixels(file: Uint8Array): Uint8Array {
  const all = chunksOf(file);
  const [header] = all;
  if (header?.type !== "IHDR" || header.data.length !== 13) throw new Error("not a PNG");
  const needed = [...NEEDED, ...(ALSO_NEEDED[header.data[9] ?? 0] ?? [])];
  const chunks = all.filter(({ type }) => needed.includes(type));
  const packed = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data));
  inflateSync(packed, { maxOutputLength: unpackedBytes(header.data) });
  return Buffer.concat([file.subarray(0, SIGNATURE_LENGTH), ...chunks.map(({ whole }) => whole)]);
}

function unpackedBytes(header: Uint8Array): number {
  const view = viewOf(header);
  const width = view.getUint32(0);
  const height = view.getUint32(4);
  const bits = (SAMPLES[view.getUint8(9)] ?? 0) * view.getUint8(8);
  // Each line starts with one byte that names its filter.
  const plain = (1 + Math.ceil((width * bits) / 8)) * height;
  return view.getUint8(12) === 0 ? plain : INTERLACED * plain + 8 * (width + height);
}

function chunksOf(file: Uint8Array): Chunk[] {
  const view = viewOf(file);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_LENGTH; at + AROUND <= file.length; ) {
    const length = view.getUint32(at);
    const end = at + AROUND + length;
    if (end > file.length) throw new Error("a PNG that is cut short");
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    chunks.push({ type, whole: file.subarray(at, end), data: file.subarray(at + 8, end - 4) });
    if (type === "IEND") break;
    at = end;
  }
  return chunks;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
