import { type PointerEvent, useEffect, useRef, useState } from "react";

const MOST = 8;
const STEP = 1.5;

type Look = { scale: number; x: number; y: number };
const WHOLE: Look = { scale: 1, x: 0, y: 0 };
type Point = { x: number; y: number };

/** Zooming and moving a picture: wheel, two fingers, drag, double click, and steps for buttons and keys. */
export function useZoom(picture: string) {
  const stage = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins whole
  useEffect(() => setLook(WHOLE), [picture]);

  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setLook((before) => {
      const scale = Math.min(MOST, Math.max(1, before.scale * factor));
      if (scale === 1) return WHOLE;
      const grown = scale / before.scale;
      // What is under the finger stays under it.
      return inside(stage.current, {
        scale,
        x: at.x - (at.x - before.x) * grown,
        y: at.y - (at.y - before.y) * grown,
      });
    });
  const zoomBy = useRef(zoom);
  zoomBy.current = zoom;

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // The page must not scroll meanwhile, which only a native listener can prevent.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy.current(Math.exp(-event.deltaY / 300), fromMiddle(element, event));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, []);

  const move = (event: PointerEvent) => {
    const held = fingers.current;
    const before = held.get(event.pointerId);
    if (!before || !stage.current) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, now);
    if (other) {
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
      return zoom(
        distance(now, other) / Math.max(1, distance(before, other)),
        fromMiddle(stage.current, middle),
      );
    }
    setLook((last) =>
      last.scale === 1
        ? last
        : inside(stage.current, { ...last, x: last.x + now.x - before.x, y: last.y + now.y - before.y }),
    );
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    scale: look.scale,
    style: { transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` },
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    whole: () => setLook(WHOLE),
    stage: {
      ref: stage,
      onPointerDown: (event: PointerEvent) => {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: (event: React.MouseEvent) =>
        look.scale > 1
          ? setLook(WHOLE)
          : zoom(STEP * STEP, stage.current ? fromMiddle(stage.current, event) : undefined),
    },
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function fromMiddle(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** A picture is not moved out of its frame. */
function inside(element: HTMLElement | null, { scale, x, y }: Look): Look {
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const [far, deep] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: Math.min(far, Math.max(-far, x)), y: Math.min(deep, Math.max(-deep, y)) };
}
