import { describe, expect, test } from "vitest";
import { pictureKind } from "./picture-kind.ts";

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

describe("the format of a file by its first bytes", () => {
  test.each([
    ["png", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR"],
    ["jpg", "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF"],
    ["jpg", "\u00ff\u00d8\u00ff\u00e1"],
    ["webp", "RIFF\u0024\0\0\0WEBPVP8 "],
    ["heic", "\0\0\0\u0018ftypheic\0\0\0\0"],
    ["heic", "\0\0\0\u0018ftypmif1\0\0\0\0"],
  ])("a picture: %s", (kind, start) => {
    expect(pictureKind(bytes(start))).toBe(kind);
  });
  test.each([
    ["a page", "<!doctype html><script>"],
    ["a drawing that may hold scripts", '<svg xmlns="http://www.w3.org/2000/svg">'],
    ["a page with a byte order mark", "\u00ef\u00bb\u00bf<html>"],
    ["a sound", "RIFF\u0024\0\0\0WAVEfmt "],
    ["a film", "\0\0\0\u0018ftypisom\0\0\0\0"],
    ["a document", "%PDF-1.7"],
    ["an animation", "GIF89a"],
    ["a signature cut short", "\u0089PNG\r\n"],
    ["a signature further in", " \u00ff\u00d8\u00ff"],
    ["nothing", ""],
  ])("no such picture: %s", (_, start) => {
    expect(pictureKind(bytes(start))).toBeUndefined();
  });
});
