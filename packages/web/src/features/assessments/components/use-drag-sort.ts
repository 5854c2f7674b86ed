import { type PointerEvent, useEffect, useRef, useState } from "react";

/**
 * Sorts a list by dragging an item's handle with mouse, pen or finger. The list is reordered during the drag. Listeners are
 * on the window, because a moved element loses the pointer.
 */
export function useDragSort(move: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [id, setId] = useState<string>();
  const mover = useRef(move);
  mover.current = move;
  useEffect(() => {
    if (id === undefined) return;
    const follow = (event: globalThis.PointerEvent) => {
      const items = [...(list.current?.children ?? [])] as HTMLElement[];
      const from = items.findIndex((item) => item.dataset.id === id);
      const to = placeAt(items, event.clientY);
      if (from >= 0 && to !== from) mover.current(id, to);
    };
    const end = () => setId(undefined);
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    return () => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
  }, [id]);
  return {
    list,
    id,
    start: (item: string, event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setId(item);
    },
  };
}

/** The position of the item at `y`; the first above the list, the last below it. */
function placeAt(items: readonly HTMLElement[], y: number): number {
  const place = items.findIndex((item) => y < item.getBoundingClientRect().bottom);
  return place === -1 ? items.length - 1 : place;
}
