import { MOST_POINTS, MOST_PRESSURE, type StrokePoint } from "@meridian/core/clinical/tongue/tongue-drawing";

/** A pointer's event in the drawing's frame. */
export type Touch = {
  id: number;
  type: string;
  x: number;
  y: number;
  pressure: number;
  /** Milliseconds. */
  at: number;
  /** The pen was turned round. */
  rubber?: boolean;
};

export type Line = { points: readonly StrokePoint[]; pressed: boolean; rubber: boolean };

type Listener = {
  /** The line so far, after each movement. */
  onMove: (line: Line) => void;
  /** It is finished: to be kept. */
  onEnd: (line: Line) => void;
  /** It was a palm, or a finger the system took away: nothing was meant by it. */
  onDrop: () => void;
};

/** A hand that lies on the screen while its pen is near, milliseconds. */
const PALM = 1500;

/**
 * Makes lines of a pointer's events: one pointer at a time, and the pen before the finger. It lives beside React, so
 * that an answer of the server or a new picture of the screen never interrupts a line.
 */
export class Hand {
  private readonly listener: Listener;
  private line:
    | { id: number; type: string; points: StrokePoint[]; pressed: boolean; rubber: boolean }
    | undefined;
  private penAt = Number.NEGATIVE_INFINITY;
  /** Least distance of two points that are kept. */
  gap = 4;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  get drawing() {
    return this.line !== undefined;
  }

  /** A pen over the screen, drawing or not. */
  near({ type, at }: Pick<Touch, "type" | "at">) {
    if (type === "pen") this.penAt = at;
  }

  /** Whether a line begins with it. */
  down(touch: Touch): boolean {
    this.near(touch);
    if (touch.type === "touch" && touch.at - this.penAt < PALM) return false;
    if (this.line) {
      if (touch.type !== "pen" || this.line.type !== "touch") return false;
      this.drop();
    }
    this.line = {
      id: touch.id,
      type: touch.type,
      points: [],
      pressed: touch.type === "pen",
      rubber: touch.rubber === true,
    };
    this.add(touch, 0);
    this.listener.onMove(this.line);
    return true;
  }

  move(touches: readonly Touch[]) {
    const [first] = touches;
    if (!first) return;
    this.near(first);
    if (first.id !== this.line?.id) return;
    for (const touch of touches) this.add(touch, this.gap);
    if (this.line) this.listener.onMove(this.line);
  }

  up(touch: Touch) {
    if (touch.id !== this.line?.id) return;
    this.near(touch);
    this.add(touch, this.gap);
    this.finish();
  }

  /** The system took the pointer away. A line is kept all the same, unless a pen says it was the palm. */
  cancel({ id, type, at }: Pick<Touch, "id" | "type" | "at">) {
    if (id !== this.line?.id) return;
    if (type === "touch" && at - this.penAt < PALM) this.drop();
    else this.finish();
  }

  /** Keeps what there is of a line: the page goes, or the tool changes. */
  finish() {
    const line = this.line;
    this.line = undefined;
    if (line) this.listener.onEnd(line);
  }

  private drop() {
    this.line = undefined;
    this.listener.onDrop();
  }

  private add({ x, y, pressure }: Touch, gap: number) {
    const line = this.line;
    if (!line) return;
    const last = line.points[line.points.length - 1];
    if (last && Math.hypot(x - last[0], y - last[1]) < gap) return;
    line.points.push([x, y, Math.round(pressure * MOST_PRESSURE)]);
    if (line.points.length < MOST_POINTS) return;
    // A stroke has an end, a hand has not: it goes on as the next stroke.
    const { points } = line;
    this.listener.onEnd({ ...line, points });
    line.points = points.slice(-1);
  }
}
