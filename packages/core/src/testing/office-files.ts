import { crc32 } from "node:zlib";

/** A ZIP file of small texts, stored without compression. */
export function zipOf(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const title = Buffer.from(name);
    const data = Buffer.from(text);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, title, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    bodies.push(local);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), facts, place, title]));
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...bodies, list, end]));
}

const TYPES = { "[Content_Types].xml": "<Types/>" };
export const docx = () => zipOf({ ...TYPES, "word/document.xml": "<w:document/>" });
export const xlsx = () => zipOf({ ...TYPES, "xl/workbook.xml": "<workbook/>" });
