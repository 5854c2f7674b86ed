import { deflateSync } from "node:zlib";
import { encode } from "fast-png";
import jpeg from "jpeg-js";

/** A picture with another colour in each corner, so that rotation and scaling can be checked. */
function pixels(width: number, height: number) {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set([x < width / 2 ? 200 : 20, y < height / 2 ? 200 : 20, 60, 255], 4 * (y * width + x));
  return { width, height, data };
}

export const png = (width: number, height: number) =>
  Buffer.from(encode({ ...pixels(width, height), channels: 4 }));
export const jpg = (width: number, height: number) =>
  Buffer.from(jpeg.encode(pixels(width, height), 90).data);

const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
function checksum(bytes: Uint8Array) {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CHECKSUMS[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(checksum(named), named.length + 4);
  return whole;
}

type Made = {
  width: number;
  height: number;
  depth?: number;
  colour?: number;
  packed: Uint8Array;
  also?: Buffer[];
};

/** A PNG made of parts that may contradict each other. */
export function pngOf({ width, height, depth = 8, colour = 6, packed, also = [] }: Made): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    ...also,
    chunk("IDAT", packed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
export const pngChunk = chunk;

/** A picture of one colour, with many pixels in few bytes. */
export const largePng = (width: number, height: number) =>
  pngOf({ width, height, packed: deflateSync(Buffer.alloc((1 + 4 * width) * height)) });

export const PICTURES = {
  png: png(40, 30),
  jpg: jpg(40, 30),
  /** 90 bytes whose pixel data cannot be decompressed. */
  damagedPng: pngOf({ width: 8, height: 8, packed: Buffer.from("not compressed at all") }),
  /** Four pixels according to the header, a hundred million bytes of pixel data. */
  bomb: pngOf({ width: 2, height: 2, packed: deflateSync(Buffer.alloc(100_000_000), { level: 9 }) }),
};
