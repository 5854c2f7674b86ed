import { convertIndexedToRgb, decode as decodePng, encode as encodePng } from "fast-png";
import jpeg from "jpeg-js";
import { pictureKind } from "../contracts/photos/picture-kind.ts";
import { jpegFacts } from "./jpeg-header.ts";
import { fitted, onWhite, type Pixels, upright } from "./pixels.ts";
import { onlyPixels, pngSize } from "./png-chunks.ts";

/** More pixels than a printed logo can show. A larger picture is refused before it is decoded. */
export const MAX_PIXELS = 8_000_000;
/** Far more scans than cameras or drawing programs write. Decoding each scan processes the whole picture. */
const MAX_SCANS = 30;
/** The longest side that is stored: 300 dots an inch on 68 mm of paper. */
const KEPT_SIDE = 800;
const JPEG_QUALITY = 90;
const MEMORY_MB = 256;

/** Why a picture is refused. */
export type PictureFault = "file.type" | "file.unreadable" | "file.too_many_pixels";
export class PictureRefused extends Error {
  readonly fault: PictureFault;
  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

type Kind = "png" | "jpg";

/**
 * Decodes the picture and encodes it again, at most so many pixels on each side. Everything else in the file is lost, so
 * that later readers find only ordinary image data. Throws {@link PictureRefused} for a file of another kind, with more
 * than eight million pixels, or that cannot be decoded.
 */
export function writtenAnew(file: Uint8Array, kind: Kind, side = KEPT_SIDE): Uint8Array {
  if (pictureKind(file) !== kind) throw new PictureRefused("file.type");
  const picture = fitted(decoded(file, kind), side);
  return kind === "png" ? encodePng({ ...picture, channels: 4, depth: 8 }) : jpegOf(picture);
}

/**
 * A picture that can be put into a PDF without decoding it again, or undefined if it cannot be read within the limits.
 * Never throws.
 */
export function forPaper(file: Uint8Array): Uint8Array | undefined {
  try {
    const kind = pictureKind(file);
    if (kind !== "png" && kind !== "jpg") return undefined;
    const picture = fitted(decoded(file, kind), KEPT_SIDE);
    const { width, height } = picture;
    return encodePng({ width, height, data: onWhite(picture), channels: 3, depth: 8 });
  } catch {
    return undefined;
  }
}

function decoded(file: Uint8Array, kind: Kind): Pixels {
  try {
    return kind === "png" ? fromPng(file) : fromJpeg(file);
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused("file.unreadable");
  }
}

function checkSize({ width, height }: { width: number; height: number }) {
  if (width * height > MAX_PIXELS) throw new PictureRefused("file.too_many_pixels");
}

function fromJpeg(file: Uint8Array): Pixels {
  const facts = jpegFacts(file);
  checkSize(facts);
  if (facts.scans > MAX_SCANS) throw new PictureRefused("file.unreadable");
  const { width, height, data } = jpeg.decode(file, {
    useTArray: true,
    maxResolutionInMP: MAX_PIXELS / 1_000_000,
    maxMemoryUsageInMB: MEMORY_MB,
  });
  return upright({ width, height, data }, facts.orientation);
}

const jpegOf = (picture: Pixels): Uint8Array => {
  const { width, height, data } = jpeg.encode(picture, JPEG_QUALITY);
  return width > 0 && height > 0 ? data : new Uint8Array();
};

function fromPng(file: Uint8Array): Pixels {
  checkSize(pngSize(file));
  const { width, height, depth, channels, palette, transparency, data, ...rest } = decodePng(
    onlyPixels(file),
  );
  const indexed = palette && convertIndexedToRgb({ width, height, depth, channels, palette, data, ...rest });
  const samples = indexed ?? (depth < 8 ? spread(data, { width, height, depth }) : eightBits(data, depth));
  const clear = transparency && [...transparency].map((sample) => asByte(sample, depth));
  return rgba(samples, { width, height }, indexed ? (palette[0]?.length ?? 3) : channels, clear);
}

const eightBits = (data: ArrayLike<number>, depth: number) =>
  depth === 16 ? Uint8Array.from(data, (sample) => sample >> 8) : Uint8Array.from(data);

/** Converts a sample of any depth to eight bits. */
const asByte = (sample: number, depth: number) =>
  depth === 16 ? sample >> 8 : depth < 8 ? (sample * 255) / (2 ** depth - 1) : sample;

type Packed = { width: number; height: number; depth: number };

/**
 * Expands grey samples of 1, 2 or 4 bits, of which several share a byte, to one byte each. Each line starts with a new
 * byte.
 */
function spread(data: ArrayLike<number>, { width, height, depth }: Packed): Uint8Array {
  const line = Math.ceil((width * depth) / 8);
  const most = 2 ** depth - 1;
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const bit = (pixel % width) * depth;
    const byte = data[Math.floor(pixel / width) * line + (bit >> 3)] ?? 0;
    return asByte((byte >> (8 - depth - (bit & 7))) & most, depth);
  });
}

/**
 * Expands one, two, three or four samples per pixel to four. A pixel of exactly the colour `clear` becomes transparent.
 */
function rgba(
  samples: Uint8Array,
  { width, height }: { width: number; height: number },
  channels: number,
  clear?: readonly number[],
): Pixels {
  const data = new Uint8Array(width * height * 4);
  const coloured = channels >= 3;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = pixel * channels;
    const red = samples[from] ?? 0;
    const green = coloured ? (samples[from + 1] ?? 0) : red;
    const blue = coloured ? (samples[from + 2] ?? 0) : red;
    const isClear = clear?.every((sample, channel) => sample === samples[from + channel]);
    const alpha = channels % 2 === 0 ? (samples[from + channels - 1] ?? 255) : isClear ? 0 : 255;
    data.set([red, green, blue, alpha], 4 * pixel);
  }
  return { width, height, data };
}
