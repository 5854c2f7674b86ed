const START_OF_SCAN = 0xda;
const EXIF = 0xe1;
const ORIENTATION = 0x0112;
/** Markers that begin a frame: SOF0 to SOF15, without the three in that range that mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

export type JpegFacts = {
  width: number;
  height: number;
  /** Number of passes over the whole picture. A progressive JPEG has about ten. */
  scans: number;
  /** EXIF orientation, 1 to 8; 1 is upright. */
  orientation: number;
};

/** Facts from a JPEG's headers, read without decoding it. Throws if it has no frame or more than one. */
export function jpegFacts(file: Uint8Array): JpegFacts {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const facts = { width: 0, height: 0, scans: 0, orientation: 1 };
  for (let at = 2; at + 4 <= file.length; ) {
    const marker = file[at + 1] ?? 0;
    // Between segments there is pixel data, in which 0xFF is followed by 0 or a restart marker.
    if (file[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd9)) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (isFrame(marker)) {
      if (facts.width > 0 || at + 9 > file.length) throw new Error("not one picture");
      facts.height = view.getUint16(at + 5);
      facts.width = view.getUint16(at + 7);
    }
    if (marker === START_OF_SCAN) facts.scans += 1;
    if (marker === EXIF) facts.orientation = orientationOf(file.subarray(at + 4, at + 2 + length));
    at += 2 + length;
  }
  if (facts.width === 0 || facts.height === 0) throw new Error("not a JPEG");
  return facts;
}

/** Unreadable EXIF data counts as upright, because the picture itself is intact. */
function orientationOf(exif: Uint8Array): number {
  if (exif.length < 14 || String.fromCharCode(...exif.subarray(0, 4)) !== "Exif") return 1;
  const view = new DataView(exif.buffer, exif.byteOffset + 6, exif.byteLength - 6);
  const little = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, little);
  if (first + 2 > view.byteLength) return 1;
  const count = view.getUint16(first, little);
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + 12 * index;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, little) !== ORIENTATION) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
