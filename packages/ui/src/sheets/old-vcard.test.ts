import { expect, test } from "vitest";
import { modernContact } from "./old-vcard.ts";
import { readFile } from "./read-file.ts";
import { cellsOf } from "./table.ts";

const OLD = [
  "BEGIN:VCARD",
  "VERSION:2.1",
  "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Concei=C3=A7=C3=A3o;Ana;;;",
  "FN;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:Ana Concei=E7=E3o",
  "TEL;CELL;PREF:912345678",
  "TEL;HOME:253111222",
  "EMAIL;INTERNET:ana@patients.example",
  "NOTE;ENCODING=QUOTED-PRINTABLE:First line, more=0D=0Asecond line that goes=",
  " on",
  "PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD",
  "END:VCARD",
].join("\r\n");

test("contacts of version 2.1 are read with accents, types and line breaks", async () => {
  const opened = await readFile(new Blob([OLD]));
  const [, row = ""] = (await opened.read(0)).rows;
  expect(cellsOf(row)).toEqual([
    "Ana Conceição",
    "",
    "",
    "912345678",
    "253111222",
    "ana@patients.example",
    "",
    "First line, more\nsecond line that goes on",
  ]);
});

test("contacts of later versions stay as they are", () => {
  const card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana\\, Demo\r\nEND:VCARD";
  expect(modernContact(card)).toBe(card);
});
