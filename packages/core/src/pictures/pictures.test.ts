import { deflateSync } from "node:zlib";
import { decode } from "fast-png";
import jpeg from "jpeg-js";
import { describe, expect, test } from "vitest";
import { jpg, largePng, PICTURES, png, pngChunk, pngOf } from "../testing/pictures.ts";
import { forPaper, writtenAnew } from "./index.ts";

/** The colour of a pixel, rounded as far as a JPEG blurs it. */
const at = (
  { width, data }: { width: number; data: ArrayLike<number> },
  x: number,
  y: number,
  channels = 4,
) =>
  Array.from({ length: 3 }, (_, channel) =>
    Math.round((data[channels * (y * width + x) + channel] ?? 0) / 20),
  );
const CORNERS = { leftTop: [10, 10, 3], rightTop: [1, 10, 3], leftBottom: [10, 1, 3] };

describe("a re-encoded picture", () => {
  test("looks the same", () => {
    const fresh = decode(writtenAnew(png(40, 30), "png"));
    expect([fresh.width, fresh.height, at(fresh, 2, 2), at(fresh, 37, 2)]).toEqual([
      40,
      30,
      CORNERS.leftTop,
      CORNERS.rightTop,
    ]);
    const photo = jpeg.decode(writtenAnew(jpg(40, 30), "jpg"));
    expect([photo.width, photo.height, at(photo, 2, 2)]).toEqual([40, 30, CORNERS.leftTop]);
  });
  test("is scaled down if it is larger than print can show", () => {
    const fresh = decode(writtenAnew(png(2400, 1200), "png"));
    expect([fresh.width, fresh.height, at(fresh, 790, 5)]).toEqual([800, 400, CORNERS.rightTop]);
  });
  test("contains nothing of the file but its pixels", () => {
    const secret = pngChunk("tEXt", Buffer.from("Comment\0taken at home"));
    const packed = deflateSync(Buffer.from([0, 1, 2, 3, 255]));
    const file = pngOf({ width: 1, height: 1, packed, also: [secret] });
    const held = (bytes: Uint8Array) => Buffer.from(bytes).includes("home");
    expect([held(file), held(writtenAnew(file, "png"))]).toEqual([true, false]);
  });
  test("is upright, whatever its EXIF orientation", () => {
    const exif = Buffer.from(
      "ffe10022457869660000" + "4d4d002a00000008" + "0001" + "011200030000000100060000" + "00000000",
      "hex",
    );
    const plain = jpg(40, 30);
    const turned = Buffer.concat([plain.subarray(0, 2), exif, plain.subarray(2)]);
    const fresh = jpeg.decode(writtenAnew(turned, "jpg"));
    // Orientation 6 is turned a quarter to the right: the left lower corner comes to the left upper one.
    expect([fresh.width, fresh.height, at(fresh, 2, 2)]).toEqual([30, 40, CORNERS.leftBottom]);
  });
});

describe("reads every kind of PNG", () => {
  const palette = pngChunk("PLTE", Buffer.from([200, 200, 60, 20, 20, 60]));
  test.each([
    ["one bit of grey", { depth: 1, colour: 0, lines: [0, 0b10000000] }, [13, 13, 13]],
    ["four bits of grey", { depth: 4, colour: 0, lines: [0, 0xa0] }, [9, 9, 9]],
    [
      "sixteen bits",
      { depth: 16, colour: 2, lines: [0, 200, 0, 200, 0, 60, 0, 0, 0, 0, 0, 0, 0] },
      [10, 10, 3],
    ],
    ["a palette", { depth: 1, colour: 3, lines: [0, 0b01000000], also: [palette] }, [10, 10, 3]],
    ["grey with alpha", { depth: 8, colour: 4, lines: [0, 60, 255, 0, 0] }, [3, 3, 3]],
  ])("%s", (_what, { lines, ...kind }, expected) => {
    const file = pngOf({ width: 2, height: 1, ...kind, packed: deflateSync(Buffer.from(lines)) });
    expect(at(decode(writtenAnew(file, "png")), 0, 0)).toEqual(expected);
  });
  test("transparent pixels are white on paper", () => {
    const packed = deflateSync(Buffer.from([0, 60, 60, 60, 0]));
    const paper = decode(forPaper(pngOf({ width: 1, height: 1, packed })) ?? new Uint8Array());
    expect([paper.channels, ...paper.data]).toEqual([3, 255, 255, 255]);
  });
});

describe("refused pictures", () => {
  const manyScans = () => {
    const file = jpg(40, 30);
    const scan = file.subarray(file.indexOf(Buffer.from([0xff, 0xda])), file.length - 2);
    return Buffer.concat([
      file.subarray(0, file.length - 2),
      ...Array(40).fill(scan),
      file.subarray(file.length - 2),
    ]);
  };
  const wide = Buffer.from(jpg(40, 30));
  const frame = wide.indexOf(Buffer.from([0xff, 0xc0]));
  wide.writeUInt16BE(60_000, frame + 5);
  wide.writeUInt16BE(60_000, frame + 7);
  test.each([
    ["a damaged PNG", PICTURES.damagedPng, "png", "file.unreadable"],
    ["a PNG that unpacks to more than its size", PICTURES.bomb, "png", "file.unreadable"],
    ["a PNG cut short", PICTURES.png.subarray(0, 60), "png", "file.unreadable"],
    ["36 million pixels", largePng(6000, 6000), "png", "file.too_many_pixels"],
    ["a JPEG of 3,600 million pixels", wide, "jpg", "file.too_many_pixels"],
    ["a JPEG of forty scans", manyScans(), "jpg", "file.unreadable"],
    ["no more than a signature", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "jpg", "file.unreadable"],
    ["a PNG called a JPEG", PICTURES.png, "jpg", "file.type"],
  ] as const)("%s", (_what, file, kind, fault) => {
    const started = performance.now();
    expect(() => writtenAnew(file, kind)).toThrow(expect.objectContaining({ fault }));
    expect(forPaper(file) === undefined).toBe(fault !== "file.type");
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
