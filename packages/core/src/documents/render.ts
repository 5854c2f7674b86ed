import type { Language } from "../contracts/primitives.ts";
import type { Block, Column, DocumentHead, Drawing, TableRow } from "./blocks.ts";
import { GREY, MILLIMETRE, Sheet, type Style } from "./sheet.ts";

const SIZE = 10;
/** Between two columns. */
const GAP = 12;
const LABEL = 0.3;

const page: Record<Language, (page: number, pages: number) => string> = {
  en: (one, all) => `Page ${one} of ${all}`,
  pt: (one, all) => `Página ${one} de ${all}`,
};

/**
 * A printable document: A4, the place's letterhead, page numbers, text in embedded fonts. The same content is the same
 * bytes. Characters no face has are shown as boxes.
 */
export async function renderDocument(head: DocumentHead, blocks: readonly Block[]): Promise<Uint8Array> {
  const sheet = new Sheet(head);
  place(sheet, head);
  for (const block of blocks) draw(sheet, block);
  return sheet.finish((one, all) => ({ left: head.foot, right: page[head.language](one, all) }));
}

function place(sheet: Sheet, { letterhead }: DocumentHead) {
  sheet.write(letterhead.name, { size: 12, strong: true });
  for (const line of letterhead.lines) sheet.write(line, { size: 9, colour: GREY });
  sheet.y += 18;
}

function draw(sheet: Sheet, block: Block) {
  switch (block.kind) {
    case "heading":
      return heading(sheet, block.text, block.level ?? 1);
    case "paragraph":
      sheet.write(block.text, {
        size: block.quiet ? 9 : SIZE,
        strong: block.strong,
        ...(block.quiet && { colour: GREY }),
      });
      sheet.y += 6;
      return;
    case "facts":
      return facts(sheet, block.rows);
    case "table":
      return table(sheet, block);
    case "rule":
      sheet.y += 4;
      sheet.rule();
      sheet.y += 8;
      return;
    case "drawing":
      return drawing(sheet, block);
  }
}

function heading(sheet: Sheet, text: string, level: 1 | 2) {
  const style = { size: level === 1 ? 17 : 12, strong: true };
  if (level === 2) sheet.y += 8;
  // Never alone at the end of a sheet.
  sheet.need(style.size * 4);
  sheet.write(text, style);
  sheet.y += level === 1 ? 6 : 3;
}

type Cell = { text: string; x: number; width: number; style: Style };

/** Cells side by side, as high as the highest; a row that fits no rest of a sheet goes on to the next one. */
function row(sheet: Sheet, cells: readonly Cell[], padding: number) {
  const set = cells.map((cell) => ({ ...cell, lines: sheet.lines(cell.text, cell.width, cell.style) }));
  const height = Math.max(...set.map(({ lines, style }) => Sheet.height(lines, style)));
  sheet.need(Math.min(height, 400));
  const before = sheet.y;
  for (const { lines, style, ...box } of set) sheet.draw(lines, box, sheet.y, style);
  sheet.y = before + height + padding;
}

function facts(sheet: Sheet, rows: readonly (readonly [string, string])[]) {
  const { x, width } = sheet.box;
  const label = width * LABEL;
  for (const [name, value] of rows)
    row(
      sheet,
      [
        { text: name, x, width: label - GAP, style: { size: SIZE, colour: GREY } },
        { text: value, x: x + label, width: width - label, style: { size: SIZE } },
      ],
      3,
    );
  sheet.y += 8;
}

type Table = { columns: readonly Column[]; rows: readonly TableRow[]; untitled?: boolean };

function table(sheet: Sheet, { columns, rows, untitled }: Table) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const room = sheet.box.width - GAP * (columns.length - 1);
  let x = sheet.box.x;
  const boxes = columns.map(({ share, align }) => {
    const box = { x, width: (room * share) / shares, align };
    x += box.width + GAP;
    return box;
  });
  const cells = (texts: readonly string[], style: Style): Cell[] =>
    boxes.map(({ align, ...box }, index) => ({
      text: texts[index] ?? "",
      ...box,
      style: { ...style, align },
    }));
  const titles = () => {
    row(
      sheet,
      cells(
        columns.map(({ title }) => title),
        { size: 9, colour: GREY },
      ),
      2,
    );
    sheet.rule();
    sheet.y += 5;
  };
  if (!untitled) {
    sheet.need(60);
    titles();
  }
  for (const { cells: texts, strong } of rows) {
    const line = cells(texts, { size: SIZE, strong });
    const before = sheet.pdf.bufferedPageRange().count;
    sheet.need(heightOf(sheet, line));
    // The titles again on each sheet.
    if (!untitled && sheet.pdf.bufferedPageRange().count > before) titles();
    row(sheet, line, 4);
  }
  sheet.y += 6;
}

const heightOf = (sheet: Sheet, cells: readonly Cell[]) =>
  Math.max(...cells.map(({ text, width, style }) => Sheet.height(sheet.lines(text, width, style), style)));

function drawing(sheet: Sheet, { width, height, size, paths, caption }: Drawing) {
  const scale = (size * MILLIMETRE) / width;
  sheet.need(height * scale + 20);
  const { pdf } = sheet;
  pdf.save().translate(sheet.box.x, sheet.y).scale(scale);
  for (const { d, stroke, fill, width: thick = 1 } of paths) {
    pdf.path(d).lineWidth(thick).lineCap("round").lineJoin("round");
    if (fill && stroke) pdf.fillAndStroke(fill, stroke);
    else if (fill) pdf.fill(fill);
    else pdf.stroke(stroke ?? "#000000");
  }
  pdf.restore();
  sheet.y += height * scale + 6;
  sheet.write(caption, { size: 9, colour: GREY });
  sheet.y += 8;
}
