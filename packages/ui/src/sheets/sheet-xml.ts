import { LIMITS, Unreadable } from "./limits.ts";
import { serialDate } from "./serial-dates.ts";
import type { StringTable } from "./string-table.ts";
import type { TableBuilder } from "./table.ts";
import { attribute, decodeXml, prefixOf, richText, tagsOf, withoutPrefix } from "./xml.ts";

/** How the cells of a style show a number: as a date, or with zeros before it. */
export type CellFormat = { date: boolean; digits: number };
/** What the cells of a sheet refer to. */
export type Lookups = {
  strings: StringTable;
  formats: readonly CellFormat[];
  since1904: boolean;
};

const CLOSE_ROW = "</row>";
const [QUOTE, APOSTROPHE, SLASH, R, S, T, EQUALS] = [34, 39, 47, 114, 115, 116, 61] as const;

/**
 * Reads the XML of a sheet as it arrives, row by row. It looks for the few tags that matter instead of parsing XML in
 * general, which took six times as long as inflating the file.
 */
export class SheetReader {
  readonly #builder: TableBuilder;
  readonly #lookups: Lookups;
  #text = "";
  #prefix: string | undefined;
  #number = 0;
  #isPast = false;
  /** Up to where the end of a row was looked for. */
  #searched = 0;
  /** The last letters that were written. */
  #tail = "";

  constructor(builder: TableBuilder, lookups: Lookups) {
    this.#builder = builder;
    this.#lookups = lookups;
  }

  write(piece: string) {
    if (this.#isPast) return;
    this.#prefix ??= piece.length > 0 ? prefixOf(this.#text + piece) : undefined;
    const next = this.#prefix ? withoutPrefix(this.#whole(piece), this.#prefix) : piece;
    const tail = this.#tail;
    const length = CLOSE_ROW.length;
    // Of the piece alone where it is long enough: joining a long text to another copies it.
    this.#tail = next.length < length ? (tail + next).slice(-length) : next.slice(-length);
    this.#text += next;
    const closes = () => next.includes(CLOSE_ROW) || (tail + next.slice(0, length)).includes(CLOSE_ROW);
    // Nothing to read before the row that is open ends: looking into a text copies all of its pieces.
    if (this.#searched > 0 && !closes()) {
      if (this.#text.length > LIMITS.unclosed) this.#endOfRows();
      return;
    }
    let from = 0;
    for (;;) {
      const start = this.#text.indexOf("<row", from);
      if (start < 0) break;
      const tagEnd = this.#text.indexOf(">", start);
      if (tagEnd < 0) break;
      const empty = this.#text.charCodeAt(tagEnd - 1) === SLASH;
      const end = empty ? tagEnd : this.#text.indexOf(CLOSE_ROW, Math.max(tagEnd, this.#searched));
      this.#searched = end < 0 ? Math.max(0, this.#text.length - from - CLOSE_ROW.length) : 0;
      if (end < 0) break;
      this.#number = rowNumber(this.#text.slice(start, tagEnd)) || this.#number + 1;
      if (!empty) this.#builder.add(cellsIn(this.#text, tagEnd + 1, end, this.#lookups), this.#number);
      from = end + 1;
    }
    if (from > 0) this.#text = this.#text.slice(from);
    if (this.#text.length > LIMITS.unclosed) this.#endOfRows();
  }

  /** After the rows come formats and rules of any length, of which only the merged ranges at their beginning are read. */
  #endOfRows() {
    if (!this.#text.includes("</sheetData>")) throw new Unreadable("damaged");
    this.#text = this.#text.slice(0, LIMITS.unclosed);
    this.#isPast = true;
  }

  /** Ends the sheet: values of merged ranges are repeated in the rows below the first. */
  end() {
    const ranges = tagsOf(this.#text.replaceAll(`${this.#prefix || "-"}:`, ""), "mergeCell").flatMap(
      (tag) => {
        const [, column = "", from = "", to = ""] =
          /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(attribute(tag, "ref") ?? "") ?? [];
        return column && Number(to) > Number(from)
          ? [{ column: columnOf(column), from: Number(from), to: Number(to) }]
          : [];
      },
    );
    this.#builder.fillDown(ranges.slice(0, MAX_MERGED));
  }

  #rest = "";
  /** Up to the last complete tag, so that no prefix is cut in two. */
  #whole(piece: string): string {
    const text = this.#rest + piece;
    const end = text.lastIndexOf(">") + 1;
    this.#rest = text.slice(end);
    return text.slice(0, end);
  }
}

/** The number that a row's tag states, as programs usually write it without a regular expression; 0 without one. */
function rowNumber(tag: string): number {
  const from = tag.indexOf(' r="') + 4;
  const to = from > 3 ? tag.indexOf('"', from) : -1;
  return to < 0 ? Number(attribute(tag, "r") ?? 0) : Number(tag.slice(from, to));
}

/** Merged ranges whose value is repeated. */
const MAX_MERGED = 5000;

/** Index of a column by its letters, from 0. */
function columnOf(letters: string): number {
  let column = 0;
  for (let index = 0; index < letters.length; index += 1)
    column = column * 26 + letters.charCodeAt(index) - 64;
  return column - 1;
}

/** The cells between two places of a sheet's XML. */
function cellsIn(xml: string, from: number, to: number, lookups: Lookups): string[] {
  const cells: string[] = [];
  let next = -1;
  let at = xml.indexOf("<c", from);
  while (at >= 0 && at < to) {
    const tagEnd = xml.indexOf(">", at);
    const { column, type, style } = tagOf(xml, at + 2, tagEnd);
    next = column < 0 ? next + 1 : column;
    const empty = xml.charCodeAt(tagEnd - 1) === SLASH;
    const end = empty ? tagEnd : xml.indexOf("</c>", tagEnd);
    if (end < 0) break;
    if (!empty && next < MAX_COLUMN) {
      while (cells.length < next) cells.push("");
      cells[next] = cellText(xml, tagEnd + 1, end, type, style, lookups);
    } else if (!empty) {
      // Far outside every limit: the builder refuses the row by its length.
      cells[MAX_COLUMN] = "x";
    }
    at = xml.indexOf("<c", end + 1);
  }
  return cells;
}

/** Columns of a sheet in Excel. */
const MAX_COLUMN = 16_384;

/** Reads the attributes r, s and t of a cell letter by letter: regular expressions took most of the time. */
function tagOf(xml: string, from: number, to: number) {
  let column = -1;
  let style = 0;
  let type = "";
  for (let at = from; at < to; at += 1) {
    const name = xml.charCodeAt(at);
    if (xml.charCodeAt(at + 1) !== EQUALS || xml.charCodeAt(at - 1) > 32) continue;
    const quote = xml.charCodeAt(at + 2);
    if (quote !== QUOTE && quote !== APOSTROPHE) continue;
    const start = at + 3;
    let end = start;
    while (end < to && xml.charCodeAt(end) !== quote) end += 1;
    if (name === R) column = columnAt(xml, start, end);
    else if (name === S) style = Number(xml.slice(start, end));
    else if (name === T) type = xml.slice(start, end);
    at = end;
  }
  return { column, type, style };
}

function columnAt(xml: string, from: number, to: number): number {
  let column = 0;
  for (let at = from; at < to; at += 1) {
    const letter = xml.charCodeAt(at);
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}

/** The value of a cell as text. Of a formula it is the result that was stored; an error is an empty cell. */
function cellText(
  xml: string,
  from: number,
  to: number,
  type: string,
  style: number,
  lookups: Lookups,
): string {
  if (type === "inlineStr") return richText(xml, from, to);
  if (type === "e") return "";
  const open = xml.startsWith("<v>", from) ? from : xml.indexOf("<v", from);
  if (open < 0 || open >= to) return "";
  const start = xml.indexOf(">", open) + 1;
  const end = xml.indexOf("<", start);
  const value = end < start ? "" : xml.slice(start, end);
  if (type === "s") return lookups.strings.get(Number(value));
  if (type === "str") return decodeXml(value);
  if (type === "b") return value === "1" ? "true" : "false";
  if (type === "d") return value.replace(/T00:00(:00(\.0+)?)?Z?$/, "").replace(/(T\d\d:\d\d):.*$/, "$1");
  return value === "" ? "" : numberText(value, lookups.formats[style], lookups);
}

function numberText(value: string, format: CellFormat | undefined, { since1904 }: Lookups): string {
  if (format?.date) return serialDate(Number(value), since1904) ?? value;
  // Some programs write 912345678 as 9.12345678E8.
  const plain = /[eE]/.test(value) || value.includes(".") ? String(Number(value)) : value;
  return format && format.digits > plain.length && /^\d+$/.test(plain)
    ? plain.padStart(format.digits, "0")
    : plain;
}
