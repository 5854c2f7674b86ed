import { BlobReader, type FileEntry, ZipReader } from "@zip.js/zip.js/index-native.js";
import { statedParts } from "./archive-end.ts";
import { LIMITS, Unreadable } from "./limits.ts";
import { isDateFormat } from "./serial-dates.ts";
import { type CellFormat, type Lookups, SheetReader } from "./sheet-xml.ts";
import { StringTable } from "./string-table.ts";
import { type Table, TableBuilder } from "./table.ts";
import { attribute, prefixOf, richText, tagsOf, withoutPrefix } from "./xml.ts";

/** A sheet of a workbook; `path` is its part of the archive. */
export type SheetName = { name: string; hidden: boolean; path: string };

/** A workbook (.xlsx) whose sheets are read one at a time. */
export type Workbook = { sheets: SheetName[]; read(sheet: SheetName): Promise<Table> };

const NO_WORKERS = { useWebWorkers: false };

/** Opens a workbook: its directory, its sheets and formats. Throws {@link Unreadable} for anything else. */
export async function openWorkbook(file: Blob): Promise<Workbook> {
  const parts = await partsOf(file);
  mustBeWorkbook(parts);
  const main = mainPart(await textOf(parts, "_rels/.rels"));
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const book = await textOf(parts, main);
  if (book === "") throw new Unreadable("not_a_spreadsheet");
  const related = relationsOf(
    await textOf(parts, `${folder}_rels/${main.slice(folder.length)}.rels`),
    folder,
  );
  const sheets = tagsOf(book, "sheet").flatMap((tag): SheetName[] => {
    const path = related.find(({ id }) => id === attribute(tag, "id"))?.target;
    if (!path || !parts.has(path)) return [];
    const hidden = (attribute(tag, "state") ?? "visible") !== "visible";
    return [{ name: attribute(tag, "name") ?? path, hidden, path }];
  });
  if (sheets.length === 0) throw new Unreadable("no_sheet");
  const [properties = ""] = tagsOf(book, "workbookPr");
  const since1904 = ["1", "true"].includes(attribute(properties, "date1904") ?? "");
  const target = (kind: string) => related.find(({ type }) => type.endsWith(`/${kind}`))?.target ?? "";
  let lookups: Promise<Lookups> | undefined;
  const load = async (): Promise<Lookups> => ({
    formats: formatsOf(await textOf(parts, target("styles"))),
    strings: await stringsOf(parts, target("sharedStrings")),
    since1904,
  });
  return {
    sheets,
    read: async ({ path }) => {
      lookups ??= load();
      return readSheet(parts, path, await lookups);
    },
  };
}

async function readSheet(parts: Parts, path: string, lookups: Lookups): Promise<Table> {
  const builder = new TableBuilder();
  const reader = new SheetReader(builder, lookups);
  await inflate(parts, path, (text) => reader.write(text));
  reader.end();
  return builder.table();
}

type Parts = ReadonlyMap<string, FileEntry>;

/**
 * The parts of the archive by name. Throws beyond the limit of entries, before the directory is read where the archive says how many there
 * are.
 */
async function partsOf(file: Blob): Promise<Parts> {
  const parts = new Map<string, FileEntry>();
  try {
    if ((await statedParts(file)) > LIMITS.entries) throw new Unreadable("too_many_entries", LIMITS.entries);
    const reader = new ZipReader(new BlobReader(file), NO_WORKERS);
    for await (const entry of reader.getEntriesGenerator()) {
      if (parts.size >= LIMITS.entries) throw new Unreadable("too_many_entries", LIMITS.entries);
      if (!entry.directory) parts.set(entry.filename.replaceAll("\\", "/").replace(/^\//, ""), entry);
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("damaged");
  }
  return parts;
}

function mustBeWorkbook(parts: Parts) {
  if (parts.has("mimetype") && parts.has("content.xml")) throw new Unreadable("open_document");
  if (parts.has("xl/workbook.bin")) throw new Unreadable("binary_excel");
  if (!parts.has("[Content_Types].xml") || !parts.has("_rels/.rels"))
    throw new Unreadable("not_a_spreadsheet");
}

type Relation = { id: string; type: string; target: string };

function relationsOf(xml: string, folder: string): Relation[] {
  return tagsOf(xml, "Relationship").map((tag) => {
    const target = attribute(tag, "Target") ?? "";
    const path = target.startsWith("/")
      ? target.slice(1)
      : `${folder}${target}`.replaceAll(/[^/]+\/\.\.\//g, "");
    return { id: attribute(tag, "Id") ?? "", type: attribute(tag, "Type") ?? "", target: path };
  });
}

function mainPart(relations: string): string {
  const main = relationsOf(relations, "").find(({ type }) => type.endsWith("/officeDocument"));
  if (!main) throw new Unreadable("not_a_spreadsheet");
  return main.target;
}

/** For each cell style how it shows a number. */
function formatsOf(xml: string): CellFormat[] {
  const codes = new Map(
    tagsOf(xml, "numFmt").map((tag) => [
      Number(attribute(tag, "numFmtId")),
      attribute(tag, "formatCode") ?? "",
    ]),
  );
  const [, cellFormats = ""] =
    /<(?:[\w.-]+:)?cellXfs[^>]*>([\s\S]*?)<\/(?:[\w.-]+:)?cellXfs>/.exec(xml) ?? [];
  return tagsOf(cellFormats, "xf").map((tag) => {
    const id = Number(attribute(tag, "numFmtId") ?? 0);
    const code = codes.get(id);
    const digits = code && /^0{2,}$/.test(code) ? code.length : 0;
    return { date: isDateFormat(id, code), digits };
  });
}

/** The texts that the cells of all sheets refer to. */
async function stringsOf(parts: Parts, path: string): Promise<StringTable> {
  const strings = new StringTable();
  let text = "";
  let prefix: string | undefined;
  let tail = "";
  await inflate(parts, path, (piece) => {
    text += piece;
    if (text.length > LIMITS.unclosed) throw new Unreadable("cell_too_long", LIMITS.cell);
    prefix ??= prefixOf(text);
    const close = prefix ? `</${prefix}:si>` : "</si>";
    const before = tail;
    tail = piece.length < close.length ? (before + piece).slice(-close.length) : piece.slice(-close.length);
    // Looking into the whole text copies all of its pieces, and so does joining a long text to another.
    if (!piece.includes(close) && !(before + piece.slice(0, close.length)).includes(close)) return;
    const end = text.lastIndexOf(close);
    const xml = withoutPrefix(text.slice(0, end + prefix.length + 6), prefix);
    text = text.slice(end + prefix.length + 5);
    let at = xml.indexOf("<si");
    while (at >= 0) {
      const close = xml.indexOf("</si>", at);
      // `<si/>` is an empty text. `<sst>` does not begin with `<si`.
      if (xml.startsWith("<si/>", at)) strings.add("");
      else if (close < 0) break;
      else strings.add(richText(xml, at, close));
      at = xml.indexOf("<si", xml.startsWith("<si/>", at) ? at + 5 : close + 5);
    }
  });
  return strings;
}

/** A small part of the archive as text, `""` where there is none. */
async function textOf(parts: Parts, path: string): Promise<string> {
  let text = "";
  await inflate(
    parts,
    path,
    (piece) => {
      text += piece;
    },
    LIMITS.wholePartBytes,
  );
  return text;
}

/**
 * Inflates a part in pieces. What comes out is counted: the sizes that an archive states about itself are not
 * believed.
 */
async function inflate(
  parts: Parts,
  path: string,
  onText: (text: string) => void,
  most: number = LIMITS.inflatedBytes,
): Promise<void> {
  const entry = parts.get(path);
  if (!entry) return;
  const refuse = () => new Unreadable("inflates_too_much", Math.round(most / 1024 / 1024));
  if (entry.uncompressedSize > most) throw refuse();
  const decoder = new TextDecoder();
  const mostByRatio = Math.max(LIMITS.ratioFrom, entry.compressedSize * LIMITS.ratio);
  let inflated = 0;
  let failed: unknown;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      inflated += chunk.length;
      try {
        if (inflated > most || inflated > mostByRatio) throw refuse();
        onText(decoder.decode(chunk, { stream: true }));
      } catch (error) {
        failed = error;
        throw error;
      }
    },
  });
  try {
    await entry.getData(sink, NO_WORKERS);
  } catch (error) {
    throw failed ?? (error instanceof Unreadable ? error : new Unreadable("damaged"));
  }
  onText(decoder.decode());
}
