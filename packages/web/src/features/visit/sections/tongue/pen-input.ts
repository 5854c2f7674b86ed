import { MOST_POINTS, MOST_PRESSURE, type StrokePoint } from "@meridian/core/clinical/tongue/tongue-drawing";

/** A pointer event with its position in the drawing's frame. */
export type PointerSample = {
  id: number;
  type: string;
  x: number;
  y: number;
  pressure: number;
  /** Milliseconds. */
  at: number;
  /** Whether the pen's eraser end is used. */
  isEraser?: boolean;
};

export type Line = { points: readonly StrokePoint[]; pressed: boolean; isEraser: boolean };

type Listener = {
  /** Called after each movement, with the line so far. */
  onMove: (line: Line) => void;
  /** Called when the line is finished. */
  onEnd: (line: Line) => void;
  /** Called when the line is discarded, because it was made by the palm. */
  onDrop: () => void;
};

/** Touches within this time after the pen was near are taken for the palm, in milliseconds. */
const PALM_MS = 1500;

/**
 * Turns pointer events into lines, one pointer at a time; a pen takes precedence over a finger. It keeps its state
 * outside React, so that rendering never interrupts a line.
 */
export class PenInput {
  private readonly listener: Listener;
  private line:
    | { id: number; type: string; points: StrokePoint[]; pressed: boolean; isEraser: boolean }
    | undefined;
  private penAt = Number.NEGATIVE_INFINITY;
  /** The smallest distance between two points that are kept. */
  gap = 4;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  get drawing() {
    return this.line !== undefined;
  }

  /** Remembers when a pen was near the screen, drawing or not. */
  notePen({ type, at }: Pick<PointerSample, "type" | "at">) {
    if (type === "pen") this.penAt = at;
  }

  /** Begins a line. False where the touch is ignored, as a palm or a second finger. */
  down(touch: PointerSample): boolean {
    this.notePen(touch);
    if (touch.type === "touch" && touch.at - this.penAt < PALM_MS) return false;
    if (this.line) {
      if (touch.type !== "pen" || this.line.type !== "touch") return false;
      this.drop();
    }
    this.line = {
      id: touch.id,
      type: touch.type,
      points: [],
      pressed: touch.type === "pen",
      isEraser: touch.isEraser === true,
    };
    this.add(touch, 0);
    this.listener.onMove(this.line);
    return true;
  }

  move(touches: readonly PointerSample[]) {
    const [first] = touches;
    if (!first) return;
    this.notePen(first);
    if (first.id !== this.line?.id) return;
    for (const touch of touches) this.add(touch, this.gap);
    if (this.line) this.listener.onMove(this.line);
  }

  up(touch: PointerSample) {
    if (touch.id !== this.line?.id) return;
    this.notePen(touch);
    this.add(touch, this.gap);
    this.finish();
  }

  /** The system cancelled the pointer. The line is kept, unless a pen nearby shows that it was the palm. */
  cancel({ id, type, at }: Pick<PointerSample, "id" | "type" | "at">) {
    if (id !== this.line?.id) return;
    if (type === "touch" && at - this.penAt < PALM_MS) this.drop();
    else this.finish();
  }

  /** Ends the line as it is, because the page closes or the tool changes. */
  finish() {
    const line = this.line;
    this.line = undefined;
    if (line) this.listener.onEnd(line);
  }

  private drop() {
    this.line = undefined;
    this.listener.onDrop();
  }

  private add({ x, y, pressure }: PointerSample, gap: number) {
    const line = this.line;
    if (!line) return;
    const last = line.points[line.points.length - 1];
    if (last && Math.hypot(x - last[0], y - last[1]) < gap) return;
    line.points.push([x, y, Math.round(pressure * MOST_PRESSURE)]);
    if (line.points.length < MOST_POINTS) return;
    // A stroke has a limited number of points, so a long line continues as the next stroke.
    const { points } = line;
    this.listener.onEnd({ ...line, points });
    line.points = points.slice(-1);
  }
}
