import { readCalendar } from "./calendar-file.ts";
import { type Content, chunksOf, contentOf } from "./content.ts";
import { Unreadable } from "./limits.ts";
import type { Table } from "./table.ts";
import { readTextFile } from "./text-file.ts";
import { readContacts } from "./vcard.ts";
import { openWorkbook } from "./workbook.ts";

export type SheetInfo = { name: string; hidden: boolean };

/** A file that was opened: what it is, and its sheets. A text file is one sheet without a name. */
export type OpenedFile = {
  hash: string;
  content: Content;
  sheets: SheetInfo[];
  read: (sheet: number) => Promise<Table>;
};

/** Opens a file of any kind that can be imported. Throws {@link Unreadable} with the reason for any other. */
export async function readFile(file: Blob): Promise<OpenedFile> {
  const content = await contentOf(file);
  const hash = await hashOf(file);
  if (content === "workbook") {
    const { sheets, read } = await openWorkbook(file);
    return {
      hash,
      content,
      sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
      read: async (index) => {
        const sheet = sheets[index];
        if (!sheet) throw new Unreadable("no_sheet");
        return read(sheet);
      },
    };
  }
  const readers = { vcard: readContacts, calendar: readCalendar, text: readTextFile };
  const read = () => readers[content](file);
  return { hash, content, sheets: [{ name: "", hidden: false }], read };
}

/** Tells a file by its bytes, hex: SHA-256 of the hashes of its pieces, because hashing it at once takes twice its size. */
async function hashOf(file: Blob): Promise<string> {
  const hashes: ArrayBuffer[] = [];
  for await (const piece of chunksOf(file)) hashes.push(await crypto.subtle.digest("SHA-256", piece));
  return toHex(await crypto.subtle.digest("SHA-256", await new Blob(hashes).arrayBuffer()));
}

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a text, hex. */
export const textHash = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
