import { encodeStroke, SIGNATURE_FRAME } from "@meridian/core/clinical/consents/signature";

type Pointer = {
  pointerId: number;
  pointerType: string;
  clientX: number;
  clientY: number;
  timeStamp: number;
};
type Box = { left: number; top: number; width: number; height: number };

/** Touches within this time after a pen was near are the palm, in milliseconds. */
const PALM_MS = 1500;
/** The smallest distance between two points that are kept, in the frame's units. */
const GAP = 2;
/** Points of one stroke; a longer one is cut here, far beyond any signature. */
const MAX_POINTS = 1200;

/** Turns pointer events into the strokes of a signature, one pointer at a time; a pen goes before a palm. */
export class SignaturePen {
  private stroke: { pointer: number; points: [number, number][] } | undefined;
  private penAt = Number.NEGATIVE_INFINITY;

  /** Begins a stroke. False for the palm and for a second finger. */
  down(pointer: Pointer, box: Box): boolean {
    if (pointer.pointerType === "pen") this.penAt = pointer.timeStamp;
    const isPalm = pointer.pointerType === "touch" && pointer.timeStamp - this.penAt < PALM_MS;
    if (isPalm || this.stroke) return false;
    this.stroke = { pointer: pointer.pointerId, points: [placeIn(pointer, box)] };
    return true;
  }

  /** The stroke so far; undefined for another pointer. */
  move(pointer: Pointer, box: Box): string | undefined {
    const { stroke } = this;
    if (stroke?.pointer !== pointer.pointerId) return undefined;
    const point = placeIn(pointer, box);
    const last = stroke.points.at(-1);
    const isFar = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= GAP;
    if (isFar && stroke.points.length < MAX_POINTS) stroke.points.push(point);
    return encodeStroke(stroke.points);
  }

  /** The finished stroke; undefined for another pointer. */
  up(pointer: Pick<Pointer, "pointerId">): string | undefined {
    const { stroke } = this;
    if (stroke?.pointer !== pointer.pointerId) return undefined;
    this.stroke = undefined;
    return encodeStroke(stroke.points);
  }
}

const placeIn = ({ clientX, clientY }: Pointer, { left, top, width, height }: Box): [number, number] => [
  ((clientX - left) / width) * SIGNATURE_FRAME.width,
  ((clientY - top) / height) * SIGNATURE_FRAME.height,
];
