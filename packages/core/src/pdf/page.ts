import PDFDocument from "pdfkit";
import type { Language } from "../contracts/kernel/primitives.ts";
import { forPaper } from "../pictures/index.ts";
import type { DocumentHead } from "./blocks.ts";
import { type Face, fontFile, isReadable, sliceOf } from "./fonts.ts";
import { isChinese, type Line, linesOf, type Metrics, type Run, widthOf } from "./text-layout.ts";

export const MILLIMETRE = 72 / 25.4;
export const MARGIN = 20 * MILLIMETRE;
const FOOT = 12 * MILLIMETRE;
/** Height for a logo when the establishment has no letterhead of its own, millimetres. */
const LOGO_HEAD = 28;
/** Above a logo, because most printers cannot print to the edge of the sheet. */
const LOGO_TOP = 8 * MILLIMETRE;
export const GREY = "#555555";
const BLACK = "#000000";
/** Distance of baselines, relative to the font size. */
const LEADING = 1.45;
const TAGS: Record<Language, string> = { en: "en-GB", pt: "pt-PT" };

export type Style = {
  size: number;
  strong?: boolean | undefined;
  colour?: string;
  align?: "left" | "right" | undefined;
};
type Box = { x: number; width: number };

/** The part of an embedded font that pdfkit's type definitions lack. */
type Embedded = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };
type Pictures = { openImage(source: Buffer): PDFKit.Mixins.ImageSrc };

/** No kerning: it would place the point below a 7, and 7.5 g must not be read as 75. */
const UNKERNED = { features: { kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] };
const shapingOf = ({ text }: Run) => (/\d[.,]/.test(text) ? UNKERNED : {});

/** A4 sheets with a letterhead, filled from top to bottom. All measures in points. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly box: Box;
  y = 0;
  readonly #head: number;
  readonly #logo: PDFKit.Mixins.ImageSrc | undefined;
  readonly #advances = new Map<string, number>();
  readonly #known = new Set<Face>();
  readonly #covers = new Map<Face, Embedded["_font"]["font"]>();

  constructor({ language, title, created, letterhead }: DocumentHead) {
    this.pdf = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      lang: TAGS[language],
      displayTitle: true,
      info: { Title: title, CreationDate: created },
      // No standard font is used, because bundles do not contain their metrics.
      font: null as unknown as string,
    });
    const { height, logo } = letterhead;
    this.#logo = logo && this.#opened(logo);
    this.#head = Math.max(height, this.#logo ? LOGO_HEAD : 0) * MILLIMETRE;
    this.turn();
    this.box = { x: MARGIN, width: this.pdf.page.width - 2 * MARGIN };
  }

  /** Below the logo or the printed letterhead. */
  get #top() {
    return Math.max(MARGIN, this.#head + 16);
  }

  /**
   * A damaged picture is left out. It is decoded here, because pdfkit would decode it after this call has ended, where
   * its error cannot be caught.
   */
  #opened(logo: Uint8Array) {
    const picture = forPaper(logo);
    return picture && (this.pdf as unknown as Pictures).openImage(Buffer.from(picture));
  }

  /** Starts a new sheet. */
  turn() {
    this.pdf.addPage();
    if (this.#logo) {
      const room: [number, number] = [this.pdf.page.width - 2 * MARGIN, this.#head - LOGO_TOP];
      if (room[1] > 0) this.pdf.image(this.#logo, MARGIN, LOGO_TOP, { fit: room });
    }
    this.y = this.#top;
  }

  /** Whether the sheet contains nothing but the letterhead. */
  get untouched() {
    return this.y === this.#top;
  }

  /** The remaining height. */
  get room() {
    return this.pdf.page.height - MARGIN - FOOT - this.y;
  }

  /** Starts a new sheet if less than this height remains. */
  need(height: number) {
    if (height > this.room) this.turn();
  }

  /** Breaks text into lines that fit a width. */
  lines(text: string, width: number, style: Style): Line[] {
    return linesOf(text, style.strong ? "strong" : "regular", width, this.#metrics(style.size));
  }

  static height(lines: readonly unknown[], { size }: Style) {
    return lines.length * size * LEADING;
  }

  /** Draws lines from `top` downwards, anywhere on the sheet. */
  draw(lines: readonly Line[], { x, width }: Box, top: number, style: Style) {
    const { size, colour = BLACK, align = "left" } = style;
    const metrics = this.#metrics(size);
    lines.forEach((line, index) => {
      let left = align === "right" ? x + width - widthOf(line, metrics) : x;
      const baseline = top + index * size * LEADING + size;
      for (const run of line) {
        this.#set(run.face).fontSize(size).fillColor(colour);
        this.pdf.text(run.text, left, baseline, {
          lineBreak: false,
          baseline: "alphabetic",
          ...shapingOf(run),
        });
        left += metrics.width(run);
      }
    });
  }

  /** A text at a position of the sheet, by its baseline. */
  label(text: string, x: number, y: number, style: Style, anchor: "start" | "middle" | "end") {
    const [line] = this.lines(text, this.box.width, style);
    if (!line) return;
    const width = widthOf(line, this.#metrics(style.size));
    const before = { start: 0, middle: width / 2, end: width }[anchor];
    this.draw([line], { x: x - before, width }, y - style.size, style);
  }

  /**
   * Writes text over the whole width, across sheets if needed. Neither its first nor its last line is alone on a
   * sheet.
   */
  write(text: string, style: Style) {
    const lines = this.lines(text, this.box.width, style);
    for (const [index, line] of lines.entries()) {
      const together = index === 0 || index === lines.length - 2 ? lines.slice(index, index + 2) : [line];
      this.need(Sheet.height(together, style));
      this.draw([line], this.box, this.y, style);
      this.y += Sheet.height([line], style);
    }
  }

  rule(colour = "#999999") {
    const { x, width } = this.box;
    this.pdf
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  }

  /** Writes the footer of every sheet and closes the file. */
  async finish(foot: (page: number, pages: number) => { left: string; right: string }): Promise<Uint8Array> {
    const { count } = this.pdf.bufferedPageRange();
    const style = { size: 8, colour: GREY };
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      const top = this.pdf.page.height - FOOT - 8;
      const { left, right } = foot(page + 1, count);
      const numbers = this.lines(right, this.box.width, style).slice(0, 1);
      const room = { ...this.box, width: this.box.width - widthOf(numbers[0] ?? [], this.#metrics(8)) - 12 };
      // A text that needs more than one line, such as a long name, extends upwards.
      const lines = this.lines(left, room.width, style).slice(0, 3);
      this.draw(lines, room, top - Sheet.height(lines.slice(1), style), style);
      this.draw(numbers, this.box, top, { ...style, align: "right" });
    }
    return closed(this.pdf);
  }

  #metrics(size: number): Metrics {
    return {
      faceOf: (code, wanted) => {
        if (this.#has(wanted, code)) return wanted;
        if (this.#has("chinese", code)) return "chinese";
        const slice = sliceOf(code);
        return slice && isReadable(slice) && this.#has(slice, code) ? slice : undefined;
      },
      width: (run) => (isChinese(run) ? this.#advance(run) * size : this.#measured(run, size)),
    };
  }

  #measured({ face, text }: Run, size: number): number {
    return this.#set(face).fontSize(size).widthOfString(text, shapingOf({ face, text }));
  }

  /**
   * Chinese has no kerning, so the width of a long text is the sum of known character widths, relative to the font
   * size.
   */
  #advance({ face, text }: Run): number {
    let sum = 0;
    for (const character of text) {
      const cached = this.#advances.get(character) ?? this.#measured({ face, text: character }, 1);
      this.#advances.set(character, cached);
      sum += cached;
    }
    return sum;
  }

  #has(face: Face, code: number): boolean {
    const cached = this.#covers.get(face) ?? (this.#set(face) as unknown as Embedded)._font.font;
    this.#covers.set(face, cached);
    return cached.hasGlyphForCodePoint(code);
  }

  /** Selects a font. It is read when the document first needs it. */
  #set(face: Face) {
    if (!this.#known.has(face)) this.pdf.registerFont(face, fontFile(face));
    this.#known.add(face);
    return this.pdf.font(face);
  }
}

function closed(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
    document.end();
  });
}
