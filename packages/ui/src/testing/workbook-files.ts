import { BlobReader, BlobWriter, TextReader, ZipReader, ZipWriter } from "@zip.js/zip.js/index-native.js";

type Cell = string | number | { xml: (reference: string) => string };
type WorkbookOptions = {
  sheets: readonly { name: string; rows: readonly (readonly Cell[])[]; state?: string; after?: string }[];
  /** A namespace prefix before every element, as the OpenXML SDK writes them. */
  prefix?: string;
  /** Texts in the cells instead of a table of texts, as many libraries write them. */
  inline?: boolean;
  since1904?: boolean;
  /** Number formats of the cell styles, by code. */
  formats?: readonly string[];
  /** Rows and cells without their references, which are optional. */
  bare?: boolean;
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const letter = (column: number): string =>
  (column >= 26 ? letter(Math.floor(column / 26) - 1) : "") + String.fromCharCode(65 + (column % 26));

/** An archive of parts by name. */
export async function archive(parts: Readonly<Record<string, string>>): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, text] of Object.entries(parts)) await writer.add(name, new TextReader(text));
  return writer.close();
}

/** A workbook (.xlsx) of those sheets. Date cells are numbers with a style: `{ xml }`. */
export function workbook(options: WorkbookOptions): Promise<Blob> {
  const { sheets, prefix = "", since1904, formats = [] } = options;
  const strings: string[] = [];
  const p = prefix ? `${prefix}:` : "";
  const namespace = `xmlns${prefix && `:${prefix}`}="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const parts: Record<string, string> = {};
  for (const [index, { rows, after = "" }] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<?xml version="1.0" encoding="UTF-8"?><${p}worksheet ${namespace}><${p}sheetViews><${p}sheetView workbookViewId="0"/></${p}sheetViews><${p}cols><${p}col min="1" max="3"/></${p}cols><${p}sheetData>${rowsXml(rows, p, strings, options)}</${p}sheetData>${after}</${p}worksheet>`;
  const styles = formats.map(
    (code, index) =>
      `<${p}numFmt numFmtId="${170 + index}" formatCode="${escaped(code).replaceAll('"', "&quot;")}"/>`,
  );
  return archive({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": `<Relationships><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<?xml version="1.0"?><${p}workbook ${namespace} xmlns:r="${relations}"><${p}workbookPr${since1904 ? ' date1904="1"' : ""}/><${p}sheets>${sheets.map(({ name, state }, index) => `<${p}sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ""} r:id="rId${index + 1}"/>`).join("")}</${p}sheets></${p}workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join("")}<Relationship Id="rId90" Type="${relations}/styles" Target="/xl/styles.xml"/><Relationship Id="rId91" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/styles.xml": `<${p}styleSheet ${namespace}><${p}numFmts>${styles.join("")}</${p}numFmts><${p}cellXfs><${p}xf numFmtId="0"/><${p}xf numFmtId="14"/>${formats.map((_, index) => `<${p}xf numFmtId="${170 + index}" applyNumberFormat="1"/>`).join("")}</${p}cellXfs></${p}styleSheet>`,
    "xl/sharedStrings.xml": `<?xml version="1.0"?><${p}sst ${namespace}>${strings.map((text) => `<${p}si>${text.startsWith("<") ? text : `<${p}t xml:space="preserve">${escaped(text)}</${p}t>`}</${p}si>`).join("")}</${p}sst>`,
    ...parts,
  });
}

function rowsXml(
  rows: readonly (readonly Cell[])[],
  p: string,
  strings: string[],
  { inline = false, bare = false }: WorkbookOptions,
): string {
  const cellXml = (cell: Cell, reference: string) => {
    const r = bare ? "" : ` r="${reference}"`;
    if (typeof cell === "object") return cell.xml(reference);
    if (cell === "") return bare ? `<${p}c/>` : "";
    if (typeof cell === "number") return `<${p}c${r}><${p}v>${cell}</${p}v></${p}c>`;
    if (inline) return `<${p}c${r} t="inlineStr"><${p}is><${p}t>${escaped(cell)}</${p}t></${p}is></${p}c>`;
    strings.push(cell);
    return `<${p}c${r} t="s"><${p}v>${strings.length - 1}</${p}v></${p}c>`;
  };
  return rows
    .map((cells, index) => {
      const content = cells.map((cell, column) => cellXml(cell, `${letter(column)}${index + 1}`)).join("");
      return content === "" ? "" : `<${p}row${bare ? "" : ` r="${index + 1}"`}>${content}</${p}row>`;
    })
    .join("");
}

/** A cell with a style: 1 is the built-in date, 2 the first format of the workbook. */
export const styled = (value: number, style = 1): Cell => ({
  xml: (reference) => `<c r="${reference}" s="${style}"><v>${value}</v></c>`,
});
/** A cell as its XML, without the reference. */
export const raw = (attributes: string, content: string): Cell => ({
  xml: (reference) => `<c r="${reference}" ${attributes}>${content}</c>`,
});

/** Text in Windows-1252 bytes. */
export const windows1252 = (text: string) =>
  new Blob([
    Uint8Array.from([...text], (letter) =>
      letter === "€" ? 0x80 : letter === "–" ? 0x96 : letter.charCodeAt(0),
    ),
  ]);

/** Text in UTF-16 with little end first, with the mark at the beginning unless told. */
export function utf16(text: string, { mark = true, big = false } = {}) {
  const whole = (mark ? "\ufeff" : "") + text;
  const view = new DataView(new ArrayBuffer(whole.length * 2));
  for (let index = 0; index < whole.length; index += 1)
    view.setUint16(index * 2, whole.charCodeAt(index), !big);
  return new Blob([view.buffer]);
}

/** Everything in an archive inflated, and nothing done with it. */
export async function inflateOnly(archive: Blob) {
  const options = { useWebWorkers: false };
  for await (const entry of new ZipReader(new BlobReader(archive), options).getEntriesGenerator())
    if (!entry.directory) await entry.getData(new WritableStream(), options);
}
