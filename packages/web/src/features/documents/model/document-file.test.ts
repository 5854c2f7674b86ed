import { describe, expect, it } from "vitest";
import { formatOf, readableText, titleOf } from "./document-file.ts";

describe("a chosen file", () => {
  it("is recognised by its content, not by its name", async () => {
    expect(await formatOf(new File(["%PDF-1.7"], "a.txt"))).toBe("pdf");
    await expect(formatOf(new File(["<html><script>"], "report.pdf"))).rejects.toMatchObject({
      fields: { file: "document.format" },
    });
    await expect(formatOf(new File([], "a.pdf"))).rejects.toMatchObject({ fields: { file: "file.empty" } });
  });

  it.each([
    ["blood_count.PDF", "blood count"],
    ["relatório 12.03.docx", "relatório 12.03"],
    [".txt", ".txt"],
    ["no ending", "no ending"],
  ])("%s is titled %s", (name, title) => {
    expect(titleOf(name)).toBe(title);
  });
});

it.each([
  ["UTF-8", Buffer.from("Análise")],
  ["UTF-16", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("Análise", "utf16le")])],
  ["Windows-1252", Buffer.from("Análise", "latin1")],
])("a text in %s is readable", (_, bytes) => {
  expect(readableText(new Uint8Array(bytes))).toBe("Análise");
});
