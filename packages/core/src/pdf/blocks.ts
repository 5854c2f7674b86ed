import type { Language } from "../contracts/kernel/primitives.ts";

/** The letterhead of each page. */
export type Letterhead = {
  /** Millimetres at the top of each page that stay free for the letterhead; 0 for none. */
  height: number;
  /** PNG or JPEG, drawn inside that height. A damaged picture is left out. */
  logo?: Uint8Array | undefined;
  name: string;
  /** Address, phone and so on. Empty lines are left out. */
  lines: readonly string[];
};

export type DocumentHead = {
  language: Language;
  title: string;
  /**
   * The instant at which the document's content was created. It is stored in the file, so that printing the same
   * content again gives the same bytes.
   */
  created: Date;
  letterhead: Letterhead;
  /** A line in the footer of each page, next to the page number. */
  foot: string;
};

export type Column = {
  title: string;
  /** The column's share of the width, relative to the other columns' shares. */
  share: number;
  align?: "left" | "right";
};
export type TableRow = { cells: readonly string[]; strong?: boolean };

/** A radial gradient in the drawing's units; stops run from 0 at the centre to 1 at the radius. */
export type DrawingGradient = {
  x: number;
  y: number;
  radius: number;
  stops: readonly { at: number; color: string; opacity: number }[];
};
export type DrawingPath = {
  d: string;
  stroke?: string;
  fill?: string;
  width?: number;
  /** Length of dashes and of the gaps between them, or of both. */
  dash?: number | readonly [dash: number, gap: number];
  /** From 0 (invisible) to 1 (opaque). Fillings are multiplied by `fillOpacity`. */
  opacity?: number;
  fillOpacity?: number;
  /** A gradient from a centre outwards, instead of `fill`. */
  gradient?: DrawingGradient;
  /** A pattern repeated every `tile` units, instead of `fill`. */
  grain?: { tile: number; d: string; color: string; width?: number };
  inside?: boolean;
  /** Mirrored left to right about this `x`. */
  mirror?: number;
};
export type DrawingLabel = {
  text: string;
  x: number;
  y: number;
  size: number;
  strong?: boolean;
  anchor?: "start" | "middle" | "end";
};

/** A vector drawing in its own units, scaled to the sheet. */
export type Drawing = {
  kind: "drawing";
  /** The top left corner of the visible part, in the drawing's units; 0 0 by default. */
  from?: readonly [x: number, y: number];
  width: number;
  height: number;
  /** Width on the sheet, millimetres. */
  size: number;
  /** SVG path data. Colours as `#rrggbb`; black strokes of 1 unit by default. */
  paths: readonly DrawingPath[];
  /** Paths that are `inside` are clipped to this outline. */
  clip?: string;
  /** Text in the drawing, in its units; `y` is the baseline. */
  labels?: readonly DrawingLabel[];
  /** Describes the drawing. */
  caption: string;
};

export type HeadingLevel = 1 | 2 | 3;

export type Block =
  | { kind: "heading"; text: string; level?: HeadingLevel }
  /** A paragraph that `leads`, and every strong one, stays on the same page as what follows. */
  | { kind: "paragraph"; text: string; quiet?: boolean; strong?: boolean; leads?: boolean }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: "table"; columns: readonly Column[]; rows: readonly TableRow[]; untitled?: boolean }
  | { kind: "rule" }
  | Drawing
  /** Drawings side by side, together no wider than the sheet. */
  | { kind: "drawings"; drawings: readonly Drawing[] };
