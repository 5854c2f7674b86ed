import type { Language } from "../contracts/kernel/primitives.ts";

/** The letterhead of each page. */
export type Letterhead = {
  /** Millimetres kept free for what the paper or the logo shows; 0 begins at the margin. */
  height: number;
  /** PNG or JPEG, drawn inside that height. One nobody can read is left out. */
  logo?: Uint8Array | undefined;
  name: string;
  /** Address, phone …; empty ones are left out. */
  lines: readonly string[];
};

export type DocumentHead = {
  language: Language;
  title: string;
  /** The instant it was made: the same document is the same bytes, whenever it is printed. */
  created: Date;
  letterhead: Letterhead;
  /** A line in the footer of each page, next to the page number. */
  foot: string;
};

export type Column = {
  title: string;
  /** Share of the sheet's width, as parts of all columns' shares. */
  share: number;
  align?: "left" | "right";
};
export type TableRow = { cells: readonly string[]; strong?: boolean };

/** In the drawing's own units; stops from 0 at the centre to 1 at the radius. */
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
  /** Length of dashes and of the gaps between them, or each. */
  dash?: number | readonly [dash: number, gap: number];
  /** 0 unseen to 1 solid; of the filling once more in `fillOpacity`. */
  opacity?: number;
  fillOpacity?: number;
  /** Fills from a centre outwards; instead of `fill`. */
  gradient?: DrawingGradient;
  /** Fills with a sign repeated every `tile` units; instead of `fill`. */
  grain?: { tile: number; d: string; color: string; width?: number };
  inside?: boolean;
  /** Turned left for right about this `x`. */
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

/** Strokes kept as vectors, in a field of their own units that is scaled to the sheet. */
export type Drawing = {
  kind: "drawing";
  /** The corner of what is shown, in the drawing's own units; 0 0 unless told. */
  from?: readonly [x: number, y: number];
  width: number;
  height: number;
  /** Width on the sheet, millimetres. */
  size: number;
  /** SVG path data; colours as `#rrggbb`, black strokes of 1 unit where nothing is said. */
  paths: readonly DrawingPath[];
  /** Beyond this outline nothing is seen of the paths that are `inside`. */
  clip?: string;
  /** Words in the drawing, in its own units; `y` is their baseline. */
  labels?: readonly DrawingLabel[];
  /** Says what the drawing shows. */
  caption: string;
};

export type HeadingLevel = 1 | 2 | 3;

export type Block =
  | { kind: "heading"; text: string; level?: HeadingLevel }
  /** One that `leads`, as every strong one does, is never parted from what follows. */
  | { kind: "paragraph"; text: string; quiet?: boolean; strong?: boolean; leads?: boolean }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: "table"; columns: readonly Column[]; rows: readonly TableRow[]; untitled?: boolean }
  | { kind: "rule" }
  | Drawing
  /** Side by side; together no wider than the sheet. */
  | { kind: "drawings"; drawings: readonly Drawing[] };
