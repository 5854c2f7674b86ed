import Papa from "papaparse";
import { chunksOf, encodingOf } from "./content.ts";
import { Unreadable } from "./limits.ts";
import { type Table, TableBuilder } from "./table.ts";

const DELIMITERS = [";", ",", "\t", "|"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Letters by which the delimiter is guessed. */
const SAMPLE = 64 * 1024;
/** A row longer than this has a quotation mark that is never closed, letters. */
const LONGEST_ROW = 1024 * 1024;

type RawParser = { parse(text: string, base: number, ignoreLastRow: boolean): RawResult };
type RawResult = { data: string[][]; meta: { cursor: number } };
/** The library's parser of one piece of text. Its declared types leave out the arguments. */
const parser = (delimiter: Delimiter) =>
  new (Papa.Parser as unknown as new (config: object) => RawParser)({
    delimiter,
    newline: "\n",
    quoteChar: '"',
  });

/** Reads a text file of values between delimiters, piece by piece. Throws `Unreadable` beyond a limit. */
export async function readTextFile(file: Blob): Promise<Table> {
  const builder = new TableBuilder();
  let delimiter: Delimiter | undefined;
  let text = "";
  let line = 0;
  const take = (last: boolean) => {
    if (delimiter === undefined) {
      const { found, rest } = declaredDelimiter(text);
      if (rest !== text) line += 1;
      text = rest;
      delimiter = found ?? guessDelimiter(text);
    }
    const { data, meta } = parser(delimiter).parse(text, 0, !last);
    for (const cells of data) {
      line += 1;
      builder.add(cells, line);
    }
    text = last ? "" : text.slice(meta.cursor);
    if (text.length > LONGEST_ROW) throw new Unreadable("quote_not_closed");
  };
  for await (const piece of piecesOf(file)) {
    text += piece;
    if (delimiter === undefined && text.length < SAMPLE) continue;
    take(false);
  }
  take(true);
  if (builder.length === 0) throw new Unreadable("empty");
  return builder.table();
}

/** The text of a file, piece by piece, with all line ends as `\n`. */
export async function* piecesOf(file: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file));
  let carriageReturn = "";
  const normal = (text: string) => text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  for await (const chunk of chunksOf(file)) {
    const text = carriageReturn + decoder.decode(chunk, { stream: true });
    // The line feed that belongs to it may be in the next piece.
    carriageReturn = text.endsWith("\r") ? "\r" : "";
    yield normal(carriageReturn ? text.slice(0, -1) : text);
  }
  yield normal(carriageReturn + decoder.decode());
}

/** Excel reads a first line `sep=;` as the delimiter and shows it nowhere. */
function declaredDelimiter(text: string): { found: Delimiter | undefined; rest: string } {
  const [line, separator] = /^"?sep=(.)"?\n/i.exec(text) ?? [];
  const found = DELIMITERS.find((delimiter) => delimiter === separator);
  return found && line ? { found, rest: text.slice(line.length) } : { found: undefined, rest: text };
}

/** The delimiter that divides most rows into the same number of cells. */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE);
  const whole = sample.length === text.length;
  let best: { delimiter: Delimiter; rows: number; cells: number } = { delimiter: ",", rows: 0, cells: 0 };
  for (const delimiter of DELIMITERS) {
    const { data } = parser(delimiter).parse(sample, 0, !whole);
    const counts = new Map<number, number>();
    for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    for (const [cells, rows] of counts)
      if (rows > best.rows || (rows === best.rows && cells > best.cells)) best = { delimiter, rows, cells };
  }
  return best.delimiter;
}
