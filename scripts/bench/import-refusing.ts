import { fork } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { archive, workbook } from "../../packages/ui/src/testing/workbook-files.ts";

const MEGABYTE = 1024 * 1024;
/** So many bytes as pieces of a file, without holding all of them at once. */
const repeated = (text: string, bytes: number) => {
  const piece = new Blob([text.repeat(Math.ceil(MEGABYTE / text.length))]);
  return Array.from({ length: Math.ceil(bytes / piece.size) }, () => piece);
};
const sheetXml = (content: string) => `<worksheet><sheetData>${content}</sheetData></worksheet>`;
/** A workbook with one of its parts replaced. */
const withPart = (name: string, text: string) =>
  archive({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": `<Relationships><Relationship Id="rId1" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/styles" Target="styles.xml"/><Relationship Id="rId3" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": sheetXml(`<row r="1"><c r="A1"><v>1</v></c></row>`),
    [name]: text,
  });
/** Text that deflates to a fifth of its size, so that its ratio is that of an ordinary sheet. */
function ordinaryText(bytes: number): string {
  let state = 1;
  const words: string[] = [];
  for (let length = 0; length < bytes; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const word = `nota${(state % 5000).toString(36)} `;
    words.push(word);
    length += word.length;
  }
  return words.join("");
}
const longRows = (rows: number, letters: number) => {
  const text = ordinaryText(letters);
  return Array.from(
    { length: rows },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="inlineStr"><is><t>${at} ${text}</t></is></c></row>`,
  ).join("");
};

/** Files that somebody was sent to stop the browser, by what is wrong with them. */
const HOSTILE: Readonly<Record<string, () => Blob | Promise<Blob>>> = {
  "an archive that inflates to 200 MB of nothing": () =>
    withPart("xl/worksheets/sheet1.xml", " ".repeat(200 * MEGABYTE)),
  "100,000 parts": () =>
    archive(Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`p${at}`, ""]))),
  "1,000 columns": () =>
    workbook({
      sheets: [
        {
          name: "One",
          rows: Array.from({ length: 200 }, () => Array.from({ length: 1000 }, (_, at) => `c${at}`)),
        },
      ],
    }),
  "1,000 columns as text": () =>
    new Blob(repeated(`${Array.from({ length: 1000 }, (_, at) => `c${at}`).join(";")}\n`, 20 * MEGABYTE)),
  "one row without end": () =>
    withPart("xl/worksheets/sheet1.xml", `<worksheet><sheetData><row r="1">${ordinaryText(60 * MEGABYTE)}`),
  "one text without end": () =>
    withPart("xl/sharedStrings.xml", `<sst><si><t>${ordinaryText(60 * MEGABYTE)}`),
  "60 MB of texts": () =>
    withPart("xl/sharedStrings.xml", `<sst>${`<si><t>${ordinaryText(3000)}</t></si>`.repeat(20_000)}</sst>`),
  "60 MB of cells": () => withPart("xl/worksheets/sheet1.xml", sheetXml(longRows(20_000, 3000))),
  "100 MB of styles": () =>
    withPart(
      "xl/styles.xml",
      `<styleSheet><cellXfs>${`<xf numFmtId="0"/>`.repeat(5_500_000)}</cellXfs></styleSheet>`,
    ),
  "30 MB of bytes": () => new Blob(repeated(String.fromCharCode(1, 0, 7, 0, 0, 9, 8, 200), 29 * MEGABYTE)),
  "30 MB in one line": () => new Blob(repeated("Ana Demo ", 29 * MEGABYTE)),
  "a picture": () =>
    new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), ...repeated("\u0001\u0000", 20 * MEGABYTE)]),
  "a contact without end": () => new Blob(repeated("BEGIN:VCARD\nNOTE:x\n", 29 * MEGABYTE)),
  "an event without end": () =>
    new Blob(["BEGIN:VCALENDAR\n", ...repeated("BEGIN:VEVENT\nSUMMARY:x\n", 29 * MEGABYTE)]),
  "200,000 events": () =>
    new Blob([
      "BEGIN:VCALENDAR\n",
      ...repeated(
        "BEGIN:VEVENT\nDTSTART:20260101T100000Z\nDTEND:20260101T110000Z\nSUMMARY:Demo\nEND:VEVENT\n",
        18 * MEGABYTE,
      ),
    ]),
};

/** What refusing a file took: milliseconds, and by how much the memory of the process grew, bytes. */
type Refusal = { reason: string; time: number; growth: number };

/** Refuses each of the hostile files in a process of its own. What each took. */
export async function benchImportRefusing() {
  const folder = await mkdtemp(path.join(tmpdir(), "meridian-bench-"));
  const small = path.join(folder, "small.xlsx");
  const found: (Refusal & { file: string })[] = [];
  try {
    await writeFile(
      small,
      Buffer.from(
        await (await workbook({ sheets: [{ name: "One", rows: [["Nome"], ["Demo Ana"]] }] })).arrayBuffer(),
      ),
    );
    for (const [file, make] of Object.entries(HOSTILE)) {
      const name = path.join(folder, "hostile");
      await writeFile(name, (await make()).stream());
      found.push({ file, ...(await refused(small, name)) });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return found;
}

const refused = (small: string, name: string): Promise<Refusal> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL("./import-memory.ts", import.meta.url), [small, name]);
    child.once("message", (answer) => resolve(answer as Refusal));
    child.once("exit", (code) => code !== 0 && reject(new Error(`${name} was not refused`)));
  });
