import { describe, expect, test } from "vitest";
import { archive, workbook } from "../testing/workbook-files.ts";
import { Unreadable } from "./limits.ts";
import { readFile } from "./read-file.ts";

const csv = (...lines: string[]) => new Blob([lines.join("\r\n")]);
const sheet = (rows: Parameters<typeof workbook>[0]["sheets"][number]["rows"]) =>
  workbook({ sheets: [{ name: "Pacientes", rows }] });
const bytes = (...list: number[]) => new Blob([Uint8Array.from(list)]);
const manyParts = () =>
  archive(Object.fromEntries(Array.from({ length: 2100 }, (_, index) => [`part${index}`, ""])));

/** Only the end of an archive, which says that there are so many parts. */
function largeArchive(parts: number): Blob {
  const view = new DataView(new ArrayBuffer(4 + 56 + 20 + 22));
  view.setUint32(0, 0x04034b50, true);
  view.setUint32(4, 0x06064b50, true);
  view.setBigUint64(4 + 32, BigInt(parts), true);
  view.setUint32(60, 0x07064b50, true);
  view.setBigUint64(60 + 8, 4n, true);
  view.setUint32(80, 0x06054b50, true);
  view.setUint16(80 + 10, 0xffff, true);
  return new Blob([view]);
}

const longLines = () => Array.from({ length: 1000 }, () => "x".repeat(31_000));

describe("a file that is refused", () => {
  test.each<[string, () => Blob | Promise<Blob>, string]>([
    ["nothing in it", () => new Blob([]), "empty"],
    [
      "an event that goes on for 600 kB",
      () => new Blob(["BEGIN:VCALENDAR\nBEGIN:VEVENT\n", "SUMMARY:x\n".repeat(60_000), "END:VEVENT\n"]),
      "damaged",
    ],
    ["only empty lines", () => csv(";;", "", ";;"), "empty"],
    ["an old Excel file", () => bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), "old_excel"],
    ["a PDF", () => new Blob(["%PDF-1.7"]), "not_a_spreadsheet"],
    ["a picture", () => bytes(0x89, 0x50, 0x4e, 0x47, 0, 0), "not_a_spreadsheet"],
    ["bytes without meaning", () => bytes(1, 0, 0, 0, 7, 0, 0, 0, 0, 9, 8, 7), "not_a_spreadsheet"],
    ["a page named .xls", () => new Blob(["<html><table><tr><td>Nome</td></tr></table></html>"]), "web_page"],
    [
      "an OpenDocument sheet",
      () => archive({ mimetype: "application/vnd.oasis", "content.xml": "<x/>" }),
      "open_document",
    ],
    [
      "a binary workbook",
      () => archive({ "[Content_Types].xml": "", "_rels/.rels": "", "xl/workbook.bin": "" }),
      "binary_excel",
    ],
    ["another archive", () => archive({ "photo.txt": "hello" }), "not_a_spreadsheet"],
    ["half of an archive", async () => (await sheet([["Nome"]])).slice(0, 300), "damaged"],
    ["an archive of many parts", manyParts, "too_many_entries"],
    [
      "an archive that states one part and has many",
      async () => {
        const bytes = new Uint8Array(await (await manyParts()).arrayBuffer());
        new DataView(bytes.buffer).setUint16(bytes.length - 12, 1, true);
        return new Blob([bytes]);
      },
      "not_a_spreadsheet",
    ],
    ["an archive of parts beyond 65,535", () => largeArchive(100_000), "too_many_entries"],
    [
      "a row that never ends",
      () => sheet([["Nome", { xml: () => `<c r="B1"><v>${"1 2".repeat(1_500_000)}` }], ["Ana"]]),
      "damaged",
    ],
    ["a contact that never ends", () => new Blob(["BEGIN:VCARD\n", "NOTE:x\n".repeat(700_000)]), "damaged"],
    ["more text than a sheet may have", () => csv(...longLines()), "too_much_text"],
    [
      "more events than rows may be",
      () => new Blob(["BEGIN:VCALENDAR\n", "BEGIN:VEVENT\nEND:VEVENT\n".repeat(50_010)]),
      "too_many_rows",
    ],
    ["an empty calendar", () => new Blob(["BEGIN:VCALENDAR\r\nEND:VCALENDAR"]), "empty"],
    [
      "1,000 columns",
      () => csv(Array.from({ length: 1000 }, (_, index) => `c${index}`).join(";")),
      "too_many_columns",
    ],
    ["1,000 columns in Excel", () => sheet([Array.from({ length: 1000 }, () => "x")]), "too_many_columns"],
    [
      "a cell far outside",
      () => sheet([["Nome", { xml: () => '<c r="ZZZZ1" t="n"><v>1</v></c>' }]]),
      "too_many_columns",
    ],
    ["too many rows", () => new Blob(["Nome\n", "Ana Demo\n".repeat(50_050)]), "too_many_rows"],
    ["a cell without end", () => csv("Nome;Notas", `Ana;${"x".repeat(40_000)}`), "cell_too_long"],
    [
      "a quotation mark that is never closed",
      () => csv("Nome;Notas", `Ana;"${"x\n".repeat(800_000)}`),
      "quote_not_closed",
    ],
    [
      "a sheet that inflates without end",
      () => workbook({ sheets: [{ name: "One", rows: [["Nome"]], after: "<x/>".repeat(2_000_000) }] }),
      "inflates_too_much",
    ],
    ["a text that never ends", () => sheet([["Nome"], [" ".repeat(5_000_000)]]), "cell_too_long"],
  ])(
    "%s",
    async (_, make, reason) => {
      const file = await make();
      const reading = readFile(file).then(({ read }) => read(0));
      const error = await reading.then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(Unreadable);
      expect((error as Unreadable).reason).toBe(reason);
      // Some files take seconds to make. How long reading them takes is measured by the bench.
    },
    60_000,
  );
});
