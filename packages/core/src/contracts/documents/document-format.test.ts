import { describe, expect, test } from "vitest";
import { docx, xlsx, zipOf } from "../../testing/office-files.ts";
import { documentFormat, END_BYTES, START_BYTES } from "./document-format.ts";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const formatOf = (file: Uint8Array | string) => {
  const content = typeof file === "string" ? bytes(file) : file;
  return documentFormat(content.slice(0, START_BYTES), content.slice(-END_BYTES));
};

describe("the format of a document", () => {
  test.each([
    ["pdf", "%PDF-1.7\n%\u00e2\u00e3"],
    ["jpg", "\u00ff\u00d8\u00ff\u00e0 a picture"],
    ["png", "\u0089PNG\r\n\u001a\n"],
    ["webp", "RIFF\0\0\0\0WEBP"],
    ["heic", "\0\0\0\u0018ftypheic"],
    ["docx", docx()],
    ["xlsx", xlsx()],
    ["txt", "Hemoglobina < 12 g/dl\r\n\tGlicose > 90"],
    ["txt", Buffer.from("\ufeffAnálise à glicose", "utf8")],
    ["txt", "An\u00e1lise em Windows-1252"],
    ["txt", new Uint8Array([0xff, 0xfe, ...Buffer.from("Análise", "utf16le")])],
  ] as const)("%s by its content", (format, file) => {
    expect(formatOf(file)).toBe(format);
  });

  test.each([
    ["a page", "<!DOCTYPE html><p>Report"],
    ["a page after other text", "Report\n\n<SCRIPT src=//example.org></script>"],
    ["a drawing with a script", '<?xml version="1.0"?><svg onload="alert(1)">'],
    ["a shell script", "#!/bin/sh\nrm -r ."],
    ["a program", "MZ\u0090\0\u0003\0"],
    ["a page in UTF-16", new Uint8Array([0xff, 0xfe, ...Buffer.from("<html>", "utf16le")])],
    ["an archive of anything", zipOf({ "report.html": "<html>" })],
    ["an archive that begins like an Office file", zipOf({ "[Content_Types].xml": "<Types/>" })],
    [
      "an Office file with macros",
      zipOf({ "[Content_Types].xml": "", "word/document.xml": "", "word/vbaProject.bin": "x" }),
    ],
    ["an archive without its directory", docx().slice(0, 40)],
    ["nothing", ""],
    ["a picture that only browsers know", "GIF89a\u0001\0"],
    ["rich text", "{\\rtf1\\ansi"],
  ])("is none for %s", (_, file) => {
    expect(formatOf(file)).toBeUndefined();
  });
});
