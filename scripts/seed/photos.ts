import { crc32, deflateSync } from "node:zlib";
import * as Photos from "../../packages/core/src/photos/index.ts";

/** A picture's colours, row by row. */
type Drawing = (x: number, y: number) => readonly [number, number, number];

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a computed picture, with coordinates from −1 to 1. */
function png(width: number, height: number, drawing: Drawing): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const colours = drawing((2 * column) / width - 1, ((2 * row) / height - 1) * (height / width));
      rows.set(colours.map(Math.round), row * (width * 3 + 1) + 1 + column * 3);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const mix = (a: readonly number[], b: readonly number[], part: number) =>
  a.map((from, index) => from + ((b[index] ?? 0) - from) * part) as unknown as [number, number, number];

/** Clearly a drawing: a pink shape on a plain background, with more or less coating in the middle. */
function tongue(coating: number, pale: number): Drawing {
  const ground = [226, 224, 216];
  const body = mix([190, 84, 92], [219, 160, 158], pale);
  return (x, y) => {
    const inside = (x / 0.44) ** 2 + ((y + 0.08) / (y > -0.08 ? 0.58 : 0.42)) ** 2;
    if (inside > 1) return mix(ground, [206, 203, 194], Math.min(1, Math.abs(y)));
    const coat = Math.max(0, 1 - (x / 0.3) ** 2 - ((y + 0.12) / 0.42) ** 2) * coating;
    const groove = Math.exp(-((x / 0.02) ** 2)) * 0.25;
    return mix(mix(mix(body, [120, 50, 60], inside * 0.35), [240, 232, 214], coat), [110, 40, 50], groove);
  };
}

type Visit = { id: string; patient: string; start: string };

/** Adds a drawn picture of a tongue to an open visit, as a browser does. Runs as the visit's professional. */
export async function addTonguePhoto(visit: Visit, { coating, pale }: { coating: number; pale: number }) {
  const drawing = tongue(coating, pale);
  const original = png(480, 360, drawing);
  const thumbnail = png(240, 180, drawing);
  const params = { appointment: visit.id };
  const { photo, uploads } = await Photos.create({
    params,
    body: {
      patient: visit.patient,
      section: "tongue",
      caption: "Drawn for the demo",
      taken_at: visit.start > new Date().toISOString() ? new Date().toISOString() : visit.start,
      width: 480,
      height: 360,
      original: { content_type: "image/png", size: original.length },
      thumbnail: { content_type: "image/png", size: thumbnail.length },
    },
  });
  for (const [{ url, headers }, body] of [
    [uploads.original, original],
    [uploads.thumbnail, thumbnail],
  ] as const) {
    const answer = await fetch(url, { method: "PUT", headers, body: new Uint8Array(body) });
    if (!answer.ok) throw new Error(`the file store answered ${answer.status}`);
  }
  await Photos.complete({ ...params, photo });
}
