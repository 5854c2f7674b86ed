import { inflateSync } from "node:zlib";

/** The text of a PDF as a reader would copy it, one line for each piece of text. */
export const pdfText = (pdf: Uint8Array): string => pdfPages(pdf).join("\n");

/** The text of each page, decoded with the fonts' own tables from glyphs to characters. */
export function pdfPages(pdf: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(pdf));
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const fonts = fontsOf(objects, head);
      const content = objects.get(reference(head, "Contents"))?.stream ?? "";
      const words: string[] = [];
      let font: ReadonlyMap<number, string> = new Map();
      for (const [, name, parts] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
        if (name) font = fonts.get(name) ?? new Map();
        else words.push(lettersOf(parts ?? "", font));
      }
      return words.join("\n");
    });
}

/** Height of the first line on the first page above the bottom, in points. */
export function firstBaseline(pdf: Uint8Array): number {
  const objects = objectsOf(Buffer.from(pdf));
  const page = [...objects.values()].find(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  const content = objects.get(reference(page?.head ?? "", "Contents"))?.stream ?? "";
  return Number(content.match(/1 0 0 1 [\d.]+ ([\d.]+) Tm/)?.[1]);
}

/** Height of the lowest line in the document above the bottom of its page, in points. */
export function lowestBaseline(pdf: Uint8Array): number {
  const streams = [...objectsOf(Buffer.from(pdf)).values()].map(({ stream }) => stream);
  return Math.min(
    ...streams.flatMap((stream) =>
      [...stream.matchAll(/1 0 0 1 [\d.]+ (-?[\d.]+) Tm/g)].map(([, y]) => Number(y)),
    ),
  );
}

type Part = { head: string; stream: string };

function objectsOf(pdf: Buffer): Map<number, Part> {
  const objects = new Map<number, Part>();
  const source = pdf.toString("latin1");
  for (const match of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)(?:\nendobj|\nstream\n)/gm)) {
    const head = match[2] ?? "";
    const start = match.index + match[0].length;
    const length = Number(head.match(/\/Length (\d+)/)?.[1] ?? 0);
    const bytes = match[0].endsWith("stream\n") ? pdf.subarray(start, start + length) : Buffer.alloc(0);
    const packed =
      bytes.length > 0 && head.includes("/FlateDecode") && !/\/(Image|FontFile|CIDFont)/.test(head);
    objects.set(Number(match[1]), { head, stream: (packed ? inflateSync(bytes) : bytes).toString("latin1") });
  }
  return objects;
}

const reference = (head: string, key: string) => Number(head.match(new RegExp(`/${key} (\\d+) 0 R`))?.[1]);

function fontsOf(objects: ReadonlyMap<number, Part>, page: string) {
  const resources = objects.get(reference(page, "Resources"))?.head ?? page;
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const [, name, id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objects.get(Number(id))?.head ?? "";
    fonts.set(String(name), charactersOf(objects.get(reference(font, "ToUnicode"))?.stream ?? ""));
  }
  return fonts;
}

/** Characters by glyph, from a table as pdfkit writes it: ranges of glyphs with a list of texts each. */
function charactersOf(table: string): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const [, from, , texts] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[(.*?)\]/gs)) {
    const list = [...(texts ?? "").matchAll(/<([0-9a-f ]*)>/g)];
    list.forEach(([, hex = ""], index) => {
      const units = hex.replaceAll(" ", "").match(/.{4}/g) ?? [];
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      characters.set(Number.parseInt(from ?? "", 16) + index, text);
    });
  }
  return characters;
}

const lettersOf = (parts: string, font: ReadonlyMap<number, string>): string =>
  [...parts.matchAll(/<([0-9a-f]*)>/g)]
    .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? "")
    .join("");
