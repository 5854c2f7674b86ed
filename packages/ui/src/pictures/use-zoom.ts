import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";

const MOST = 8;
const STEP = 1.5;

type Look = { scale: number; x: number; y: number };
const WHOLE: Look = { scale: 1, x: 0, y: 0 };
type Point = { x: number; y: number };

export type Zoom = ReturnType<typeof useZoom>;

/**
 * Zooming and moving a picture: wheel, two fingers, drag, double click, and steps for buttons and keys. Several stages of one
 * size may share a zoom; then their pictures move together.
 */
export function useZoom(picture: string) {
  const stages = useRef(new Set<HTMLElement>());
  const [look, setLook] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins whole
  useEffect(() => setLook(WHOLE), [picture]);

  const zoom = (factor: number, at: Point = { x: 0, y: 0 }, element = anyOf(stages.current)) =>
    setLook((before) => zoomed(before, factor, at, element));
  const zoomBy = useRef(zoom);
  zoomBy.current = zoom;

  const attach = useCallback((element: HTMLDivElement | null) => {
    if (!element) return;
    stages.current.add(element);
    const stop = onWheel(element, (event) =>
      zoomBy.current(Math.exp(-event.deltaY / 300), fromMiddle(element, event), element),
    );
    return () => {
      stages.current.delete(element);
      stop();
    };
  }, []);
  const moveBy = (x: number, y: number, element = anyOf(stages.current)) =>
    setLook((last) => (last.scale === 1 ? last : inside(element, { ...last, x: last.x + x, y: last.y + y })));

  const drag = (event: PointerEvent<HTMLElement>) => {
    const element = event.currentTarget;
    const pointers = fingers.current;
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (other) return zoom(...pinched(element, { before, now, other }), element);
    moveBy(now.x - before.x, now.y - before.y, element);
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    scale: look.scale,
    style: { transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` },
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    whole: () => setLook(WHOLE),
    /** Moves what is zoomed, in pixels. */
    move: (x: number, y: number) => moveBy(x, y),
    stage: {
      ref: attach,
      onPointerDown: (event: PointerEvent) => {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: drag,
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: (event: React.MouseEvent<HTMLElement>) =>
        look.scale > 1
          ? setLook(WHOLE)
          : zoom(STEP * STEP, fromMiddle(event.currentTarget, event), event.currentTarget),
    },
  };
}

function zoomed(before: Look, factor: number, at: Point, element: HTMLElement | undefined): Look {
  const scale = Math.min(MOST, Math.max(1, before.scale * factor));
  if (scale === 1) return WHOLE;
  const grown = scale / before.scale;
  // What is under the finger stays under it.
  return inside(element, {
    scale,
    x: at.x - (at.x - before.x) * grown,
    y: at.y - (at.y - before.y) * grown,
  });
}

/** How much two fingers enlarge, one of which has moved, and the point between them. */
function pinched(
  element: HTMLElement,
  { before, now, other }: Record<"before" | "now" | "other", Point>,
): [factor: number, at: Point] {
  const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
  return [distance(now, other) / Math.max(1, distance(before, other)), fromMiddle(element, middle)];
}

/** Calls back at each turn of the wheel over an element; returns how to stop. */
function onWheel(element: HTMLElement, turned: (event: WheelEvent) => void) {
  // The page must not scroll meanwhile, which only a native listener can prevent.
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    turned(event);
  };
  element.addEventListener("wheel", wheel, { passive: false });
  return () => element.removeEventListener("wheel", wheel);
}

const anyOf = (elements: ReadonlySet<HTMLElement>) => elements.values().next().value;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function fromMiddle(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** A picture is not moved out of its frame. */
function inside(element: HTMLElement | undefined, { scale, x, y }: Look): Look {
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const far = (width * (scale - 1)) / 2;
  const deep = (height * (scale - 1)) / 2;
  return { scale, x: Math.min(far, Math.max(-far, x)), y: Math.min(deep, Math.max(-deep, y)) };
}
