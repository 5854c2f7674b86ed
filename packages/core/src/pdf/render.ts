import type { Language } from "../contracts/kernel/primitives.ts";
import type {
  Block,
  Column,
  DocumentHead,
  Drawing,
  DrawingGradient,
  DrawingPath,
  HeadingLevel,
  TableRow,
} from "./blocks.ts";
import { GREY, MILLIMETRE, Sheet, type Style } from "./page.ts";

const SIZE = 10;
/** Space between two columns. */
const GAP = 12;
const LABEL = 0.3;

const page: Record<Language, (page: number, pages: number) => string> = {
  en: (one, all) => `Page ${one} of ${all}`,
  pt: (one, all) => `Página ${one} de ${all}`,
};

/**
 * Renders a printable document: A4, the establishment's letterhead, page numbers, embedded fonts. The same content
 * gives the same bytes. Characters that no font has are shown as boxes.
 */
export async function renderDocument(head: DocumentHead, blocks: readonly Block[]): Promise<Uint8Array> {
  const sheet = new Sheet(head);
  place(sheet, head);
  for (const [index, block] of blocks.entries()) {
    // A block that leads to the next one is never the last on a sheet.
    if (leads(block)) sheet.need(roomOf(sheet, blocks, index));
    draw(sheet, block);
  }
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
      sheet.write(block.text, styleOf(block));
      sheet.y += BELOW_PARAGRAPH;
      return;
    case "facts":
      return facts(sheet, block.rows);
    case "table":
      return table(sheet, block);
    case "rule":
      // At the top of a sheet no space is needed.
      if (sheet.untouched) return;
      sheet.y += RULE.above;
      sheet.rule();
      sheet.y += RULE.below;
      return;
    case "drawing":
      return drawings(sheet, [block]);
    case "drawings":
      return drawings(sheet, block.drawings);
  }
}

type Paragraph = Extract<Block, { kind: "paragraph" }>;
const BELOW_PARAGRAPH = 6;

const styleOf = ({ quiet, strong }: Paragraph): Style => ({
  size: quiet ? 9 : SIZE,
  strong,
  ...(quiet && { colour: GREY }),
});

const heightOfParagraph = (sheet: Sheet, block: Paragraph) =>
  Sheet.height(sheet.lines(block.text, sheet.box.width, styleOf(block)), styleOf(block)) + BELOW_PARAGRAPH;

const HEADINGS: Readonly<Record<HeadingLevel, { size: number; above: number; below: number }>> = {
  1: { size: 17, above: 0, below: 6 },
  2: { size: 12, above: 8, below: 3 },
  3: { size: 10.5, above: 2, below: 3 },
};
const RULE = { above: 4, below: 8 };

/** A text longer than any title may be separated from what follows. */
const TITLE = 300;

const leads = (block: Block) =>
  block.kind === "heading" ||
  block.kind === "rule" ||
  (block.kind === "paragraph" && (block.strong || block.leads) && block.text.length < TITLE);

/** The height of the leading blocks up to the first line of what follows them. */
function roomOf(sheet: Sheet, blocks: readonly Block[], from: number): number {
  const [block, ...rest] = blocks.slice(from, from + 6);
  if (!block) return 0;
  if (!leads(block)) return beginning(sheet, block);
  return wholeOf(sheet, block) + roomOf(sheet, rest, 0);
}

function wholeOf(sheet: Sheet, block: Block): number {
  if (block.kind === "paragraph") return heightOfParagraph(sheet, block);
  if (block.kind !== "heading") return RULE.above + RULE.below;
  const { size, above, below } = HEADINGS[block.level ?? 1];
  const style = { size, strong: true };
  return above + Sheet.height(sheet.lines(block.text, sheet.box.width, style), style) + below;
}

/** The height that a block needs on the sheet on which it begins. */
function beginning(sheet: Sheet, block: Block): number {
  const { width } = sheet.box;
  const line = Sheet.height([1], { size: SIZE });
  if (block.kind === "facts") {
    const [, value = ""] = block.rows[0] ?? [];
    const lines = sheet.lines(value, width * (1 - LABEL), { size: SIZE });
    return Sheet.height(lines.slice(0, SHORT), { size: SIZE });
  }
  if (block.kind === "table") return 4 * line;
  if (block.kind === "drawing") return heightOfDrawings([block]);
  return block.kind === "drawings" ? heightOfDrawings(block.drawings) : line;
}

function heading(sheet: Sheet, text: string, level: HeadingLevel) {
  const { size, above, below } = HEADINGS[level];
  sheet.y += above;
  sheet.write(text, { size, strong: true });
  sheet.y += below;
}

type Cell = { text: string; x: number; width: number; style: Style };

/** A row with at most this many lines stays on one sheet; a longer one may continue on the next. */
const SHORT = 8;
/** At least this many lines of a divided row stay together. */
const TOGETHER = 2;

type Following = {
  /** Draws what is repeated at the top of the next sheet. */
  onTurn?: (() => void) | undefined;
  /** Number of lines below that stay on the same sheet as this row. */
  lines?: number;
};

/** Draws cells side by side, as high as the highest. What does not fit continues on the next sheet. */
function row(
  sheet: Sheet,
  cells: readonly Cell[],
  padding: number,
  { onTurn, lines: below = 0 }: Following = {},
) {
  let rest = cells.map((cell) => ({ ...cell, lines: sheet.lines(cell.text, cell.width, cell.style) }));
  const line = Math.max(...cells.map(({ style }) => Sheet.height([1], style)));
  const turn = () => {
    sheet.turn();
    onTurn?.();
  };
  for (;;) {
    const left = Math.max(...rest.map(({ lines }) => lines.length));
    let fit = Math.floor(sheet.room / line);
    if (left + below > fit && !sheet.untouched && (left <= SHORT || fit < TOGETHER)) {
      turn();
      fit = Math.floor(sheet.room / line);
    }
    const now = left <= fit ? left : Math.max(1, Math.min(fit, left - TOGETHER));
    for (const { lines, style, ...box } of rest) sheet.draw(lines.slice(0, now), box, sheet.y, style);
    sheet.y += now * line;
    rest = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(now) }));
    if (left <= now) break;
    turn();
  }
  sheet.y += padding;
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
  // The column titles are repeated on each sheet.
  for (const [index, { cells: texts, strong }] of rows.entries())
    row(sheet, cells(texts, { size: SIZE, strong }), 4, {
      // The column titles are repeated on each sheet.
      onTurn: untitled ? undefined : titles,
      // A total stays on the same sheet as the row before it.
      lines: index === rows.length - 2 && rows.at(-1)?.strong ? TOGETHER : 0,
    });
  sheet.y += 6;
}

/** Space between two drawings, points. */
const BESIDE = 8 * MILLIMETRE;
const CAPTION = { size: 9, colour: GREY };
/** Height of a caption with two lines. */
const CAPTION_ROOM = 2 * Sheet.height([1], CAPTION) + 14;

const scaleOf = ({ size, width }: Drawing) => (size * MILLIMETRE) / width;
const highest = (all: readonly Drawing[]) => Math.max(...all.map((one) => one.height * scaleOf(one)));
const heightOfDrawings = (all: readonly Drawing[]) => highest(all) + CAPTION_ROOM;

/** Drawings side by side, each with its caption below. */
function drawings(sheet: Sheet, all: readonly Drawing[]) {
  sheet.need(heightOfDrawings(all));
  const below = sheet.y + highest(all) + 6;
  let x = sheet.box.x;
  let end = below;
  for (const one of all) {
    ink(sheet, one, x);
    const width = one.size * MILLIMETRE;
    // The caption of a single drawing has the whole width.
    const room = all.length === 1 ? sheet.box.width : width;
    const lines = sheet.lines(one.caption, room, CAPTION);
    sheet.draw(lines, { x, width: room }, below, CAPTION);
    end = Math.max(end, below + Sheet.height(lines, CAPTION));
    x += width + BESIDE;
  }
  sheet.y = end + 8;
}

function ink(sheet: Sheet, drawing: Drawing, x: number) {
  const { pdf } = sheet;
  const scale = scaleOf(drawing);
  const [left, top] = drawing.from ?? [0, 0];
  pdf.save().translate(x, sheet.y).scale(scale).translate(-left, -top);
  for (const path of drawing.paths) inkPath(pdf, path, drawing);
  pdf.restore();
  for (const { text, x: at, y, size, strong, anchor = "start" } of drawing.labels ?? [])
    sheet.label(
      text,
      x + (at - left) * scale,
      sheet.y + (y - top) * scale,
      { size: size * scale, strong },
      anchor,
    );
}

function inkPath(pdf: Sheet["pdf"], path: DrawingPath, drawing: Drawing) {
  const { d, stroke, fill, width = 1, dash, inside, mirror, opacity = 1, fillOpacity = 1 } = path;
  pdf.save();
  if (mirror !== undefined) pdf.translate(2 * mirror, 0).scale(-1, 1);
  if (inside && drawing.clip !== undefined) pdf.path(drawing.clip).clip();
  if (path.grain) grained(pdf, d, path.grain, drawing, opacity);
  else {
    pdf.path(d).lineWidth(width).lineCap("round").lineJoin("round");
    pdf.fillOpacity(opacity * fillOpacity).strokeOpacity(opacity);
    if (dash !== undefined) {
      const [length, space] = typeof dash === "number" ? [dash, dash] : dash;
      pdf.dash(length, { space });
    }
    if (path.gradient) pdf.fill(gradientOf(pdf, path.gradient));
    else if (fill && stroke) pdf.fillAndStroke(fill, stroke);
    else if (fill) pdf.fill(fill);
    else pdf.stroke(stroke ?? "#000000");
  }
  pdf.restore();
}

function gradientOf(pdf: Sheet["pdf"], { x, y, radius, stops }: DrawingGradient) {
  const gradient = pdf.radialGradient(x, y, 0, x, y, radius);
  for (const { at, color, opacity } of stops) gradient.stop(at, color, opacity);
  return gradient;
}

/** Repeats a pattern over the drawing. Only the part inside the path is visible. */
function grained(
  pdf: Sheet["pdf"],
  d: string,
  { tile, d: sign, color, width }: NonNullable<DrawingPath["grain"]>,
  drawing: Drawing,
  opacity: number,
) {
  pdf.path(d).clip().fillOpacity(opacity).strokeOpacity(opacity);
  const [left, top] = drawing.from ?? [0, 0];
  for (let y = top; y < top + drawing.height; y += tile)
    for (let x = left; x < left + drawing.width; x += tile) {
      pdf.save().translate(x, y).path(sign);
      if (width === undefined) pdf.fill(color);
      else pdf.lineWidth(width).stroke(color);
      pdf.restore();
    }
}
